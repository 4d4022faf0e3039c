/// A number that a body computes.
indirect enum Expression: Sendable {
  case constant(Int)
  case argument
  /// The payload of the element, inside a loop.
  case element
  case number
  /// A part of the record that is the view's state, through the record or a binding to the part.
  case name(throughBinding: Bool)
  case count(throughBinding: Bool)
  case bound
  case source(Source)
  /// A property of a station that the view follows.
  case published(Station.Way, Source.Field)
  case conditional(Expression, Expression, Expression)
  case sum(Expression, Expression)
}

/// A number in the environment that can be written.
enum Property: String, CaseIterable, Sendable {
  case a
  case b
  case c
  /// A part of a key's value.
  case name
  case count
  /// Written between 0 and 2.
  case clamped
  /// Reads and writes `c`, but ignores odd numbers.
  case even
  /// Reads `b` and writes `c`.
  case alias
  /// Reads `a + b`; writes both.
  case both
  /// Reads `c`; writes `c` after reading `a`.
  case shifted
}

/// A number that is read in the environment.
enum Source: Equatable, Sendable {
  case property(Property)
  /// `a` decides whether it is `b` or `c`.
  case chosen
  /// The `x` of the object that is found by its type, read through a copy of the environment.
  ///
  /// Through a key path it would be computed while a body is tracked, and Observation counts what a
  /// tracked function reads also for the one around it: the body would run for every change of `x`.
  case current
  /// A key path with an argument: `a` and the number.
  case indexed(Int)
  /// The property with the number of the argument: a key path that is another for another argument.
  case selected
  /// A property of the object that is found by its type.
  case object(Field)
  /// A property of the object that is found by a key.
  case store(Field)
  /// What a binding in the environment leads to.
  case link
  /// Whether there is a closure in the environment.
  case action
  /// Whether the view is in a sheet.
  case isPresented

  /// A property of an object.
  enum Field: String, CaseIterable, Sendable {
    case x
    case y
  }
}

extension Int {
  /// How a number decides a condition.
  var isTrue: Bool {
    get { self & 1 == 1 }
    set { self = newValue ? self | 1 : self & ~1 }
  }

  /// What a number presents: some share an identity, some present nothing.
  var item: Item? {
    get { picked(of: 3) == 0 ? nil : Item(id: picked(of: 2), payload: self) }
    set { self = newValue?.payload ?? 0 }
  }

  /// How a number picks one of several.
  func picked(of count: Int) -> Int { Int(UInt(bitPattern: self) % UInt(count)) }
}
