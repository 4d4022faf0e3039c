import SwiftUI
import Testing

extension Others {
  private struct Watching: View {
    let written: Written<Int>
    let record: Record
    var body: some View {
      Text("\(written.value)").transaction { record("\($0.reason) \($0.place)") }
    }
  }

  @Test func `An inner transaction adds values to the outer one until it ends`() {
    let written = Written(0)
    let stage = Stage { Watching(written: written, record: record) }
    _ = record.takeLines()
    withTransaction(\.reason, "outer") {
      withTransaction(\.place, "inner") { written.value = 1 }
    }
    stage.settle()
    #expect(record.takeLines().contains("outer inner"))
    withTransaction(\.reason, "outer") {
      withTransaction(\.reason, "inner") {}
      written.value = 2
    }
    stage.settle()
    #expect(record.takeLines().contains("outer none"))
  }

  @Test func `A transaction ends when its body throws`() {
    struct Failure: Error {}
    let written = Written(0)
    let stage = Stage { Watching(written: written, record: record) }
    _ = record.takeLines()
    #expect(throws: Failure.self) { try withTransaction(\.reason, "thrown") { throw Failure() } }
    written.value = 1
    stage.settle()
    #expect(record.takeLines().contains("none none"))
  }
}

extension Transaction {
  @Entry fileprivate var reason = "none"
  @Entry fileprivate var place = "none"
}
