#if canImport(XCTest)
import AmbientDependencies
import AmbientTaskScopes
import Foundation
import Synchronization
import XCTest

/// Knows which test of XCTest runs, because XCTest tells its observers; there is no way to ask.
final class XCTestObserver: NSObject, XCTestObservation {
  /// A test that runs.
  // @unchecked: assertions on any thread record failures in the same way; the rest never changes.
  struct RunningTest: @unchecked Sendable {
    private let testCase: XCTestCase

    /// The defaults that the test makes, and the values that it prepares.
    let defaults = Defaults()

    fileprivate init(_ testCase: XCTestCase) { self.testCase = testCase }

    /// Lets the test fail.
    func record(_ message: String, at place: IssueLocation?) {
      #if canImport(Darwin)
      let location = place.map {
        XCTSourceCodeLocation(filePath: $0.filePath, lineNumber: $0.line)
      }
      testCase.record(
        XCTIssue(
          type: .assertionFailure,
          compactDescription: message,
          sourceCodeContext: XCTSourceCodeContext(location: location)
        )
      )
      #else
      testCase.recordFailure(
        withDescription: message,
        inFile: place?.filePath ?? "<unknown>",
        atLine: place?.line ?? 0,
        expected: true
      )
      #endif
    }
  }

  private static let running = Mutex<RunningTest?>(nil)

  /// The test of XCTest that runs.
  static var runningTest: RunningTest? { running.withLock { $0 } }

  /// Lets XCTest tell an observer of every test.
  static func install() { XCTestObservationCenter.shared.addTestObserver(XCTestObserver()) }

  /// Lets a test begin with nothing prepared and no default made.
  func testCaseWillStart(_ testCase: XCTestCase) { Self.replaceTest(by: RunningTest(testCase)) }

  /// Lets the values go that the test has made.
  func testCaseDidFinish(_ testCase: XCTestCase) { Self.replaceTest(by: nil) }

  private static func replaceTest(by test: RunningTest?) {
    // Values that go away may run anything, also this: they do when the lock is open again.
    let old = running.withLock { running in
      let old = running
      running = test
      return old
    }
    withExtendedLifetime(old) {}
  }
}
#endif
