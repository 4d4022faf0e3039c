/// An object that holds several environment values as one, so that an element that reads all of
/// them has one dependency.
///
/// The value of the key is nil while all of the values are defaults. A reader that finds nil has
/// almost no cost.
final class Boxed<Value: Equatable>: Equatable {
  let value: Value

  /// Creates a box; nil if the value equals the default.
  init?(_ value: Value, unless defaultValue: Value) {
    guard value != defaultValue else { return nil }
    self.value = value
  }

  static func == (lhs: Boxed, rhs: Boxed) -> Bool { lhs.value == rhs.value }
}
