#if Macros
import SwiftParser
import SwiftSyntax

/// A parameter of an endpoint, which has a label as a parameter of a method.
struct EndpointParameter {
  /// The parameter as it is written in the type.
  let element: TupleTypeElementSyntax

  /// The place among the parameters, from 0.
  let index: Int

  /// Whether no other parameter has the same label.
  let isUnique: Bool

  /// The label: the `id` of `(_ id: Int) -> User`.
  var label: TokenSyntax? { element.secondName?.trimmed }

  /// Whether any number of arguments may be given.
  var isVariadic: Bool { element.ellipsis != nil }

  /// The parameter of the method.
  var declaration: String {
    guard let label else { return "_ \(name): \(type)" }
    return label.text == name ? "\(name): \(type)" : "\(label.text) \(name): \(type)"
  }

  /// How the method hands the argument on.
  var argument: String {
    let attributed = type.as(AttributedTypeSyntax.self)
    let isInOut = attributed?.specifiers.contains { $0.trimmedDescription == "inout" } == true
    if isInOut { return "&\(name)" }
    let isMadeLate = attributed?.attributes.contains { $0.isNamed("autoclosure") } == true
    return isMadeLate ? "\(type.function?.callMarks ?? "")\(name)()" : name
  }

  private var type: TypeSyntax { element.type.trimmed }

  /// The label where it can be one, else a number.
  private var name: String {
    guard let label, isUnique, label.text.isValidSwiftIdentifier(for: .variableName) else {
      return "p\(index)"
    }
    return label.text
  }
}

extension AttributeListSyntax.Element {
  /// Whether it is the attribute of this name, with its module or without.
  func isNamed(_ name: String) -> Bool {
    guard let attribute = self.as(AttributeSyntax.self)?.attributeName else { return false }
    return attribute.as(IdentifierTypeSyntax.self)?.name.text == name
      || attribute.as(MemberTypeSyntax.self)?.name.text == name
  }
}
#endif
