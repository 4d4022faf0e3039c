import Ambient
import AmbientTesting
import Testing

@MainActor
@Suite struct `Actions with several transactions` {
  @Test(arguments: Campaign.current.batches(of: 250))
  func `Each transaction of an action gets an update of its own, in order`(seeds: Range<UInt64>) {
    check(seeds, { $0 }) { host, _ in host.tap("Tap") }
  }

  @Test(arguments: Campaign.current.batches(of: 250))
  func `Each transaction gets an update of its own, even outside of events`(
    seeds: Range<UInt64>
  ) {
    // Outside of events, the library queues each write, even if the written value equals the newest
    // value. The model skips such a write. This test therefore uses only writes that change a
    // value.
    check(seeds, \.growing) { _, numbers in numbers.writeTap() }
  }

  private func check(
    _ seeds: Range<UInt64>,
    _ change: (TransactionProgram) -> TransactionProgram,
    _ tap: (TestHost, Numbers) -> Void
  ) {
    for seed in seeds {
      let program = change(TransactionProgram(seed: seed, steps: Campaign.stepCount))
      if let failure = failure(of: program, tap) {
        Issue.record("Seed \(seed): \(failure)")
        return
      }
    }
    if Campaign.current.isReporting { print("Transactions of \(seeds) agree.") }
  }

  private func failure(
    of program: TransactionProgram,
    _ act: (TestHost, Numbers) -> Void
  ) -> Comment? {
    var model = TransactionModel(program)
    let numbers = Numbers()
    let host = TestHost { NumberRows(program: program, numbers: numbers) }
    for (index, tap) in program.taps.enumerated() {
      let expected = model.tap(tap)
      numbers.tap = tap
      let found = host.changes { act(host, numbers) }
        .map { "\($0.element) (\($0.transaction.source))" }
      guard expected != found else { continue }
      return """
        after tap \(index + 1), \(tap), with the reaction \(program.reaction)

          Expected  \(expected.joined(separator: " | "))
          Found     \(found.joined(separator: " | "))
        """
    }
    return nil
  }
}

private struct SourceKey: TransactionKey {
  static var defaultValue: String { "" }
}

extension Transaction {
  fileprivate var source: String {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

/// The state that the views and the test share.
@MainActor private final class Numbers {
  /// Bindings to the numbers of the rows.
  var rows: [Int: Binding<Int>] = [:]
  /// The writes of the current tap.
  var tap: [TransactionProgram.Write] = []

  func writeTap() { write(tap) }

  func write(_ writes: [TransactionProgram.Write]) {
    for write in writes {
      guard let row = rows[write.row] else { continue }
      func change() {
        row.wrappedValue = write.isAdded ? row.wrappedValue + write.number : write.number
      }
      if write.source.isEmpty { change() } else { withTransaction(\.source, write.source, change) }
    }
  }
}

private struct NumberRows: View {
  let program: TransactionProgram
  let numbers: Numbers

  var body: some View {
    ForEach(0..<TransactionProgram.rows, id: \.self) { row in
      NumberRow(row: row, numbers: numbers, reaction: row == 0 ? program.reaction : [])
    }
    Button("Tap", action: numbers.writeTap)
  }
}

private struct NumberRow: View {
  let row: Int
  let numbers: Numbers
  let reaction: [TransactionProgram.Write]
  @State private var number = 0

  var body: some View {
    Text("row \(row) is \(number)")
      .onAppear { numbers.rows[row] = $number }
      .onChange(of: number) { numbers.write(reaction) }
  }
}
