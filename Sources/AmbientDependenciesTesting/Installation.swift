import AmbientDependencies
import AmbientSupport
import AmbientTaskScopes
import Synchronization
import Testing

// Runs before `main` wherever this module is linked: no test has to ask for it, and no program that
// ships has to know of a testing library.
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
    record: { message, isWarning, place in
      if Test.current != nil {
        let location = place.map {
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
        // It knows of no warnings.
        if isWarning { return false }
        Issue.record(comment, sourceLocation: location ?? #_sourceLocation)
        #endif
        return true
      }
      #if canImport(XCTest)
      // XCTest knows of no warnings.
      guard !isWarning, let test = XCTestObserver.runningTest else { return false }
      test.record(message, at: place)
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

/// The defaults of each test, so that what one of them makes, no other finds.
///
/// A test with a trait forgets them when it ends. Nobody tells when one without a trait is over, so of
/// those only the thousand are kept that asked last: far more than run at a time.
enum DefaultsOfTests {
  private struct Known: Sendable {
    var newer: [Test.ID: Defaults] = [:]
    var older: [Test.ID: Defaults] = [:]
  }

  private static let known = Mutex(Known())
  private static let limit = 1_000

  static func defaults(of test: Test.ID) -> Defaults {
    let (defaults, dropped) = known.withLock { known -> (Defaults, [Test.ID: Defaults]) in
      if let defaults = known.newer[test] { return (defaults, [:]) }
      let defaults = known.older.removeValue(forKey: test) ?? Defaults()
      known.newer[test] = defaults
      guard 2 * known.newer.count >= limit else { return (defaults, [:]) }
      let dropped = known.older
      known.older = known.newer
      known.newer = [:]
      return (defaults, dropped)
    }
    // Values that go away may run anything, also this: they do when the lock is open again.
    withExtendedLifetime(dropped) {}
    return defaults
  }

  static func forget(_ test: Test.ID) {
    let dropped = known.withLock { known in
      [known.newer.removeValue(forKey: test), known.older.removeValue(forKey: test)]
    }
    withExtendedLifetime(dropped) {}
  }
}
