import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import Pantry

@Suite(.dependency(\.continuousClock, .immediate), .dependency(\.uuid, .incrementing))
struct `A pantry that imports Dependencies` {
  @Test(.dependency(\.date.now, .distantPast)) func `A pantry reads the values that a test sets`()
    async throws
  {
    let book = withDependencies {
      $0.store.amount = { _ in 5 }
      $0.isCold = true
    } operation: {
      Book()
    }
    let entry = try await book.entry(of: "milk")
    #expect(entry.text == "Nowhere: 1 of milk, cold")
    #expect(entry.id == UUID(0))
    #expect(entry.date == .distantPast)
  }

  @Test func `A test fails if the pantry calls an endpoint that the test does not set`() async {
    await withKnownIssue {
      await #expect(throws: Unimplemented.self) { try await Book().entry(of: "milk") }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Unimplemented: 'Store.amount'") == true
    }
  }
}
