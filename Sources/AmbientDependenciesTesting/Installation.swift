import AmbientDependencies
import AmbientSupport
import AmbientTaskScopes
import Synchronization
import Testing

// In every process that links this module, the system calls `install` before `main`. Tests
// therefore need no set-up call. `AmbientDependencies` does not import this module or a testing
// library, so shipped programs need no testing library.
#if objectFormat(MachO)
@section("__DATA,__mod_init_func")
@used
private let installation: @convention(c) () -> Void = install
#else
@section(".init_array")
@used
private let installation: @convention(c) () -> Void = install
#endif

@_cdecl("ambient_install_test_support")
private func install() {
  TestSupport.installed = TestSupport(
    defaults: {
      if let test = Test.current { return DefaultsOfTests.defaults(of: test.id) }
      #if canImport(XCTest)
      return XCTestObserver.runningTest?.defaults
      #else
      return nil
      #endif
    },
    record: { message, isWarning, issueLocation in
      if Test.current != nil {
        let location = issueLocation.map {
          SourceLocation(
            fileID: $0.fileID,
            filePath: $0.filePath,
            line: $0.line,
            column: $0.column
          )
        }
        let comment = Comment(rawValue: message)
        #if compiler(>=6.3)
        Issue.record(
          comment,
          severity: isWarning ? .warning : .error,
          sourceLocation: location ?? #_sourceLocation
        )
        #else
        // This version of Swift Testing has no warnings.
        if isWarning { return false }
        Issue.record(comment, sourceLocation: location ?? #_sourceLocation)
        #endif
        return true
      }
      #if canImport(XCTest)
      // XCTest has no warnings.
      guard !isWarning, let test = XCTestObserver.runningTest else { return false }
      test.record(message, at: issueLocation)
      return true
      #else
      return false
      #endif
    }
  )
  #if canImport(XCTest)
  XCTestObserver.install()
  #endif
}

/// The defaults of each test.
///
/// Tests share no defaults.
///
/// The defaults of a test with a ``DependenciesTrait`` are removed when the test ends. The library
/// is not notified of the end of a test without this trait. Therefore the library keeps the
/// defaults of at most a thousand tests: the tests that have used their defaults most recently. A
/// running test loses its defaults only if 500 other tests use theirs in the meantime.
enum DefaultsOfTests {
  /// The defaults in two tables.
  ///
  /// When `newer` has half as many entries as `limit` allows, `newer` becomes `older`, and the
  /// previous `older` is dropped.
  private struct Generations: Sendable {
    var newer: [Test.ID: Defaults] = [:]
    var older: [Test.ID: Defaults] = [:]
  }

  private static let generations = Mutex(Generations())
  private static let limit = 1_000

  static func defaults(of test: Test.ID) -> Defaults {
    let (defaults, dropped) = generations.withLock {
      generations -> (Defaults, [Test.ID: Defaults]) in
      if let defaults = generations.newer[test] { return (defaults, [:]) }
      let defaults = generations.older.removeValue(forKey: test) ?? Defaults()
      generations.newer[test] = defaults
      guard 2 * generations.newer.count >= limit else { return (defaults, [:]) }
      let dropped = generations.older
      generations.older = generations.newer
      generations.newer = [:]
      return (defaults, dropped)
    }
    // The defaults are released after the lock is unlocked, because deinitializers may call this
    // function.
    withExtendedLifetime(dropped) {}
    return defaults
  }

  static func forget(_ test: Test.ID) {
    let dropped = generations.withLock { generations in
      [generations.newer.removeValue(forKey: test), generations.older.removeValue(forKey: test)]
    }
    withExtendedLifetime(dropped) {}
  }
}
