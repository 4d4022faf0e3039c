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

  private init(
    key: AnyHashable,
    get: @escaping (Whole) -> Value,
    set: @escaping (inout Whole, Value) -> Void
  ) {
    self.key = key
    self.get = get
    self.set = set
  }

  /// A part of this part.
  func appending<Inner>(_ inner: Part<Value, Inner>) -> Part<Whole, Inner> {
    Part<Whole, Inner>(
      key: [key, inner.key],
      get: { inner.get(get($0)) },
      set: { whole, new in
        var value = get(whole)
        inner.set(&value, new)
        set(&whole, value)
      }
    )
  }
}

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
