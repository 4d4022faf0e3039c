/// How often an action ran since its tree came to rest last.
///
/// It belongs to the action: kept by the address of a node, it would count for whatever comes to lie there.
struct ActionRepeats {
  private var rest: UInt64 = 0
  private var count = 0

  /// Counts one more run.
  ///
  /// - Parameter rest: How often the tree came to rest so far.
  /// - Returns: How often the action ran before, since then.
  mutating func countOneMore(since rest: UInt64) -> Int {
    if self.rest != rest { (self.rest, count) = (rest, 0) }
    defer { count += 1 }
    return count
  }
}
