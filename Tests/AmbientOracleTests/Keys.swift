import Ambient
import Observation

/// The environment values that the fixtures use.
///
/// ``OracleEnvironment`` implements the same values without the library.
extension EnvironmentValues {
  private enum A: EnvironmentKey { static let defaultValue = 0 }
  private enum B: EnvironmentKey { static let defaultValue = 1 }
  private enum C: EnvironmentKey { static let defaultValue = 2 }
  private enum Clamped: EnvironmentKey { static let defaultValue = 0 }
  private enum RecordKey: EnvironmentKey { static let defaultValue = Record() }
  private enum Link: EnvironmentKey { static var defaultValue: Binding<Int> { .constant(0) } }
  private enum Action: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
  private enum Store: EnvironmentKey { static var defaultValue: Model? { nil } }

  var a: Int {
    get { self[A.self] }
    set { self[A.self] = newValue }
  }

  var b: Int {
    get { self[B.self] }
    set { self[B.self] = newValue }
  }

  var c: Int {
    get { self[C.self] }
    set { self[C.self] = newValue }
  }

  var record: Record {
    get { self[RecordKey.self] }
    set { self[RecordKey.self] = newValue }
  }

  var store: Model? {
    get { self[Store.self] }
    set { self[Store.self] = newValue }
  }

  var link: Binding<Int> {
    get { self[Link.self] }
    set { self[Link.self] = newValue }
  }

  var action: (() -> Void)? {
    get { self[Action.self] }
    set { self[Action.self] = newValue }
  }

  var clamped: Int {
    get { self[Clamped.self] }
    set { self[Clamped.self] = min(max(newValue, 0), 2) }
  }

  var even: Int {
    get { c }
    set { if !newValue.isTrue { c = newValue } }
  }

  var alias: Int {
    get { b }
    set { c = newValue }
  }

  var both: Int {
    get { a &+ b }
    set {
      a = newValue
      b = newValue &+ 1
    }
  }

  var shifted: Int {
    get { c }
    set { c = a &+ newValue }
  }

  var chosen: Int { a.isTrue ? b : c }
  var current: Int { self[Model.self]?.x ?? -1 }

  subscript(indexed number: Int) -> Int { a &+ number }

  func value(of source: Source) -> Int { self[keyPath: source.keyPath] }
}

struct Record: Equatable {
  var name = 0
  var count = 0
}

@Observable final class Model {
  /// The number of shared objects.
  static let count = 2

  var x = 0
  var y = 0

  /// The index of the object that a number selects, or nil for no object.
  static func index(_ number: Int) -> Int? {
    let index = number.picked(of: count + 1)
    return index == 0 ? nil : index - 1
  }

  subscript(field: Source.Field) -> Int {
    get {
      switch field {
      case .x: x
      case .y: y
      }
    }
    set {
      switch field {
      case .x: x = newValue
      case .y: y = newValue
      }
    }
  }
}

extension Property {
  var keyPath: WritableKeyPath<EnvironmentValues, Int> {
    switch self {
    case .a: \.a
    case .b: \.b
    case .c: \.c
    case .name: \.record.name
    case .count: \.record.count
    case .clamped: \.clamped
    case .even: \.even
    case .alias: \.alias
    case .both: \.both
    case .shifted: \.shifted
    }
  }

  /// Returns the property that a fixture with this argument reads for ``Source/selected``.
  ///
  /// Code without an argument reads `a` for this source.
  static func selected(by argument: Int) -> Property {
    allCases[argument.picked(of: allCases.count)]
  }
}

extension Source {
  var keyPath: KeyPath<EnvironmentValues, Int> {
    switch self {
    case .property(let property): property.keyPath
    case .chosen: \.chosen
    case .current: \.current
    case .indexed(let number): \.[indexed: number]
    case .selected: \.a
    case .object(let field): \.[observed: field]
    case .store(let field): \.[stored: field]
    case .link: \.link.wrappedValue
    case .action: \.hasAction
    case .isPresented: \.presentedNumber
    }
  }
}

extension EnvironmentValues {
  fileprivate subscript(observed field: Source.Field) -> Int { self[Model.self]?[field] ?? -1 }
  fileprivate var presentedNumber: Int { isPresented ? 1 : 0 }
  fileprivate var hasAction: Int { action == nil ? 0 : 1 }
  fileprivate subscript(stored field: Source.Field) -> Int { store?[field] ?? -1 }
}
