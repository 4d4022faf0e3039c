/// A part of a value: how to read and replace it, and what tells it from other parts.
struct Part<Whole, Value> {
  let key: AnyHashable
  let get: (Whole) -> Value
  let set: (inout Whole, Value) -> Void

  /// What a key path leads to.
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

  /// Changes the part where it is.
  func modify(_ whole: inout Whole, _ change: (inout Value) -> Void) {
    var value = get(whole)
    change(&value)
    set(&whole, value)
  }
}

extension Part where Whole == Value? {
  /// What an optional holds; what it held last, once it holds nothing.
  init(unwrapping last: Value) {
    self.init(key: AnyHashable(Unwrapped()), get: { $0 ?? last }, set: { $0 = $1 })
  }
}

/// There is one way only to unwrap an optional.
private struct Unwrapped: Hashable {}

extension Part where Whole: MutableCollection, Value == Whole.Element {
  /// The element at a position.
  init(at position: Whole.Index) {
    self.init(
      // A position that cannot be hashed is the same as no other one.
      key: position as? AnyHashable ?? AnyHashable(Unique()),
      get: { $0[position] },
      set: { $0[position] = $1 }
    )
  }
}

private final class Unique: Hashable {
  static func == (lhs: Unique, rhs: Unique) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
