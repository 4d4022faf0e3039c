import Ambient
import AmbientTesting
import Observation
import Testing

private struct TokenKey: EnvironmentKey {
  static var defaultValue: LifetimeToken? { nil }
}

extension EnvironmentValues {
  fileprivate var leakToken: LifetimeToken? {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }
}

@Observable private final class Retained {
  var value = 0
}

/// A view that stores tokens in every way in which a view can store a value.
///
/// The tracker knows which of the tokens are still alive.
private struct Retainer: View {
  let tracker: LifetimeTracker
  let token: LifetimeToken
  let observed: TreeModel
  @State private var state: LifetimeToken
  @State private var count = 0
  @State private var list = [1, 2, 3]
  @State private var retained = Retained()

  init(_ tracker: LifetimeTracker, _ observed: TreeModel) {
    self.tracker = tracker
    self.observed = observed
    token = tracker.token("view")
    _state = State(initialValue: tracker.token("state"))
  }

  var body: some View {
    let captured = tracker.token("closure")
    let model = tracker.track(retained, as: "model")
    Text("\(count) \(observed.step) \(model.value)")
    Button("More") {
      captured.keep()
      state.keep()
      count += 1
      observed.step += 1
    }
    .onAppear { captured.keep() }
    .onDisappear { captured.keep() }
    .onChange(of: count) { captured.keep() }
    .task {
      captured.keep()
      try? await Task.sleep(for: .seconds(3_600))
    }
    ForEach(list, id: \.self) { number in Row(number: $list[number - 1], token: captured) }
    AnyView(Row(number: Binding(get: { count }, set: { count = $0 }), token: captured))
      .environment(\.leakToken, tracker.token("environment"))
      .transformEnvironment(\.leakToken) { _ in captured.keep() }
      .environment(tracker.track(Retained(), as: "object"))
    Text("modified").modifier(Modifies(token: tracker.token("modifier")))
    if count.isMultiple(of: 2) { Row(number: $count, token: tracker.token("branch")) }
  }
}

private struct Row: View {
  @Binding var number: Int
  let token: LifetimeToken?
  @Environment(\.leakToken) private var leakToken
  @Environment(Retained.self) private var retained: Retained?
  @State private var own = 0

  var body: some View {
    Text("\(number) \(leakToken == nil) \(retained?.value ?? 0) \(own)")
    Button("Own") { own += 1 }
  }
}

private struct Modifies: ViewModifier {
  let token: LifetimeToken
  @State private var isOn = false

  func body(content: Content) -> some View {
    content
    content.id(isOn)
    Button("Switch") { isOn.toggle() }
  }
}

@Suite @MainActor struct `A tree leaks nothing` {
  private func makeHost(_ tracker: LifetimeTracker, _ observed: TreeModel) -> TestHost {
    let host = TestHost { Retainer(tracker, observed) }
    for label in ["More", "Own", "Switch", "More"] { host.tap(label) }
    host.set(\.leakToken, to: tracker.token("host"))
    host.set(\.leakToken, to: nil)
    return host
  }

  @Test func `An unmounted tree leaks nothing while its host stays alive`() async {
    let (tracker, observed) = (LifetimeTracker(), TreeModel())
    let host = makeHost(tracker, observed)
    // The views keep tokens with at least eight names, such as "view", "state" and "branch".
    #expect(Set(tracker.alive).count >= 8)
    host.unmount()
    await host.settle { tracker.alive.isEmpty }
    #expect(tracker.alive == [])
    observed.step += 1
    host.settle()
    #expect(host.texts == [])
  }

  @Test func `A tree that is unmounted with pending writes leaks nothing`() async {
    let (tracker, observed) = (LifetimeTracker(), TreeModel())
    let host = makeHost(tracker, observed)
    host.viewTree.onMutations = { _ in }
    observed.step += 1
    host.viewTree.environment.treeTint = "red"
    if let button = host.elements.first(where: { $0.kind == "Button" }) {
      host.viewTree.send(.press, to: button)
    }
    host.unmount()
    await host.settle { tracker.alive.isEmpty }
    #expect(tracker.alive == [])
  }

  @Test func `An unmount releases a tree at once even if the tree needs an update`() throws {
    let tracker = LifetimeTracker()
    let host = TestHost {
      Presses(token: tracker.token("waits"))
      NewestLeaf(token: tracker.token("last"))
    }
    let control = try #require(host.elements.first { $0.kind == "Control" })
    #expect(host.viewTree.send(.press, to: control))
    #expect(host.viewTree.needsUpdate)
    host.unmount()
    #expect(tracker.alive == [])
    #expect(tracker.trackedCount == 2)
  }

  @Test func `A tree whose host is released without an unmount leaks nothing`() async {
    let (tracker, observed) = (LifetimeTracker(), TreeModel())
    var host: TestHost? = makeHost(tracker, observed)
    #expect(host?.texts.isEmpty == false)
    host = nil
    for _ in 1...1_000 where !tracker.alive.isEmpty { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(tracker.alive == [])
    observed.step += 1
  }

  @Test func `A removed branch, row or type-erased view leaks nothing`() async {
    struct Chooses: View {
      let model: TreeModel
      let tracker: LifetimeTracker
      var body: some View {
        if model.flag { Holds(token: tracker.token("branch")) }
        ForEach(model.ids, id: \.self) { Holds(token: tracker.token("row \($0)")) }
        if model.step == 0 {
          AnyView(Holds(token: tracker.token("any")))
        } else {
          AnyView(EmptyView())
        }
      }
    }
    let (model, tracker) = (TreeModel([1, 2]), LifetimeTracker())
    model.flag = true
    let host = TestHost { Chooses(model: model, tracker: tracker) }
    #expect(Set(tracker.alive) == ["branch", "row 1", "row 2", "any"])
    model.flag = false
    model.ids = [2]
    model.step = 1
    host.settle()
    #expect(tracker.alive == ["row 2"])
    model.ids = []
    host.settle()
    #expect(tracker.alive == [])
    host.unmount()
  }

  @Test func `A closure that reads a state after the unmount leaks nothing when it is released`() {
    let tracker = LifetimeTracker()
    var read: (() -> Int)?
    struct Exports: View {
      let token: LifetimeToken
      let export: (@escaping () -> Int) -> Void
      @State private var count = 3
      var body: some View {
        let _ = export { count }
        Text("\(count)")
      }
    }
    let host = TestHost { Exports(token: tracker.token("view")) { read = $0 } }
    host.unmount()
    #expect(read?() == 3)
    read = nil
    #expect(tracker.alive == [])
  }
}

private struct Presses: View {
  let token: LifetimeToken
  @State private var count = 0
  var body: some View {
    Text("\(count)")
    TreeControl(name: "more") { _ in count += 1 }
  }
}

/// The view that the tree of the test mounts last.
private struct NewestLeaf {
  let token: LifetimeToken
}

extension NewestLeaf: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription("Leaf")
  }
}

private struct Holds: View {
  let token: LifetimeToken
  @State private var count = 0
  var body: some View { Text("\(count)") }
}
