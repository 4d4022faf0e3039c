import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The scroll target anchor of a transaction` {
  private struct Chapters: View {
    @State private var chapter = 1
    var body: some View {
      Text("chapter \(chapter)")
      Button("Next") { withTransaction(\.scrollTargetAnchor, .top) { chapter += 1 } }
    }
  }

  @Test func `The transaction that a host receives contains the scroll target anchor`() {
    #expect(Transaction().scrollTargetAnchor == nil)
    var transaction = Transaction()
    #expect(!transaction.scrollPositionUpdatePreservesVelocity)
    #expect(transaction.scrollContentOffsetAdjustmentBehavior == .automatic)
    transaction.scrollPositionUpdatePreservesVelocity = true
    transaction.scrollContentOffsetAdjustmentBehavior = .disabled
    #expect(transaction.scrollPositionUpdatePreservesVelocity)
    #expect(transaction.scrollContentOffsetAdjustmentBehavior == .disabled)
    let host = TestHost { Chapters() }
    let changes = host.changes { host.tap("Next") }
    #expect(changes.map(\.transaction.scrollTargetAnchor) == [.top])
  }
}
