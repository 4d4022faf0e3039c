#if os(Linux)
import Ambient
import AmbientTesting
import Synchronization
import XCTest

/// Tests that an impossible action fails an XCTest test.
///
/// An issue of Swift Testing would not fail the test, so the host reports the failure to XCTest.
final class XCTestFailureTests: XCTestCase {
  private static let failures = Mutex<[String]>([])

  func testAnImpossibleActionFailsTheTestAtItsLine() async {
    let line = await Self.tapMissingButton()
    XCTAssertEqual(
      Self.failures.withLock { $0 },
      ["\(line) There is nothing to press with the name \"Less\"."]
    )
  }

  /// Taps a button that exists, then a missing button, and returns the line of the second tap.
  @MainActor private static func tapMissingButton() -> Int {
    let host = TestHost { Button("More") {} }
    host.tap("More")
    host.tap("Less")
    return #line - 1
  }

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    if description.hasPrefix("There is nothing") {
      Self.failures.withLock { $0.append("\(lineNumber) \(description.prefix { $0 != "\n" })") }
    } else {
      super.recordFailure(
        withDescription: description,
        inFile: filePath,
        atLine: lineNumber,
        expected: expected
      )
    }
  }
}
#endif
