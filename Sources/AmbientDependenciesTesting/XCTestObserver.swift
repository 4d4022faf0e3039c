#if canImport(XCTest)
import AmbientDependencies
import AmbientTaskScopes
import Foundation
import Synchronization
import XCTest

/// An observer that stores which test of XCTest is running.
///
/// XCTest has no way to ask for the running test; it only notifies observers.
final class XCTestObserver: NSObject, XCTestObservation {
  // @unchecked: a failure may be recorded on any thread, and the fields never change.
  struct RunningTest: @unchecked Sendable {
    private let testCase: XCTestCase

    /// The defaults of the test, and the values that replace them through `prepareDependencies`.
    let defaults = Defaults()

    fileprivate init(_ testCase: XCTestCase) { self.testCase = testCase }

    func record(_ message: String, at issueLocation: IssueLocation?) {
      #if canImport(Darwin)
      let location = issueLocation.map {
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
        inFile: issueLocation?.filePath ?? "<unknown>",
        atLine: issueLocation?.line ?? 0,
        expected: true
      )
      #endif
    }
  }

  private static let running = Mutex<RunningTest?>(nil)

  static var runningTest: RunningTest? { running.withLock { $0 } }

  static func install() { XCTestObservationCenter.shared.addTestObserver(XCTestObserver()) }

  /// Gives the test new and empty defaults.
  func testCaseWillStart(_ testCase: XCTestCase) { Self.replaceTest(by: RunningTest(testCase)) }

  /// Releases the values that the test created.
  func testCaseDidFinish(_ testCase: XCTestCase) { Self.replaceTest(by: nil) }

  private static func replaceTest(by test: RunningTest?) {
    // The old test is released after the lock is unlocked. The release may run deinitializers that
    // read a dependency, and this read needs the lock.
    let old = running.withLock { running in
      let old = running
      running = test
      return old
    }
    withExtendedLifetime(old) {}
  }
}
#endif
