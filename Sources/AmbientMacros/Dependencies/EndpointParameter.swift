#if Macros
import SwiftParser
import SwiftSyntax

/// A parameter of an endpoint's function type.
///
/// The endpoint's method has the same parameter.
struct EndpointParameter {
  /// The parameter as it is written in the type.
  let element: TupleTypeElementSyntax

  let index: Int

  /// Whether no other parameter has the same label.
  let isUnique: Bool

  /// The label: the `id` of `(_ id: Int) -> User`.
  var label: TokenSyntax? { element.secondName?.trimmed }

  var isVariadic: Bool { element.ellipsis != nil }

  /// The declaration of the parameter in the method.
  var declaration: String {
    guard let label else { return "_ \(name): \(type)" }
    return label.text == name ? "\(name): \(type)" : "\(label.text) \(name): \(type)"
  }

  /// The argument that the method passes to the endpoint.
  var argument: String {
    let attributed = type.as(AttributedTypeSyntax.self)
    let isInOut = attributed?.specifiers.contains { $0.trimmedDescription == "inout" } == true
    if isInOut { return "&\(name)" }
    let isAutoclosure = attributed?.attributes.contains { $0.isNamed("autoclosure") } == true
    return isAutoclosure ? "\(type.function?.callMarks ?? "")\(name)()" : name
  }

  private var type: TypeSyntax { element.type.trimmed }

  /// The name inside the method: the label, if it is unique and valid, otherwise `p` and the index.
  private var name: String {
    guard let label, isUnique, label.text.isValidSwiftIdentifier(for: .variableName) else {
      return "p\(index)"
    }
    return label.text
  }
}

extension AttributeListSyntax.Element {
  /// Whether the attribute has the given name, alone or after the name of a module.
  func isNamed(_ name: String) -> Bool {
    guard let attribute = self.as(AttributeSyntax.self)?.attributeName else { return false }
    return attribute.as(IdentifierTypeSyntax.self)?.name.text == name
      || attribute.as(MemberTypeSyntax.self)?.name.text == name
  }
}
#endif
