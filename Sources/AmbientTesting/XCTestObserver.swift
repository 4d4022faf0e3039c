#if canImport(XCTest)
import Foundation
import Synchronization
import Testing
import XCTest

// In every process that links this module, the system calls `install` before `main`. The function
// registers an observer, because XCTest tells only observers which test is running. While an XCTest
// test runs, the library records failures in this test, because XCTest ignores the issues of Swift
// Testing.
#if objectFormat(MachO)
@section("__DATA,__mod_init_func")
@used
private let installation: @convention(c) () -> Void = install
#else
@section(".init_array")
@used
private let installation: @convention(c) () -> Void = install
#endif

@_cdecl("ambient_testing_install_observer")
private func install() {
  XCTestObservationCenter.shared.addTestObserver(XCTestObserver())
}

final class XCTestObserver: NSObject, XCTestObservation {
  // @unchecked: XCTest records failures on any thread, and the reference never changes.
  struct RunningTest: @unchecked Sendable {
    fileprivate let testCase: XCTestCase

    func record(_ message: String, at location: SourceLocation) {
      #if canImport(Darwin)
      let place = XCTSourceCodeLocation(filePath: location.filePath, lineNumber: location.line)
      testCase.record(
        XCTIssue(
          type: .assertionFailure,
          compactDescription: message,
          sourceCodeContext: XCTSourceCodeContext(location: place)
        )
      )
      #else
      testCase.recordFailure(
        withDescription: message,
        inFile: location.filePath,
        atLine: location.line,
        expected: true
      )
      #endif
    }
  }

  private static let running = Mutex<RunningTest?>(nil)

  /// The XCTest test that is running; nil in Swift Testing tests and outside of tests.
  static var runningTest: RunningTest? { running.withLock { $0 } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let test = RunningTest(testCase: testCase)
    Self.running.withLock { $0 = test }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    Self.running.withLock { $0 = nil }
  }
}
#endif
