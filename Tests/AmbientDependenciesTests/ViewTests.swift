import Ambient
import AmbientDependencies
import AmbientDependenciesTesting
import AmbientTesting
import Observation
import Testing

/// Reads a dependency in code outside of views.
private func retriesOfLogic() -> Int {
  @Dependency(\.retries) var retries
  return retries
}

private final class Model: @unchecked Sendable {
  @Dependency(\.retries) var retries
}

@Observable private final class Loader {
  let task: Task<Int, Never>
  init() { task = Task { retriesOfLogic() } }
}

private struct Acting: View {
  let log: Box<[String]>
  @State private var count = 0

  private func note(_ name: String) {
    log.withLock { $0.append("\(name) \(retriesOfLogic())") }
  }

  var body: some View {
    Button("Act") {
      count += 1
      note("action")
    }
    .onAppear { note("appear") }
    .onChange(of: count) { note("change") }
    .task(id: count) { [log] in
      log.withLock { $0.append("task \(retriesOfLogic())") }
    }
  }
}

private struct Reader: View {
  let name: String
  var body: some View { Text("\(name) \(retriesOfLogic())") }
}

private struct OtherReader: View {
  @Dependency(\.server) private var server
  var body: some View { Text(server) }
}

private let retriesByDefault = EnvironmentValues().retries

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(X2)`.
@Suite(.dependencies) @MainActor struct `Dependencies in views` {
  @Test(arguments: [5, retriesByDefault])
  func `An ancestor can override the dependency value that a view captured at its creation`(
    value: Int
  ) {
    struct Show: View {
      @Dependency(\.retries) private var retries
      @Environment(\.retries) private var plain
      var body: some View { Text("\(retries) \(plain)") }
    }
    struct Plain: View {
      @Environment(\.retries) private var retries
      var body: some View { Text("\(retries)") }
    }
    struct Root: View {
      let show: Show
      let value: Int
      @State var isOn: Bool
      var body: some View {
        Group {
          show
          Plain()
        }
        .transformEnvironment(\.self) { [isOn, value] in if isOn { $0.retries = value } }
        Button("On") { isOn = true }
        Button("Off") { isOn = false }
      }
    }
    let show = withDependencies {
      $0.retries = 77
    } operation: {
      Show()
    }
    let host = TestHost { Root(show: show, value: value, isOn: false) }
    #expect(host.texts.first == "77 \(retriesByDefault)")
    host.takeBodies()
    host.tap("On")
    #expect(host.texts.first == "\(value) \(value)")
    #expect(
      host.takeBodies()
        == (value == retriesByDefault ? ["Root", "Show"] : ["Root", "Show", "Plain"])
    )
    #expect(TestHost { Root(show: show, value: value, isOn: true) }.texts == host.texts)
    host.tap("Off")
    #expect(host.texts.first == "77 \(retriesByDefault)")
  }

  @Test func `Code that a view calls reads the environment of this view (X2)`()
    async
  {
    let log = Box<[String]>([])
    let host = TestHost { Acting(log: log).environment(\.retries, 8) }
    host.tap("Act")
    await host.settle { log.withLock { $0.filter { $0.hasPrefix("task") }.count } == 2 }
    let lines = Set(log.withLock { $0 })
    #expect(lines == ["appear 8", "action 8", "change 8", "task 8"])
    #expect(retriesOfLogic() == 3)
  }

  @Test
  func `A task from an action reads the environment, but a detached task does not (X3)`() async {
    let tasks = Box<[Task<Int, Never>]>([])
    struct Root: View {
      let tasks: Box<[Task<Int, Never>]>
      var body: some View {
        Button("Start") {
          tasks.withLock {
            $0 = [Task { retriesOfLogic() }, Task.detached { retriesOfLogic() }]
          }
        }
      }
    }
    let host = TestHost { Root(tasks: tasks).environment(\.retries, 8) }
    host.tap("Start")
    let started = tasks.withLock { $0 }
    #expect(await started[0].value == 8)
    #expect(await started[1].value == 3)
  }

  @Test func `A model stored as state can start a task that reads the environment (X3)`() async {
    struct Root: View {
      @State private var loader = Loader()
      let tasks: Box<[Task<Int, Never>]>
      var body: some View {
        Text("loading").onAppear { tasks.withLock { $0 = [loader.task] } }
      }
    }
    let tasks = Box<[Task<Int, Never>]>([])
    let host = TestHost { Root(tasks: tasks).environment(\.retries, 8) }
    #expect(host.texts == ["loading"])
    let task = tasks.withLock { $0.first }
    #expect(await task?.value == 8)
  }

  @Test func `A model created in a view reads the values that ancestors set later (X4)`() {
    struct Owner: View {
      @State var model = Model()
      let models: Box<Model?>
      var body: some View {
        Text("owner").onAppear { models.withLock { $0 = model } }
      }
    }
    struct Middle: View {
      let models: Box<Model?>
      var body: some View { Owner(models: models) }
    }
    struct Root: View {
      @State private var retries = 5
      let models: Box<Model?>
      var body: some View {
        Middle(models: models).environment(\.retries, retries)
        Button("More") { retries = 6 }
      }
    }
    let models = Box<Model?>(nil)
    let host = TestHost { Root(models: models) }
    let model = models.withLock { $0 }
    #expect(model?.retries == 5)
    host.tap("More")
    #expect(model?.retries == 6)
    withDependencies {
      $0.retries = 7
    } operation: {
      #expect(model?.retries == 7)
    }
    #expect(model?.retries == 6)
  }

  @Test func `A view tree created inside withDependencies starts with the overrides (X5)`() {
    let host = withDependencies {
      $0.retries = 4
    } operation: {
      TestHost {
        Reader(name: "far")
        Reader(name: "near").environment(\.retries, 5)
      }
    }
    host.settle()
    #expect(host.texts == ["far 4", "near 5"])
  }

  @Test func `A body runs again only after a change of a dependency that it reads (X6)`() {
    let host = TestHost {
      Reader(name: "a")
      OtherReader()
    }
    #expect(host.texts == ["a 3", "test server"])
    #expect(host.bodies { host.set(\.retries, to: 9) } == ["Reader"])
    #expect(host.texts == ["a 9", "test server"])
    #expect(host.bodies { host.set(\.server, to: "mine") } == ["OtherReader"])
    #expect(host.texts == ["a 9", "mine"])
    #expect(host.bodies { host.set(\.server, to: "mine") } == [])
  }

  @Test func `A view with a dependency property does not run again if the view is unchanged`() {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }
        OtherReader()
      }
    }
    let host = TestHost { Root() }
    host.takeBodies()
    host.tap("0")
    #expect(host.takeBodies() == ["Root"])
  }

  @Test
  func `After its end, a task from an action does not keep the values of a view alive`() async {
    struct Root: View {
      let started: Box<Task<Int, Never>?>
      var body: some View {
        Button("Start") {
          let task = Task {
            await Task.yield()
            return retriesOfLogic()
          }
          started.withLock { $0 = task }
        }
      }
    }
    let tracker = LifetimeTracker()
    let started = Box<Task<Int, Never>?>(nil)
    let host = TestHost {
      Root(started: started)
        .environment(\.retries, 8)
        .environment(\.token, tracker.token("value"))
    }
    host.tap("Start")
    let value = await started.withLock { $0 }?.value
    #expect(value == 8)
    started.withLock { $0 = nil }
    #expect(tracker.alive == ["value"])
    host.unmount()
    // A task may release its values shortly after the task ends.
    await host.settle { tracker.alive == [] }
  }
}

extension EnvironmentValues {
  private struct TokenKey: EnvironmentKey {
    static var defaultValue: LifetimeToken? { nil }
  }

  fileprivate var token: LifetimeToken? {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }
}
