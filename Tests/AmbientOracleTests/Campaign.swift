import Foundation

/// Which programs a run checks, as the variables of the process say.
///
/// - `AMBIENT_ORACLE_PROGRAMS`: how many of each kind; without it 2,000, or fewer of kinds that take longer.
/// - `AMBIENT_ORACLE_SEED`: the first seed, 0 without it; alone, the only one.
struct Campaign {
  /// The steps of each program.
  static let stepCount = 30

  /// Whether the run is longer than usual and tells how far it is.
  let isReporting: Bool

  /// The seeds, split into cases of a test.
  let batches: [Range<UInt64>]

  /// Whether the variables say which programs are checked.
  private let isChosen: Bool

  /// The seeds of programs of which a usual run checks fewer.
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
