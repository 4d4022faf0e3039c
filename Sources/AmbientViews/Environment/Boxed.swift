/// Several values of the environment in one, for those who read all of them: one dependency in place of
/// many.
///
/// A key whose value is such a box, or nil as long as nothing unusual is said, costs a reader next to
/// nothing where nothing is said.
final class Boxed<Value: Equatable>: Equatable {
  let value: Value

  /// Keeps a value, unless it is as usual.
  init?(_ value: Value, unless usual: Value) {
    guard value != usual else { return nil }
    self.value = value
  }

  static func == (lhs: Boxed, rhs: Boxed) -> Bool { lhs.value == rhs.value }
}
