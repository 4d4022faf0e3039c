#if os(Linux)
import Ambient
import AmbientTesting
import XCTest

/// Actions that are not possible fail a test of XCTest, which issues of Swift Testing would not.
final class XCTestFailureTests: XCTestCase {
  private var failures: [String] = []
  private var isExpecting = false

  @MainActor func testAnActionThatIsNotPossibleFailsTheTestAtItsLine() {
    isExpecting = true
    defer { isExpecting = false }
    let host = TestHost { Button("More") {} }
    host.tap("Less")
    let line = #line - 1
    host.tap("More")
    XCTAssertEqual(failures, ["\(line) There is nothing to press with the label \"Less\"."])
  }

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    if isExpecting, description.hasPrefix("There is nothing") {
      failures.append("\(lineNumber) \(description.prefix { $0 != "\n" })")
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
