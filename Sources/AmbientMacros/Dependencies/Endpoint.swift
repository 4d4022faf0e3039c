#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

/// A function that a client holds in a property, for a test to replace.
struct Endpoint {
  /// The declaration as the user wrote it.
  let declaration: VariableDeclSyntax

  /// The only binding of the declaration.
  let binding: PatternBindingSyntax

  /// The name as the user wrote it, with backticks if it has them.
  let name: TokenSyntax

  /// The written type.
  let type: TypeSyntax

  /// The type without attributes.
  let function: FunctionTypeSyntax

  /// The endpoint of a `var` of one simple name and a function type; nil for every other declaration.
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

  /// The name of the property that holds the function.
  var storageName: TokenSyntax { .identifier("_\(plainName)") }

  /// What goes into the function.
  var parameters: [EndpointParameter] {
    let elements = Array(function.parameters)
    let labels = elements.compactMap(\.secondName?.text)
    return elements.enumerated().map { index, element in
      let isUnique = labels.count { $0 == element.secondName?.text } == 1
      return EndpointParameter(element: element, index: index, isUnique: isUnique)
    }
  }

  /// What comes out of the function.
  var result: TypeSyntax { function.returnClause.type.trimmed }

  /// Whether the function may throw something.
  var canThrow: Bool { function.canThrow }

  /// Whether the function may throw that nobody replaced it: an error of any type, or of ours.
  var canThrowUnimplemented: Bool {
    guard canThrow else { return false }
    guard let error = function.effectSpecifiers?.throwsClause?.type?.trimmedDescription else {
      return true
    }
    return ["any Error", "any Swift.Error", "Error", "Swift.Error", "Unimplemented"].contains(error)
  }

  /// Whether calls of the function have to wait.
  var isAsync: Bool { function.isAsync }

  /// The start of a closure that ignores what goes in: `_, _ in `.
  var ignoredParameters: String {
    parameters.isEmpty ? "" : "\(wildcards) in "
  }

  /// The start of a closure that ignores what goes in, and that throws errors of the written type.
  ///
  /// The compiler infers no other than `any Error`.
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

  /// What is written before the function type: attributes, and isolation.
  var functionAttributes: AttributedTypeSyntax? {
    unparenthesized.as(AttributedTypeSyntax.self)
  }

  /// Whether the type is spelled as the one that has nothing to tell.
  var isVoid: Bool {
    let type = unparenthesized
    if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.isEmpty }
    return ["Void", "Swift.Void"].contains(type.trimmedDescription)
  }
}

extension FunctionTypeSyntax {
  /// Whether calls have to be marked with `try`.
  var canThrow: Bool {
    guard let clause = effectSpecifiers?.throwsClause else { return false }
    return !["Never", "Swift.Never"].contains(clause.type?.trimmedDescription)
  }

  /// Whether calls have to be marked with `await`.
  var isAsync: Bool { effectSpecifiers?.asyncSpecifier != nil }

  /// What a call has to be marked with.
  var callMarks: String { (canThrow ? "try " : "") + (isAsync ? "await " : "") }
}
#endif
