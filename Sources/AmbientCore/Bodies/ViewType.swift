public import AmbientGraph
import AmbientReflection
public import AmbientSupport

/// Facts about a type of view or modifier, computed once for each type.
@usableFromInline
@MainActor
final class ViewType {
  // Unretained, because a `DynamicPropertyLayout` is never released.
  let properties: Unretained<DynamicPropertyLayout>
  private let comparator: ValueComparator
  let name: String?

  /// The prediction for the next run of a node of this type: whether the run reads observable
  /// properties.
  @usableFromInline var habit = ObservationHabit.unknown

  /// Whether the property ``ElementView/content`` of a view of this type has ever read a source or
  /// an observable property.
  ///
  /// If true, nodes of this type no longer check whether their content reads anything.
  @usableFromInline var contentReads = false

  private init(_ type: Any.Type, _ role: Role) {
    if type is AnyClass { Diagnostic.mustBeValueType(role.rawValue, type).stop() }
    properties = .init(immortal: .of(type))
    callsUpdate = properties.with { $0.callsUpdate }
    subscribes = properties.with { $0.subscribes }
    comparator = ValueComparator.of(any: type, .equatableUnlessTrivial)
    if let named = type as? any NamedBody.Type { name = named.bodyName } else { name = "\(type)" }
  }

  @usableFromInline
  func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    comparator.areSame(old, new)
  }

  /// Returns whether a stored value and a new value are the same.
  ///
  /// The caller passes the stored value with `&`.
  @inlinable
  func isSame<Value>(_ old: UnsafeMutablePointer<Value>, as new: UnsafeRawPointer) -> Bool {
    areSame(UnsafeRawPointer(old), new)
  }

  /// Whether values of this type have dynamic properties that are not a ``BuiltInProperty``.
  ///
  /// The `update()` of each such property is called before each run of the body.
  @usableFromInline let callsUpdate: Bool

  /// Whether each run of the body ends with a call of ``InstalledProperties/subscribe(at:)``.
  @usableFromInline let subscribes: Bool

  /// Calls the `update()` of each dynamic property that is not a ``BuiltInProperty``.
  @usableFromInline
  func updateProperties(at value: UnsafeMutableRawPointer) {
    properties.with { $0.update(at: value) }
  }

  // MARK: The table of types

  /// The role of a type.
  ///
  /// The raw value is used in messages.
  enum Role: String {
    case view = "views"
    case modifier = "view modifiers"
    case environmentalModifier = "Environmental modifiers"
  }

  private static var cache = IdentityTable<ViewType>()

  /// The result of the last look-up.
  ///
  /// The rows of a list look up the same type one after the other. With the stored result, only the
  /// first of these look-ups searches the table.
  private static var latest: (id: ObjectIdentifier, type: Unretained<ViewType>)?

  /// Returns the facts about a type of view; stops the program if the type has no body.
  @usableFromInline
  static func of<Content: View>(viewWithBody type: Content.Type) -> ViewType {
    unretained(viewWithBody: type).object
  }

  /// Returns the facts about a type of view; stops the program if the type has no body.
  ///
  /// The reference is unretained, because facts are never released.
  @usableFromInline
  static func unretained<Content: View>(viewWithBody type: Content.Type) -> Unretained<ViewType> {
    unretained(type, .view) {
      if Content.Body.self == Never.self { Diagnostic.mayNotHaveNeverBody(type).stop() }
    }
  }

  /// Returns the facts about a type of modifier; stops the program if the type has no body.
  static func of<Modifier: ViewModifier>(modifierWithBody type: Modifier.Type) -> ViewType {
    of(type, .modifier) {
      if Modifier.Body.self == Never.self { Diagnostic.mayNotHaveNeverBody(type).stop() }
    }
  }

  /// Returns the facts about a type.
  ///
  /// Stops the program if the type is a class.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - role: The role of the type, for messages.
  ///   - check: Validates the type; called at the first look-up only.
  /// - Returns: The facts, which are created at the first look-up.
  static func of(_ type: Any.Type, _ role: Role, check: () -> Void = {}) -> ViewType {
    unretained(type, role, check: check).object
  }

  private static func unretained(
    _ type: Any.Type,
    _ role: Role,
    check: () -> Void
  ) -> Unretained<ViewType> {
    let id = ObjectIdentifier(type)
    if let latest, latest.id == id { return latest.type }
    let type = cache.borrow(id) ?? make(type, role, check)
    latest = (id, type)
    return type
  }

  private static func make(
    _ type: Any.Type,
    _ role: Role,
    _ check: () -> Void
  ) -> Unretained<ViewType> {
    check()
    let viewType = ViewType(type, role)
    cache.insert(viewType, for: ObjectIdentifier(type))
    return Unretained(viewType)
  }
}

/// A view or modifier whose body has a name of its own in reports, instead of the type's name.
package protocol NamedBody {
  /// The name of the body in reports; nil to omit the body.
  static var bodyName: String? { get }
}

/// A view of the library; reports omit its body, because no user wrote it.
package protocol LibraryView: View, NamedBody {}

extension LibraryView {
  package nonisolated static var bodyName: String? { nil }
}
