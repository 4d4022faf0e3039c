import Dependencies
import DependenciesTestSupport
import Foundation
import XCTest

@testable import Pantry

/// Tests of the book with XCTest.
final class BookXCTests: XCTestCase {
  override func invokeTest() {
    withDependencies {
      $0.continuousClock = .immediate
      $0.date.now = .distantPast
      $0.store.amount = { _ in 5 }
    } operation: {
      super.invokeTest()
    }
  }

  override func setUp() { prepareDependencies { $0.uuid = .incrementing } }

  func testEntryHasTheOverriddenValues() async throws {
    let entry = try await Book().entry(of: "milk")
    XCTAssertEqual(entry, Entry(id: UUID(0), date: .distantPast, text: "Nowhere: 1 of milk"))
  }

  func testIdentifiersStartAtZeroInEachTest() async throws {
    let entry = try await Book().entry(of: "milk")
    XCTAssertEqual(entry.id, UUID(0))
  }
}

/// Tests that must fail.
///
/// `Scripts/check-xctest` runs them and checks that they do.
final class ForgottenXCTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["RUN_FAILING_TESTS"] == "1")
  }

  func testForgottenValue() {
    @Dependency(\.uuid) var uuid
    _ = uuid()
  }

  func testForgottenEndpoint() async {
    @Dependency(\.store) var store
    _ = try? await store.amount(of: "milk")
  }

  func testIssue() { reportIssue("The milk is sour.") }

  func testIssueOfATask() async {
    await Task.detached { reportIssue("The milk is sour.") }.value
  }

  func testLatePreparation() {
    @Dependency(\.shelves) var shelves
    XCTAssertEqual(shelves, 4)
    prepareDependencies { $0.shelves = 5 }
  }
}
