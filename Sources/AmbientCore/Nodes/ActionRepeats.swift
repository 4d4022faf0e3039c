/// How often an action ran since its tree came to rest last.
///
/// It belongs to the action: kept by the address of a node, it would count for whatever comes to lie there.
/// Runs for writes of one piece of code, which are several updates if they have different transactions, are
/// no repeats of each other.
struct ActionRepeats {
  private var rest: UInt64 = 0
  private var generation: UInt64 = 0
  private var count = 0

  /// Counts one more run.
  ///
  /// - Parameters:
  ///   - generation: The update in which the action runs, as ``Graph/generation``.
  ///   - rest: How often the tree came to rest so far.
  /// - Returns: How often the action ran before, since then, in updates that are consequences of each other.
  mutating func countOneMore(in generation: UInt64, since rest: UInt64) -> Int {
    if self.rest != rest { (self.rest, self.generation, count) = (rest, 0, 0) }
    // An action that was cut off stays so.
    guard self.generation != generation || count > 2 else { return count - 1 }
    self.generation = generation
    defer { count += 1 }
    return count
  }
}
