import AmbientSupport
import Synchronization

/// A key whose default is made once, as the expansion of `@Entry` declares it.
///
/// What the key is for is told by another protocol beside this one, such as ``EnvironmentKey``.
public protocol _EntryKey {
  /// The type of the value, inferred from the default.
  associatedtype Value

  /// The default.
  static var entryDefault: _EntryDefault<Value> { get }
}

extension _EntryKey {
  /// The one default that every read without another value gives.
  public static var defaultValue: Value { entryDefault.value }
}

extension _EntryKey where Self: EnvironmentKey {
  /// The one default that views and all other code find without another value.
  public static var defaultValue: Value { Resolution.sharedDefault(of: Self.self) }

  /// Makes the default for a context.
  static func makeDefault(in context: DependencyContext) -> Value {
    guard let contextual = Self.self as? any _ContextualEntryKey.Type else {
      return entryDefault.make()
    }
    func make<Key: _ContextualEntryKey>(_ contextual: Key.Type) -> Value {
      sameValue(contextual.makeContextualDefault(in: context))
    }
    return make(contextual)
  }
}

/// A key whose default is another one in previews or in tests.
public protocol _ContextualEntryKey: _EntryKey {
  /// The default in previews.
  static var previewDefault: _EntryDefault<Value> { get }

  /// The default in tests.
  static var testDefault: _EntryDefault<Value> { get }
}

extension _ContextualEntryKey {
  /// The same as everywhere.
  public static var previewDefault: _EntryDefault<Value> { entryDefault }

  /// The same as in previews.
  public static var testDefault: _EntryDefault<Value> { previewDefault }

  fileprivate static func makeContextualDefault(in context: DependencyContext) -> Value {
    switch context {
    case .live: entryDefault.make()
    case .preview: previewDefault.make()
    case .test: testDefault.make()
    }
  }
}

// @unchecked: what makes the value was written as an expression beside a property, and captures
// nothing; where it needs the main actor, so does the property. The value is made under the gate and
// never changes. What it refers to is as safe to share as the value in any environment: views read it
// where they run.
/// How `@Entry` makes a default: when it is first read, and again only where something that it was
/// made of is another.
///
/// A `static let` of a type that isn't `Sendable` doesn't compile in Swift 6 mode; of this box it
/// does. Nor does making the box run any of the user's code, while all others wait for it.
public final class _EntryDefault<Value>: @unchecked Sendable {
  let make: () -> Value
  private let gate = Mutex<Void>(())
  private let isMade = Atomic(false)
  private var made: Value?

  /// Keeps a default.
  public init(_ value: @autoclosure @escaping () -> Value) { make = value }

  /// Keeps a default that was written as a new instance: of a struct or an enum, fine to share.
  public init(fresh value: @autoclosure @escaping () -> Value) { make = value }

  /// The default that all share for whom it never depends on anything.
  public var value: Value {
    if isMade.load(ordering: .acquiring), let made { return made }
    return gate.exclusively {
      if let made { return made }
      let value = make()
      made = value
      isMade.store(true, ordering: .releasing)
      return value
    }
  }
}

// Type checking decides whether a new instance is an object, which the macro cannot see, and picks
// these overloads for it. They are deprecated for the sake of the warning alone.

extension _EntryDefault where Value: AnyObject {
  /// Keeps a new object, which a reader may mistake for its own.
  @available(
    *,
    deprecated,
    message: """
      This default is ONE object, made once and shared for the life of the process by every reader \
      that finds no other value. If that is meant, put it in parentheses: '= (Store())'. If not, \
      make the entry optional and set an object where it is needed
      """
  )
  public convenience init(fresh value: @autoclosure @escaping () -> Value) {
    self.init(value())
  }
}

extension _EntryDefault {
  /// Keeps a new object as an optional, which a reader may mistake for its own.
  @available(
    *,
    deprecated,
    message: """
      This default is ONE object, made once and shared for the life of the process by every reader \
      that finds no other value. If that is meant, put it in parentheses: '= (Store())'. If not, \
      leave the default out and set an object where it is needed
      """
  )
  public convenience init<Object: AnyObject>(fresh value: @autoclosure @escaping () -> Object)
  where Value == Object? {
    self.init(value())
  }
}
