#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

/// A property with a function type, usually in a `@DependencyClient` struct.
///
/// Tests can replace the function.
struct Endpoint {
  let declaration: VariableDeclSyntax

  let binding: PatternBindingSyntax

  /// The name as the source code writes it, including any backticks.
  let name: TokenSyntax

  let type: TypeSyntax

  /// The function type without its attributes.
  let function: FunctionTypeSyntax

  /// Creates an endpoint from a stored instance property that has a function type.
  ///
  /// The result is nil for any other declaration. The result is also nil if the property is
  /// constant or lazy, if it has observers, or if its `var` declares several properties.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.modifiers.contains(.static), !variable.modifiers.contains(.lazy),
      variable.bindings.count == 1,
      let binding = variable.bindings.first,
      binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type.trimmed,
      let function = type.function
    else { return nil }
    self.declaration = variable
    self.binding = binding
    name = pattern.identifier.trimmed
    self.type = type
    self.function = function
  }
}

extension Endpoint {
  /// The name without backticks, as messages quote it.
  var plainName: String { name.identifier?.name ?? name.text }

  /// The name of the stored property that holds the endpoint's function.
  var storageName: TokenSyntax { .identifier("_\(plainName)") }

  var parameters: [EndpointParameter] {
    let elements = Array(function.parameters)
    let labels = elements.compactMap(\.secondName?.text)
    return elements.enumerated().map { index, element in
      let isUnique = labels.count { $0 == element.secondName?.text } == 1
      return EndpointParameter(element: element, index: index, isUnique: isUnique)
    }
  }

  var result: TypeSyntax { function.returnClause.type.trimmed }

  var canThrow: Bool { function.canThrow }

  /// Whether the function can throw ``Unimplemented``: its errors have the type `any Error` or
  /// `Unimplemented`.
  var canThrowUnimplemented: Bool {
    guard canThrow else { return false }
    guard let error = function.effectSpecifiers?.throwsClause?.type?.trimmedDescription else {
      return true
    }
    return ["any Error", "any Swift.Error", "Error", "Swift.Error", "Unimplemented"].contains(error)
  }

  var isAsync: Bool { function.isAsync }

  /// The start of a closure that ignores its parameters: `_, _ in `.
  var ignoredParameters: String {
    parameters.isEmpty ? "" : "\(wildcards) in "
  }

  /// The start of a closure that ignores its parameters and declares the endpoint's error type.
  ///
  /// Without this declaration, the compiler would infer `any Error`.
  var ignoredParametersWithError: String {
    guard let clause = function.effectSpecifiers?.throwsClause, clause.type != nil else {
      return ignoredParameters
    }
    return "\(parameters.isEmpty ? "()" : wildcards) \(clause.trimmedDescription) in "
  }

  private var wildcards: String { parameters.map { _ in "_" }.joined(separator: ", ") }
}

extension TypeSyntax {
  /// The function type itself, without attributes and parentheses.
  var function: FunctionTypeSyntax? {
    let type = unparenthesized
    if let attributed = type.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
    return type.as(FunctionTypeSyntax.self)
  }

  /// The type with its attributes and specifiers, such as `@Sendable`, but without parentheses.
  ///
  /// The property is nil if the type has neither attributes nor specifiers.
  var functionAttributes: AttributedTypeSyntax? {
    unparenthesized.as(AttributedTypeSyntax.self)
  }

  /// Whether the type is written as `Void` or `()`.
  var isVoid: Bool {
    let type = unparenthesized
    if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.isEmpty }
    return ["Void", "Swift.Void"].contains(type.trimmedDescription)
  }
}

extension FunctionTypeSyntax {
  /// Whether a call needs `try`.
  var canThrow: Bool {
    guard let clause = effectSpecifiers?.throwsClause else { return false }
    return !["Never", "Swift.Never"].contains(clause.type?.trimmedDescription)
  }

  /// Whether a call needs `await`.
  var isAsync: Bool { effectSpecifiers?.asyncSpecifier != nil }

  /// The markers that a call needs: `try`, `await`, both or none.
  var callMarks: String { (canThrow ? "try " : "") + (isAsync ? "await " : "") }
}
#endif
