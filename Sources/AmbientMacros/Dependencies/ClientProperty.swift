#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

/// A stored property of a client, as its initialiser sees it.
struct ClientProperty {
  /// The declaration as the user wrote it.
  let declaration: VariableDeclSyntax

  /// The binding of the property; the declaration may have more.
  let binding: PatternBindingSyntax

  /// The name as the user wrote it, with backticks if it has them.
  let name: TokenSyntax

  /// Whether the property holds a function that tests replace.
  var isEndpoint: Bool { declaration.isEndpoint }

  /// The name of the property that an initialiser sets.
  var storageName: String {
    isEndpoint ? Endpoint(declaration)?.storageName.text ?? name.text : name.text
  }

  /// The written type, or the one that a literal tells.
  var type: TypeSyntax? {
    binding.typeAnnotation?.type.trimmed.nonImplicit ?? binding.initializer?.value.literalType
  }

  /// The parameter of the memberwise initialiser; nil if there is no telling its type.
  var parameter: String? {
    guard let type else { return nil }
    return "\(name.text): \(type.escaping)\(defaultArgument)"
  }

  private var defaultArgument: String {
    if isEndpoint { return "" }
    if let value = binding.initializer?.value.trimmed { return " = \(value)" }
    let isNil = binding.typeAnnotation?.type.isOptional == true && !declaration.isConstant
    return isNil ? " = nil" : ""
  }
}

extension ClientProperty {
  /// The properties of a client that its initialiser sets.
  static func all(in client: some DeclGroupSyntax) -> [ClientProperty] {
    client.memberBlock.members.flatMap { member -> [ClientProperty] in
      guard
        let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(.static), !variable.modifiers.contains(.lazy),
        !variable.attributes.contains(where: { $0.isNamed("Dependency") })
      else { return [] }
      return variable.bindings.compactMap { ClientProperty($0, of: variable) }
    }
  }

  /// A property that is stored and that is not settled by its default.
  private init?(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
    guard
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      binding.accessorBlock?.isOfComputedProperty != true
    else { return nil }
    let isSettled = variable.isConstant || variable.access == .private
    if isSettled, binding.initializer != nil { return nil }
    declaration = variable
    self.binding = binding
    name = pattern.identifier.trimmed
  }
}

extension VariableDeclSyntax {
  /// Whether the property never changes.
  var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }

  /// Whether the property of a client is one that tests replace.
  ///
  /// Not a private one with a function of its own: nobody outside could replace it.
  var isEndpoint: Bool {
    guard let endpoint = Endpoint(self) else { return false }
    if attributes.contains(where: { $0.isNamed("DependencyEndpoint") }) { return true }
    return !attributes.contains {
      $0.isNamed("DependencyEndpointIgnored") || $0.isNamed("Dependency")
    }
      && !(access == .private && endpoint.binding.initializer != nil)
  }
}

extension AccessorBlockSyntax {
  /// Whether the accessors make the property a computed one; observers don't.
  fileprivate var isOfComputedProperty: Bool {
    guard case .accessors(let accessors) = accessors else { return true }
    return accessors.contains {
      ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

extension TypeSyntax {
  /// The type of a parameter that is kept.
  fileprivate var escaping: String {
    guard function != nil else { return trimmedDescription }
    guard let type = functionAttributes else { return "@escaping \(self)" }
    // The attribute has its place behind what says where the function runs.
    let attributes = type.with(\.specifiers, []).trimmed
    return (type.specifiers.map { "\($0.trimmed) " } + ["@escaping \(attributes)"]).joined()
  }
}

extension ExprSyntax {
  /// The type of a literal.
  fileprivate var literalType: TypeSyntax? {
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if let negative = self.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
      return negative.expression.literalType
    }
    return nil
  }
}
#endif
