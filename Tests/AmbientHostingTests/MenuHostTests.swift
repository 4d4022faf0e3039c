import Ambient
import AmbientTextHost
import Testing

@Suite @MainActor struct `The host that the guide “Write a host” shows` {
  @Test func `MenuHost numbers the elements that can be pressed, and presses the chosen one`() {
    let log = EventLog()
    let tree = ViewTree {
      Key("One") { log.events.append(ShakeEvent(strength: 1)) }
      Key("Two").disabled(true)
      Key("Three") { log.events.append(ShakeEvent(strength: 3)) }
    }
    tree.settle()
    let host = MenuHost()
    #expect(host.menu(of: tree) == "1  One\n2  Three")
    host.choose("2", in: tree)
    host.choose("3", in: tree)
    host.choose("x", in: tree)
    #expect(log.names == ["ShakeEvent(strength: 3.0)"])
  }
}

@Suite @MainActor struct `The hosts of an app` {
  @Test func `An app lists its default host and the registered hosts, each of them once`() {
    AppHosts.register(MenuHost.self)
    AppHosts.register(MenuHost.self)
    #expect(AppHosts.all(beside: TextHost.self).map { $0.name } == ["text", "menu"])
    #expect(AppHosts.all(beside: MenuHost.self).map { $0.name } == ["menu"])
  }
}
