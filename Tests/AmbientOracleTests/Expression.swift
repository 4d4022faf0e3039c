/// A number that a body computes.
indirect enum Expression: Sendable {
  case constant(Int)
  /// The argument that the view receives from its parent.
  case argument
  /// The payload of the current element of a loop.
  case element
  /// The state `number` of the view.
  case number
  /// A part of the record in the view's state, read through the record or a binding to the part.
  case name(throughBinding: Bool)
  case count(throughBinding: Bool)
  /// The value of the binding that the view receives from its parent.
  case bound
  case source(Source)
  /// A property of the ``Station`` that the view observes.
  case published(Station.Way, Source.Field)
  case conditional(Expression, Expression, Expression)
  case sum(Expression, Expression)
}

/// A writable number in the environment.
enum Property: String, CaseIterable, Sendable {
  case a
  case b
  case c
  /// The `name` of the environment value `record`.
  case name
  /// The `count` of the environment value `record`.
  case count
  /// A number that its setter limits to 0 through 2.
  case clamped
  /// Reads and writes `c`. The setter ignores odd numbers.
  case even
  /// Reads `b` and writes `c`.
  case alias
  /// Reads `a + b`. The setter writes `a` and `b`.
  case both
  /// Reads `c`. The setter writes the sum of `a` and the new value to `c`.
  case shifted
}

/// A readable number in the environment.
enum Source: Equatable, Sendable {
  case property(Property)
  /// Reads `b` or `c`, depending on `a`.
  case chosen
  /// The `x` of the object that is found by its type, read from a copy of the environment.
  ///
  /// The body runs for every change of `x`, even if a later change restores the old value.
  ///
  /// Bodies do not use `@Environment(\.current)`, because the oracle would expect too few runs. For
  /// a property with a key path, the oracle expects a run only if the key path has a new result.
  /// But Observation counts the read of `x` in the key path as a read of the body, and the body
  /// would run for every change of `x`.
  case current
  /// A key path with an argument: the sum of `a` and the number.
  case indexed(Int)
  /// The property that the view's argument selects. The key path changes with the argument.
  case selected
  /// A property of the object that is found by its type.
  case object(Field)
  /// A property of the object that is found by a key.
  case store(Field)
  /// The value of a binding in the environment.
  case link
  /// Whether the environment has a closure.
  case action
  /// Whether the view is in a sheet.
  case isPresented

  enum Field: String, CaseIterable, Sendable {
    case x
    case y
  }
}

extension Int {
  /// Whether the number counts as true: odd numbers do, and even numbers do not.
  var isTrue: Bool {
    get { self & 1 == 1 }
    set { self = newValue ? self | 1 : self & ~1 }
  }

  /// The item that a program passes to `sheet(item:)` for this number.
  ///
  /// Some numbers have no item. All others have an item with the identifier 0 or 1.
  var item: Item? {
    get { picked(of: 3) == 0 ? nil : Item(id: picked(of: 2), payload: self) }
    set { self = newValue?.payload ?? 0 }
  }

  /// The index that the number selects among `count` elements.
  func picked(of count: Int) -> Int { Int(UInt(bitPattern: self) % UInt(count)) }
}
