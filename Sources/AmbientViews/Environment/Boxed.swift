/// An object that holds several environment values under one key.
///
/// An element that reads all of these values therefore has one dependency. If all of these values
/// are defaults, the value of the key is nil. Reading nil has almost no cost.
final class Boxed<Value: Equatable>: Equatable {
  let value: Value

  /// Creates a box for a value; nil if the value equals the default.
  init?(_ value: Value, unless defaultValue: Value) {
    guard value != defaultValue else { return nil }
    self.value = value
  }

  static func == (lhs: Boxed, rhs: Boxed) -> Bool { lhs.value == rhs.value }
}
