public import AmbientGraph
import AmbientReflection
public import AmbientSupport

/// What is known of a type of view or modifier, found once.
@usableFromInline
@MainActor
final class ViewType {
  // Stays until the program ends, as all does that is known of types.
  let properties: Unretained<DynamicPropertyLayout>
  private let comparator: ValueComparator
  let name: String?

  /// Whether something that nodes of this type ran has read something observable.
  @usableFromInline var habit = ObservationHabit.unknown

  /// Whether what is inside an element of this type has read something that may change.
  @usableFromInline var contentReads = false

  private init(_ type: Any.Type, _ role: Role) {
    if type is AnyClass { Diagnostic.mustBeValueType(role.rawValue, type).stop() }
    properties = .init(immortal: .of(type))
    callsUpdate = properties.with { $0.callsUpdate }
    subscribes = properties.with { $0.subscribes }
    comparator = ValueComparator.of(any: type, .equatableUnlessTrivial)
    if let named = type as? any NamedBody.Type { name = named.bodyName } else { name = "\(type)" }
  }

  /// Whether two values of the type are the same.
  @usableFromInline
  func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    comparator.areSame(old, new)
  }

  /// The same of a value in a place that is given with `&`.
  @inlinable
  func isSame<Value>(_ old: UnsafeMutablePointer<Value>, as new: UnsafeRawPointer) -> Bool {
    areSame(UnsafeRawPointer(old), new)
  }

  /// Whether a value has custom properties that are told before each run of its body.
  @usableFromInline let callsUpdate: Bool

  /// Whether a run may depend on properties that it did not read.
  @usableFromInline let subscribes: Bool

  @usableFromInline
  func updateProperties(at value: UnsafeMutableRawPointer) {
    properties.with { $0.update(at: value) }
  }

  // MARK: The table of types

  /// What a type is to its node, by the name that messages use.
  enum Role: String {
    case view = "views"
    case modifier = "view modifiers"
    case environmentalModifier = "Environmental modifiers"
  }

  private static var known = IdentityTable<ViewType>()

  /// The type that was asked for last, as it is by each of many rows.
  private static var latest: (id: ObjectIdentifier, type: Unretained<ViewType>)?

  /// A type of view with a body.
  @usableFromInline
  static func of<Content: View>(viewWithBody type: Content.Type) -> ViewType {
    known(viewWithBody: type).object
  }

  /// The same, without a count: it stays until the program ends.
  @usableFromInline
  static func known<Content: View>(viewWithBody type: Content.Type) -> Unretained<ViewType> {
    known(type, .view) {
      if Content.Body.self == Never.self { Diagnostic.mayNotHaveNeverBody(type).stop() }
    }
  }

  /// A type of modifier with a body.
  static func of<Modifier: ViewModifier>(modifierWithBody type: Modifier.Type) -> ViewType {
    of(type, .modifier) {
      if Modifier.Body.self == Never.self { Diagnostic.mayNotHaveNeverBody(type).stop() }
    }
  }

  /// A type that plays a role; checked when it is met for the first time.
  static func of(_ type: Any.Type, _ role: Role, check: () -> Void = {}) -> ViewType {
    known(type, role, check: check).object
  }

  private static func known(
    _ type: Any.Type,
    _ role: Role,
    check: () -> Void
  ) -> Unretained<ViewType> {
    let id = ObjectIdentifier(type)
    if let latest, latest.id == id { return latest.type }
    let type = known.borrow(id) ?? make(type, role, check)
    latest = (id, type)
    return type
  }

  private static func make(
    _ type: Any.Type,
    _ role: Role,
    _ check: () -> Void
  ) -> Unretained<ViewType> {
    check()
    let made = ViewType(type, role)
    known.insert(made, for: ObjectIdentifier(type))
    return Unretained(made)
  }
}

/// A view whose body is not reported under the name of its type.
package protocol NamedBody {
  /// The name in reports; nil to stay out of them.
  static var bodyName: String? { get }
}

/// A view of the library's own: its body is not reported, because no user wrote it.
package protocol LibraryView: View, NamedBody {}

extension LibraryView {
  /// Nothing: the body stays out of reports.
  package nonisolated static var bodyName: String? { nil }
}
