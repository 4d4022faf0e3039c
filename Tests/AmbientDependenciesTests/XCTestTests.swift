#if os(Linux)
import AmbientDependencies
import AmbientDependenciesTesting
import Foundation
import XCTest

// Tests of XCTest, which find what those of Swift Testing find.

/// Keeps the failures that a test expects.
class ExpectingTestCase: XCTestCase {
  private let failures = Box<[String]>([])

  /// Does some work, and gives the failures that it recorded, each with its line.
  func failures(_ work: () throws -> Void) rethrows -> [String] {
    failures.withLock { $0 = [] }
    isExpecting = true
    defer { isExpecting = false }
    try work()
    return failures.withLock { $0 }
  }

  private var isExpecting = false

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    if isExpecting {
      let claim = description.prefix { $0 != "\n" }
      failures.withLock { $0.append("\(lineNumber) \(claim)") }
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

final class FailureTests: ExpectingTestCase {
  func testWhatIsMissingLetsTheTestFail() {
    let line = #line + 1
    @Dependency(\.uuid) var uuid
    @Dependency(\.liveOnly) var liveOnly
    let found = failures {
      _ = uuid()
      _ = liveOnly
      reportIssue("An issue")
    }
    XCTAssertEqual(
      found,
      [
        "\(line) Unimplemented: @Dependency(\\.uuid)",
        """
        \(line + 1) @Dependency(\\.liveOnly) has no test implementation, but was accessed from a \
        test context.
        """,
        "\(line + 5) An issue",
      ]
    )
  }

  func testTheContextIsThatOfTests() {
    @Dependency(\.context) var context
    XCTAssertEqual(context, .test)
    XCTAssertTrue(isTesting)
  }
}

/// Each of them passes only if no other leaves anything behind.
final class IsolationTests: XCTestCase {
  @Dependency(\.counter) private var counter
  @Dependency(\.int) private var int
  @Dependency(\.uuid) private var uuid

  override func setUp() { prepareDependencies { $0.uuid = .incrementing } }

  private func checkIsFresh() {
    XCTAssertEqual(counter.increment(), 1)
    XCTAssertEqual(int, 42)
    XCTAssertEqual(uuid(), UUID(0))
  }

  func testOne() { checkIsFresh() }

  func testTwo() async {
    checkIsFresh()
    await Task.yield()
    XCTAssertEqual(uuid(), UUID(1))
  }

  func testPreparation() {
    prepareDependencies { $0.int = 1 }
    XCTAssertEqual(int, 1)
  }

  func testPreparationAgain() {
    prepareDependencies { $0.int = 2 }
    XCTAssertEqual(int, 2)
    XCTAssertEqual(counter.increment(), 1)
  }
}

/// O9: overrides around each test.
class OverridingTestCase: XCTestCase {
  override func invokeTest() {
    withDependencies {
      $0.int = 1
    } operation: {
      super.invokeTest()
    }
  }
}

final class InvocationTests: OverridingTestCase {
  @Dependency(\.int) private var int
  @Dependency(\.string) private var string

  override func invokeTest() {
    withDependencies {
      $0.string = "mine"
    } operation: {
      super.invokeTest()
    }
  }

  override func setUp() async throws { XCTAssertEqual(int, 1) }

  func testOverrides() {
    XCTAssertEqual(int, 1)
    XCTAssertEqual(string, "mine")
  }

  func testOverridesInATask() async throws {
    XCTAssertEqual(int, 1)
    let found = await Task { @Sendable in
      @Dependency(\.string) var string
      return string
    }.value
    XCTAssertEqual(found, "mine")
  }
}
#endif
