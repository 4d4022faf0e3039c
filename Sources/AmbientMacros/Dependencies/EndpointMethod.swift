#if Macros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

/// A method that calls an endpoint.
///
/// The endpoint is a property with a function type, so a call of the endpoint has no argument
/// labels. The method has argument labels, or a name that differs from the property's name.
struct EndpointMethod {
  private let endpoint: Endpoint
  private let name: String

  /// Creates the method of an endpoint.
  ///
  /// Fails if calls of the method and of the property would look the same, or if a parameter is
  /// variadic.
  init?(of endpoint: Endpoint, named name: String? = nil) {
    let parameters = endpoint.parameters
    let hasLabels = parameters.contains { $0.label != nil }
    let hasName = name.map { $0.withoutBackticks != endpoint.plainName } ?? false
    guard hasLabels || hasName, !parameters.contains(where: \.isVariadic) else { return nil }
    self.endpoint = endpoint
    self.name = name ?? endpoint.name.text
  }

  var declaration: DeclSyntax {
    let function = endpoint.function
    let parameters = endpoint.parameters.map(\.declaration).joined(separator: ", ")
    let arguments = endpoint.parameters.map(\.argument).joined(separator: ", ")
    let effects = function.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
    let result = endpoint.result.isVoid ? "" : " -> \(endpoint.result)"
    return """
      \(raw: comment)\(raw: attributes)\(raw: modifiers)func \(raw: name)(\(raw: parameters))\
      \(raw: effects)\(raw: result) {
        \(raw: function.callMarks)\(endpoint.storageName)(\(raw: arguments))
      }
      """
  }

  /// The documentation comment of the property.
  private var comment: String {
    endpoint.declaration.leadingTrivia.pieces.compactMap { piece in
      switch piece {
      case .docLineComment(let text), .docBlockComment(let text): "\(text)\n"
      default: nil
      }
    }.joined()
  }

  /// The attributes of the method: the property's `@available` attributes, and those attributes of
  /// the property's function type that a method can have.
  private var attributes: String {
    let ofType = endpoint.type.functionAttributes?.attributes.filter { attribute in
      !Self.attributesOfTypesOnly.contains { attribute.isNamed($0) }
    }
    let ofProperty = endpoint.declaration.attributes.filter { attribute in
      attribute.isNamed("available") && !attribute.isOfHiddenProperty
    }
    return (Array(ofProperty) + Array(ofType ?? [])).map { "\($0.trimmed)\n" }.joined()
  }

  // The attributes that the method does not get from the function type. `Sendable` is one of them.
  // A method of a `Sendable` type is sendable without the attribute. A method of any other type
  // must not be marked as sendable.
  private static let attributesOfTypesOnly = ["Sendable", "escaping", "convention", "isolated"]

  private var modifiers: String {
    let ofType = endpoint.type.functionAttributes?.specifiers.map(\.trimmedDescription) ?? []
    let isolation = endpoint.declaration.modifiers.contains(.nonisolated) && ofType.isEmpty
    return endpoint.declaration.access.modifier + (isolation ? "nonisolated " : "")
      + ofType.map { "\($0) " }.joined()
  }
}

extension AttributeSyntax {
  /// Returns the name in the argument `method:`; nil if the attribute has no arguments.
  ///
  /// A name that needs backticks gets them.
  func methodName() throws -> String? {
    guard case .argumentList(let arguments) = arguments, let argument = arguments.first else {
      return nil
    }
    guard
      let literal = argument.expression.as(StringLiteralExprSyntax.self),
      let name = literal.representedLiteralValue
    else { throw Diagnostic.dynamicMethodName(argument.expression).error }
    if name.isValidSwiftIdentifier(for: .variableName) { return name }
    guard name.isValidSwiftIdentifier(for: .memberAccess) else {
      throw Diagnostic.invalidMethodName(literal, name).error
    }
    return "`\(name)`"
  }
}

extension String {
  fileprivate var withoutBackticks: String { filter { $0 != "`" } }
}
#endif
