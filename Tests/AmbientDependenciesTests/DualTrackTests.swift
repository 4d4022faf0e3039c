import Ambient
import AmbientDependencies
import AmbientDependenciesTesting
import AmbientTesting
import AmbientViewDependencies
import Testing

// The same function is declared twice: once for views and once for all other code. A program has
// such pairs if it uses the environment for views and a separate library for dependencies.

private enum ForViews {
  struct RenameKey: EnvironmentKey {
    static let defaultValue: @Sendable (String) -> String = { "view \($0)" }
  }
}

private enum ForLogic {
  struct RenameKey: DependencyKey {
    static let liveValue: @Sendable (String) -> String = { "live \($0)" }
    static let testValue: @Sendable (String) -> String = { "test \($0)" }
  }
}

extension EnvironmentValues {
  fileprivate var rename: @Sendable (String) -> String {
    get { self[ForViews.RenameKey.self] }
    set { self[ForViews.RenameKey.self] = newValue }
  }
}

extension DependencyValues {
  fileprivate var rename: @Sendable (String) -> String {
    get { self[ForLogic.RenameKey.self] }
    set { self[ForLogic.RenameKey.self] = newValue }
  }
}

// As a first step toward one declaration, one key can have a default for views and a default for
// other code. Such a key needs no property in `DependencyValues`. Views and other code both use its
// property in `EnvironmentValues`.

private struct RemoveKey: EnvironmentKey, DependencyKey {
  static let defaultValue: @Sendable (String) -> String = { "default \($0)" }
  static let liveValue = defaultValue
  static let testValue: @Sendable (String) -> String = { "test \($0)" }
}

extension EnvironmentValues {
  fileprivate var remove: @Sendable (String) -> String {
    get { self[RemoveKey.self] }
    set { self[RemoveKey.self] = newValue }
  }
}

private struct Page: View {
  @Environment(\.rename) private var rename
  @Environment(\.remove) private var remove

  var body: some View {
    Text(rename("a"))
    Text(remove("a"))
  }
}

private struct Logic {
  @Dependency(\.rename) var rename
  @Dependency(\.remove) var remove
}

@Suite(.dependencies) @MainActor struct `Two declarations of one function` {
  @Test func `Two declarations of one function have separate values`() {
    #expect(TestHost { Page() }.texts.first == "view a")
    #expect(Logic().rename("a") == "test a")
    withDependencies {
      $0.rename = { "mine \($0)" }
    } operation: {
      #expect(Logic().rename("a") == "mine a")
      #expect(TestHost { Page() }.texts.first == "view a")
    }
    let host = TestHost { Page().environment(\.rename) { "own \($0)" } }
    #expect(host.texts.first == "own a")
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(Logic().rename("a") == "live a")
    }
  }

  @Test func `A function that is declared twice must be set separately for views and other code`() {
    let names = Box<[String]>([])
    let host = TestHost {
      VStack {
        Page()
        Button("Rename") { names.withLock { $0.append(Logic().rename("a")) } }
      }
      .environment(\.rename) { "own \($0)" }
      .dependency(\.rename) { "logic \($0)" }
    }
    host.tap("Rename")
    #expect(host.texts.first == "own a")
    #expect(names.withLock { $0 } == ["logic a"])
  }

  @Test func `One key can have two defaults, and a value that is set replaces both`() {
    #expect(TestHost { Page() }.texts.last == "default a")
    #expect(Logic().remove("a") == "test a")
    withDependencies {
      $0.remove = { "mine \($0)" }
    } operation: {
      #expect(Logic().remove("a") == "mine a")
      #expect(TestHost { Page() }.texts.last == "mine a")
    }
    let names = Box<[String]>([])
    let host = TestHost {
      VStack {
        Page()
        Button("Remove") { names.withLock { $0.append(Logic().remove("a")) } }
      }
      .environment(\.remove) { "own \($0)" }
    }
    host.tap("Remove")
    #expect(host.texts.contains("own a"))
    #expect(names.withLock { $0 } == ["own a"])
  }
}
