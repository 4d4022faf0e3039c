import AmbientDependencies
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
    defaults: { Test.current.map { DefaultsOfTests.defaults(of: $0.id) } },
    record: { message, place in
      guard Test.current != nil else { return false }
      let location = place.map {
        SourceLocation(
          fileID: $0.fileID,
          filePath: $0.filePath,
          line: $0.line,
          column: $0.column
        )
      }
      Issue.record(Comment(rawValue: message), sourceLocation: location ?? #_sourceLocation)
      return true
    }
  )
}

/// The defaults of each test, so that what one of them makes, no other finds.
private enum DefaultsOfTests {
  private static let known = Mutex<[Test.ID: Defaults]>([:])

  static func defaults(of test: Test.ID) -> Defaults {
    known.withLock { known in
      if let defaults = known[test] { return defaults }
      let defaults = Defaults()
      known[test] = defaults
      return defaults
    }
  }
}
