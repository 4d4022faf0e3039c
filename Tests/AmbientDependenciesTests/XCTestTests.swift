#if os(Linux)
import AmbientDependencies
import AmbientDependenciesTesting
import Foundation
import XCTest

// Tests written with XCTest must read the same values and report the same issues as tests written
// with Swift Testing.

/// A test case that can record failures instead of reporting them.
class ExpectingTestCase: XCTestCase {
  private let failures = Box<[String]>([])

  /// Runs work, and returns the failures that the work reports, each with its line.
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
  func testMissingValuesFailTheTest() {
    let line = #line + 1
    @Dependency(\.uuid) var uuid
    @Dependency(\.liveOnly) var liveOnly
    let texts = failures {
      _ = uuid()
      _ = liveOnly
      reportIssue("An issue")
    }
    XCTAssertEqual(
      texts,
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

  func testTheContextIsTest() {
    @Dependency(\.context) var context
    XCTAssertEqual(context, .test)
    XCTAssertTrue(isTesting)
  }
}

/// Tests that pass only if no other test leaves a value behind.
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

  func testDefaultsAreFresh() { checkIsFresh() }

  func testDefaultsAreFreshInAnAsyncTest() async {
    checkIsFresh()
    await Task.yield()
    XCTAssertEqual(uuid(), UUID(1))
  }

  func testPreparationReplacesTheDefault() {
    prepareDependencies { $0.int = 1 }
    XCTAssertEqual(int, 1)
  }

  func testAnotherTestCanPrepareTheSameValue() {
    prepareDependencies { $0.int = 2 }
    XCTAssertEqual(int, 2)
    XCTAssertEqual(counter.increment(), 1)
  }
}

/// Overrides a dependency during each test.
///
/// This is the case O9 in the article `ComingFromSwiftDependencies`.
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

  func testReadsUseTheOverridesOfInvokeTest() {
    XCTAssertEqual(int, 1)
    XCTAssertEqual(string, "mine")
  }

  func testTaskReadsTheOverridesOfInvokeTest() async throws {
    XCTAssertEqual(int, 1)
    let read = await Task { @Sendable in
      @Dependency(\.string) var string
      return string
    }.value
    XCTAssertEqual(read, "mine")
  }
}
#endif
