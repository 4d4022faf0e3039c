import Ambient
import AmbientTesting
import Observation
import Testing

@Observable @MainActor private final class Switch {
  var isOn = true
}

/// Takes its tree down when it goes away itself.
@MainActor private final class Session {
  let tree: ViewTree
  let ended: () -> Void

  init(_ tree: ViewTree, ended: @escaping () -> Void) {
    self.tree = tree
    self.ended = ended
  }

  isolated deinit {
    ended()
    tree.unmount()
  }
}

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

/// Looks at its tree when it goes away.
@MainActor private final class Watcher {
  let look: () -> Void
  init(_ look: @escaping () -> Void) { self.look = look }
  isolated deinit { look() }
}

private struct WatcherKey: EnvironmentKey {
  static var defaultValue: Watcher? { nil }
}

extension EnvironmentValues {
  fileprivate var watcher: Watcher? {
    get { self[WatcherKey.self] }
    set { self[WatcherKey.self] = newValue }
  }
}

/// Shows two views, of which one holds an object, as long as there is one.
private struct Watched: View {
  @Environment(\.watcher) private var watcher

  var body: some View {
    Text("stays")
    if let watcher {
      Text("going")
      Holding(watcher: watcher)
    }
  }
}

private struct Holding: View {
  let watcher: Watcher

  var body: some View {
    Text("going")
    Text("going")
  }
}

private struct Keeper: View {
  @State var session: Session?
  var body: some View { Text("open") }
}

private struct Screen: View {
  let power: Switch
  let makeSession: () -> Session?

  var body: some View {
    Group {
      if power.isOn { Keeper(session: makeSession()) } else { Text("closed") }
    }
    .environment(\.depth, power.isOn ? 1 : 2)
    Text(power.isOn ? "on" : "off")
  }
}

@Suite @MainActor struct `Taking a tree down` {
  private final class Door { var tree: ViewTree? }

  private func mount(_ power: Switch, ended: @escaping () -> Void) -> ViewTree {
    let door = Door()
    let tree = ViewTree {
      Screen(power: power) { door.tree.map { Session($0, ended: ended) } }
    }
    door.tree = tree
    tree.settle()
    door.tree = nil
    return tree
  }

  @Test func `by an object that a body lets go of is done when the update is over`() {
    let power = Switch()
    var ends = 0
    let tree = mount(power) { ends += 1 }
    #expect(tree.elements.map(\.text) == ["open", "on"])
    power.isOn = false
    tree.settle()
    #expect(ends == 1)
    #expect(tree.elements.isEmpty)
  }

  @Test func `by an object that goes away with it is done once`() {
    var ends = 0
    let tree = mount(Switch()) { ends += 1 }
    tree.unmount()
    #expect(ends == 1)
    #expect(tree.elements.isEmpty)
  }

  @Test func `shows no view that is going to objects that go with it`() {
    var seen: [[String?]] = []
    let host = TestHost { Watched() }
    let tree = host.viewTree
    host.set(\.watcher, to: Watcher { seen.append(tree.elements.map(\.text)) })
    host.set(\.watcher, to: nil)
    host.unmount()
    tree.settle()
    #expect(seen.count == 1)
    #expect(seen.allSatisfy { !$0.contains("going") })
    #expect(host.texts == [])
  }

  @Test func `in an action is done when the update is over, and what disappears is told`() {
    var log: [String] = []
    let door = Door()
    let tree = ViewTree {
      Text("a").onAppear {
        log.append("appears")
        door.tree?.unmount()
        log.append("is still there: \(door.tree?.elements.isEmpty == false)")
      }
      .onDisappear { log.append("disappears") }
    }
    door.tree = tree
    tree.settle()
    #expect(log == ["appears", "is still there: true", "disappears"])
    #expect(tree.elements.isEmpty)
    door.tree = nil
  }
}
