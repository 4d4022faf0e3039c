import Ambient
import AmbientDependencies
import AmbientDependenciesTesting
import AmbientTesting
import AmbientViewDependencies
import Testing

// These tests check which values and which context are used to create a default. They also check
// which readers of the default run again when these values change.

private struct NameKey: EnvironmentKey, _EntryKey {
  static let entryDefault = _EntryDefault("guest")
}

private struct GreetingKey: EnvironmentKey, _EntryKey {
  static let entryDefault = _EntryDefault(makeGreeting())
}

private func makeGreeting() -> String {
  @Dependency(\.name) var name
  return "Hello \(name)"
}

private final class Clock: @unchecked Sendable {
  @Dependency(\.name) var name
}

private struct ClockKey: EnvironmentKey, _EntryKey {
  static let entryDefault = _EntryDefault(Clock())
}

/// A client whose test value is created with an override of a dependency.
private struct Numbered: TestDependencyKey {
  let first: Int
  let increment: @Sendable () -> Int

  static var testValue: Numbered {
    withDependencies {
      $0.int = 7
    } operation: {
      @Dependency(\.int) var int
      let counter = CounterClient.starting()
      return Numbered(first: int, increment: { counter.increment() })
    }
  }
}

/// A client whose test value reads a key that has no test value.
private struct Careless: TestDependencyKey {
  var fetch: @Sendable () -> Int
  static var testValue: Careless {
    @Dependency(\.liveOnly) var number
    let captured = number
    return Careless { captured }
  }
}

private final class Owner: @unchecked Sendable {
  @Dependency(\.full) var full
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var greeting: String { self[GreetingKey.self] }
  fileprivate var clock: Clock { self[ClockKey.self] }
}

private struct Greeting: View {
  let id: Int
  @Dependency(\.greeting) private var greeting
  var body: some View { Text("\(id) \(greeting)") }
}

private struct GreetingOfViews: View {
  @Environment(\.greeting) private var greeting
  @Environment(\.clock) private var clock
  var body: some View { Text("\(greeting), \(clock.name)") }
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(D13)`.
@Suite(.dependencies) @MainActor struct `The creation of defaults` {
  @Test func `A default read by @Environment does not depend on the reader's environment (D13)`() {
    let host = TestHost {
      GreetingOfViews().environment(\.name, "Ann")
      GreetingOfViews()
    }
    #expect(host.texts == ["Hello guest, Ann", "Hello guest, guest"])
  }

  @Test func `A reader of a default runs again when a value used by the default changes (D7)`() {
    struct Root: View {
      @State private var name = "Ann"
      @State private var id = 1
      var body: some View {
        Greeting(id: id).environment(\.name, name)
        Greeting(id: 0)
        Button("Rename") { name = "Bo" }
        Button("Count") { id += 1 }
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts.prefix(2) == ["1 Hello Ann", "0 Hello guest"])
    host.tap("Count")
    #expect(host.texts.first == "2 Hello Ann")
    host.takeBodies()
    host.tap("Rename")
    #expect(host.texts.prefix(2) == ["2 Hello Bo", "0 Hello guest"])
    #expect(host.takeBodies() == ["Root", "Greeting"])
  }

  @Test func `A default is created once even if its creation overrides a value (D1)`() {
    @Dependency(Numbered.self) var numbered
    #expect(numbered.first == 7)
    #expect(numbered.increment() == 1)
    #expect(numbered.increment() == 2)
  }

  @Test func `Only a read reports a missing test value, not an assignment or an explanation (K12)`()
  {
    withDependencies {
      $0[Careless.self].fetch = { 5 }
    } operation: {
      _ = DependencyValues.explain(\.liveOnly)
      @Dependency(\.liveOnly) var number
      #expect(issues { _ = number }.count == 1)
    }
  }

  @Test func `A child object has the context of its parent (C3)`() {
    withDependencies {
      $0.context = .live
    } operation: {
      let parent = withDependencies {
        $0.context = .preview
      } operation: {
        Owner()
      }
      let child = withDependencies(from: parent) { Owner() }
      #expect(parent.full == 2)
      #expect(child.full == 2)
    }
  }

  @Test func `A view tree keeps the context in which it was created (X5)`() {
    struct Full: View {
      @Dependency(\.full) private var full
      let log: Box<[Int]>
      var body: some View {
        Text("\(full)")
        Button("Act") {
          @Dependency(\.full) var full
          log.withLock { $0.append(full) }
        }
      }
    }
    let log = Box<[Int]>([])
    let host = withDependencies {
      $0.context = .preview
    } operation: {
      TestHost { Full(log: log) }
    }
    host.settle()
    host.tap("Act")
    #expect(host.texts.first == "2")
    #expect(log.withLock { $0 } == [2])
  }

  @Test func `A body that runs during an action reads the values of its own view (X6)`() {
    struct Reader: View {
      let name: String
      var body: some View {
        @Dependency(\.name) var dependency
        Text("\(name) \(dependency)")
      }
    }
    struct Root: View {
      let settle: () -> Void
      @State private var title = "a"
      var body: some View {
        Reader(name: title).environment(\.name, "Ann")
        Button("Change") {
          title = "b"
          settle()
        }
        .environment(\.name, "Bo")
      }
    }
    let hosts = Hosts()
    let host = TestHost { Root { hosts.last?.viewTree.settle() } }
    hosts.last = host
    host.tap("Change")
    #expect(host.texts.first == "b Ann")
  }
}

@MainActor private final class Hosts {
  weak var last: TestHost?
}
