import Foundation

/// The programs that the tests check, chosen by environment variables of the process.
///
/// - `AMBIENT_ORACLE_PROGRAMS`: the number of programs of each kind. The default is 2,000, or
///   a smaller number for kinds that take longer.
/// - `AMBIENT_ORACLE_SEED`: the first seed; the default is 0. If only this variable is set, the
///   tests use this seed alone.
struct Campaign {
  /// The number of steps of each program.
  static let stepCount = 30

  /// Whether the tests report their progress, which they do if `AMBIENT_ORACLE_PROGRAMS` is set.
  let isReporting: Bool

  /// The seeds in batches.
  ///
  /// Each batch is one argument of a test.
  let batches: [Range<UInt64>]

  /// Whether an environment variable chooses the programs.
  private let isChosen: Bool

  /// Returns the seeds for a kind of program that takes longer to run.
  ///
  /// The result has `count` seeds, unless an environment variable chooses the programs.
  func batches(of count: UInt64) -> [Range<UInt64>] {
    isChosen ? batches : stride(from: 0, to: count, by: 250).map { $0..<min($0 + 250, count) }
  }

  static let current = Campaign(ProcessInfo.processInfo.environment)

  private init(_ variables: [String: String]) {
    let programs = variables["AMBIENT_ORACLE_PROGRAMS"].flatMap(UInt64.init)
    let seed = variables["AMBIENT_ORACLE_SEED"].flatMap(UInt64.init)
    let first = seed ?? 0
    let end = first + (programs ?? (seed == nil ? 2_000 : 1))
    let size: UInt64 = programs == nil ? 250 : 5_000
    isReporting = programs != nil
    isChosen = programs != nil || seed != nil
    batches = stride(from: first, to: end, by: Int(size)).map { $0..<min($0 + size, end) }
  }
}
