import AmbientGraph

/// What is known of a type of view or modifier, found once.
@MainActor
final class ViewType {
  let properties: DynamicPropertyLayout
  let comparator: ValueComparator
  let name: String?

  /// Whether a body of this type has read something observable.
  var observes = false

  private static var known: [ObjectIdentifier: ViewType] = [:]

  private init(_ type: Any.Type, role: String) {
    if type is AnyClass { Diagnostic.mustBeValueType(role, type).stop() }
    properties = DynamicPropertyLayout.of(type)
    comparator = ValueComparator.of(any: type, .equatableUnlessTrivial)
    if let named = type as? any NamedBody.Type { name = named.bodyName } else { name = "\(type)" }
  }

  /// The facts about a type whose values are called by their role in messages: "views", say.
  static func of(_ type: Any.Type, role: String) -> ViewType {
    if let type = known[ObjectIdentifier(type)] { return type }
    let made = ViewType(type, role: role)
    known[ObjectIdentifier(type)] = made
    return made
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
