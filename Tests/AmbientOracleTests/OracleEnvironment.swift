/// The environment of an ``Oracle``: a dictionary that is copied at every write.
struct OracleEnvironment {
  enum Key: Hashable {
    case a, b, c, record, clamped, object, store, link, action, station, presentation
  }

  enum Value: Equatable {
    case number(Int)
    case record(name: Int, count: Int)
    case object(Int?)
    case location(Location)
    /// A closure in the environment, identified by the serial numbers of body runs.
    ///
    /// `runs` begins with the number of the body run that set this closure. The numbers of the body
    /// runs that set the closures of ancestors follow, from the nearest ancestor to the root. If no
    /// closure is set, `runs` is empty.
    ///
    /// The modifier `environment(_:_:)` sets this closure. To do so, the modifier first reads the
    /// closure of the nearest ancestor. When that closure changes, the modifier sets this closure
    /// again, and this closure counts as changed.
    case action(runs: [Int])
    /// The position of the sheet that contains the view.
    case presentation(Place?)
  }

  private var values: [Key: Value] = [:]

  subscript(key: Key) -> Value {
    get { values[key] ?? key.defaultValue }
    set { values[key] = newValue }
  }

  mutating func set(_ property: Property, _ new: Int) {
    switch property {
    case .a: self[.a] = .number(new)
    case .b: self[.b] = .number(new)
    case .c: self[.c] = .number(new)
    case .name: self[.record] = .record(name: new, count: record.count)
    case .count: self[.record] = .record(name: record.name, count: new)
    case .clamped: self[.clamped] = .number(min(max(new, 0), 2))
    case .even: if !new.isTrue { self[.c] = .number(new) }
    case .alias: self[.c] = .number(new)
    case .both:
      self[.a] = .number(new)
      self[.b] = .number(new &+ 1)
    case .shifted: self[.c] = .number(Self.number(self[.a]) &+ new)
    }
  }

  /// The position of the sheet that contains the view, or nil outside of sheets.
  var presentation: Place? {
    guard case .presentation(let place) = self[.presentation] else { return nil }
    return place
  }

  private var record: (name: Int, count: Int) {
    guard case .record(let name, let count) = self[.record] else { return (0, 0) }
    return (name, count)
  }

  /// Returns the number that the getter of a property returns.
  ///
  /// `read` is called for each key that the getter reads.
  static func get(_ property: Property, _ read: (Key) -> Value) -> Int {
    switch property {
    case .a: number(read(.a))
    case .b, .alias: number(read(.b))
    case .c, .even, .shifted: number(read(.c))
    case .name: if case .record(let name, _) = read(.record) { name } else { 0 }
    case .count: if case .record(_, let count) = read(.record) { count } else { 0 }
    case .clamped: number(read(.clamped))
    case .both: number(read(.a)) &+ number(read(.b))
    }
  }

  func get(_ property: Property) -> Int { Self.get(property) { self[$0] } }

  static func number(_ value: Value) -> Int {
    if case .number(let number) = value { number } else { 0 }
  }
}

extension OracleEnvironment.Key {
  fileprivate var defaultValue: OracleEnvironment.Value {
    switch self {
    case .a: .number(0)
    case .b: .number(1)
    case .c: .number(2)
    case .clamped: .number(0)
    case .record: .record(name: 0, count: 0)
    case .object, .store: .object(nil)
    case .link: .location(.constant(0))
    case .action: .action(runs: [])
    case .station: .object(0)
    case .presentation: .presentation(nil)
    }
  }
}

extension Property {
  /// The keys that a write through a key path reads.
  ///
  /// Such a write calls the getter before the setter.
  var keysReadByWrite: [OracleEnvironment.Key] {
    switch self {
    case .a: [.a]
    case .b, .alias: [.b]
    case .c, .even: [.c]
    case .name, .count: [.record]
    case .clamped: [.clamped]
    case .both: [.a, .b]
    case .shifted: [.c, .a]
    }
  }
}
