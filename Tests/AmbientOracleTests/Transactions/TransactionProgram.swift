import AmbientTestSupport

/// Taps that write several states with several transactions.
struct TransactionProgram {
  static let rows = 3

  /// A write that sets the number of a row, or adds to the number.
  struct Write {
    let row: Int
    var number: Int
    var isAdded: Bool
    /// The name of the transaction, or an empty string for no transaction.
    let source: String
  }

  private(set) var taps: [[Write]]

  /// The writes that the first row performs whenever its number changes.
  ///
  /// These writes go to other rows, so that the reaction does not trigger itself again.
  private(set) var reaction: [Write]

  init(seed: UInt64, steps: Int) {
    var random = SplitMix64(seed: seed)
    func writes(_ count: ClosedRange<Int>, to rows: Range<Int>) -> [Write] {
      (0..<Int.random(in: count, using: &random)).map { _ in
        Write(
          row: .random(in: rows, using: &random),
          number: .random(in: 0...3, using: &random),
          isAdded: .random(using: &random),
          source: ["", "", "quick", "slow"].randomElement(using: &random) ?? ""
        )
      }
    }
    taps = (0..<steps).map { _ in writes(1...6, to: 0..<Self.rows) }
    reaction = writes(0...4, to: 1..<Self.rows)
  }
}

extension TransactionProgram {
  /// A copy of the program in which each write increases a number.
  var growing: TransactionProgram {
    var program = self
    program.taps = taps.map { $0.map(\.growing) }
    program.reaction = reaction.map(\.growing)
    return program
  }
}

extension TransactionProgram.Write {
  fileprivate var growing: Self {
    var write = self
    (write.number, write.isAdded) = (number + 1, true)
    return write
  }
}

/// Computes how the texts of the rows are expected to change.
///
/// Successive writes in the same transaction form a group. Each group has its own update.
struct TransactionModel {
  private struct Group {
    let source: String
    var numbers: [Int: Int] = [:]
  }

  // `shown` has the numbers that the rows show. `newest` has the numbers after all writes so far.
  private var shown = Array(repeating: 0, count: TransactionProgram.rows)
  private var newest = Array(repeating: 0, count: TransactionProgram.rows)
  private var waiting: [Group] = []
  private let reaction: [TransactionProgram.Write]

  init(_ program: TransactionProgram) { reaction = program.reaction }

  /// Performs the writes of a tap and returns the texts that change, each with its transaction.
  mutating func tap(_ writes: [TransactionProgram.Write]) -> [String] {
    var changes: [String] = []
    add(writes)
    while !waiting.isEmpty {
      let group = waiting.removeFirst()
      let changed = group.numbers.filter { $1 != shown[$0] }
      for (row, number) in changed.sorted(by: { $0.key < $1.key }) {
        shown[row] = number
        changes.append("row \(row) is \(number) (\(group.source))")
      }
      if changed[0] != nil { add(reaction) }
    }
    return changes
  }

  private mutating func add(_ writes: [TransactionProgram.Write]) {
    for write in writes {
      let number = write.isAdded ? newest[write.row] + write.number : write.number
      guard number != newest[write.row] else { continue }
      newest[write.row] = number
      if waiting.last?.source != write.source { waiting.append(Group(source: write.source)) }
      waiting[waiting.count - 1].numbers[write.row] = number
    }
  }
}
