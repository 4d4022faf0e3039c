import Ambient
import AmbientTesting
import Observation
import Testing

@Observable @MainActor private final class Switch {
  var isOn = true
}

/// An object that unmounts its tree when the object is released.
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

/// An object that runs a closure when the object is released.
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

/// A view that shows a text, and two more views while the environment has a watcher.
///
/// One of these two views, `Holding`, stores the watcher. When the two views are removed, the
/// watcher is released.
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

private struct SessionView: View {
  @State var session: Session?
  var body: some View { Text("open") }
}

private struct Screen: View {
  let power: Switch
  let makeSession: () -> Session?

  var body: some View {
    Group {
      if power.isOn { SessionView(session: makeSession()) } else { Text("closed") }
    }
    .environment(\.depth, power.isOn ? 1 : 2)
    Text(power.isOn ? "on" : "off")
  }
}

@Suite @MainActor struct `Unmounting a tree` {
  private final class TreeHolder { var tree: ViewTree? }

  private func mount(_ power: Switch, ended: @escaping () -> Void) -> ViewTree {
    let holder = TreeHolder()
    let tree = ViewTree {
      Screen(power: power) { holder.tree.map { Session($0, ended: ended) } }
    }
    holder.tree = tree
    tree.settle()
    holder.tree = nil
    return tree
  }

  @Test func `An unmount that a deinit requests during an update happens after that update`() {
    let power = Switch()
    var ends = 0
    let tree = mount(power) { ends += 1 }
    #expect(tree.elements.map(\.text) == ["open", "on"])
    power.isOn = false
    tree.settle()
    #expect(ends == 1)
    #expect(tree.elements.isEmpty)
  }

  @Test func `An unmount may release an object that unmounts the tree again`() {
    var ends = 0
    let tree = mount(Switch()) { ends += 1 }
    tree.unmount()
    #expect(ends == 1)
    #expect(tree.elements.isEmpty)
  }

  @Test func `A deinit that runs while views are removed sees none of the removed elements`() {
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

  @Test func `An unmount that an action requests during an update happens after that update`() {
    var log: [String] = []
    let holder = TreeHolder()
    let tree = ViewTree {
      Text("a").onAppear {
        log.append("appears")
        holder.tree?.unmount()
        log.append("is still there: \(holder.tree?.elements.isEmpty == false)")
      }
      .onDisappear { log.append("disappears") }
    }
    holder.tree = tree
    tree.settle()
    #expect(log == ["appears", "is still there: true", "disappears"])
    #expect(tree.elements.isEmpty)
    holder.tree = nil
  }
}
