/// A part of a value, and the functions that read and replace the part.
struct Part<Whole, Value> {
  /// The identity of the part among all parts of the whole.
  let key: AnyHashable
  let get: (Whole) -> Value
  let set: (inout Whole, Value) -> Void

  init(_ keyPath: WritableKeyPath<Whole, Value>) {
    key = keyPath
    get = { $0[keyPath: keyPath] }
    set = { $0[keyPath: keyPath] = $1 }
  }

  init(
    key: AnyHashable,
    get: @escaping (Whole) -> Value,
    set: @escaping (inout Whole, Value) -> Void
  ) {
    self.key = key
    self.get = get
    self.set = set
  }

  func modify(_ whole: inout Whole, _ change: (inout Value) -> Void) {
    var value = get(whole)
    change(&value)
    set(&whole, value)
  }
}

extension Part where Whole == Value? {
  /// Creates the part for the wrapped value of an optional; reads return `last` while the optional
  /// is nil.
  init(unwrapping last: Value) {
    self.init(key: AnyHashable(Unwrapped()), get: { $0 ?? last }, set: { $0 = $1 })
  }
}

/// The key of an optional's wrapped value; all keys of this type are equal, because an optional has
/// only one such part.
struct Unwrapped: Hashable {}

extension Part where Whole: MutableCollection, Value == Whole.Element {
  init(at position: Whole.Index) {
    self.init(
      // If the position is not hashable, its key equals no other key.
      key: position as? AnyHashable ?? AnyHashable(Unique()),
      get: { $0[position] },
      set: { $0[position] = $1 }
    )
  }
}

/// A key that equals only itself.
private final class Unique: Hashable {
  static func == (lhs: Unique, rhs: Unique) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
