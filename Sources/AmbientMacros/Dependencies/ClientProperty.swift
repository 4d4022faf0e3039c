#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

/// A stored property of a client that the client's initializer can set.
struct ClientProperty {
  let declaration: VariableDeclSyntax

  /// The part of the declaration for this property, such as `b: Int` in `var a, b: Int`.
  let binding: PatternBindingSyntax

  /// The name as the user wrote it, with backticks if it has them.
  let name: TokenSyntax

  /// Whether the property is a function that tests can replace.
  var isEndpoint: Bool { declaration.isEndpoint }

  /// The name of the stored property to which the initializer assigns.
  var storageName: String {
    isEndpoint ? Endpoint(declaration)?.storageName.text ?? name.text : name.text
  }

  /// The type annotation, or else the type of the default if the default is a literal.
  var type: TypeSyntax? { writtenType?.nonImplicit ?? binding.initializer?.value.literalType }

  /// The type annotation that applies to this binding.
  ///
  /// In `var a, b: Int`, the annotation of `b` applies to `a` too.
  private let writtenType: TypeSyntax?
}

extension ClientProperty {
  /// Returns the properties that a member of a client declares and that an initializer can set.
  static func all(in member: MemberBlockItemSyntax) -> [ClientProperty] {
    guard
      let variable = member.decl.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(.static), !variable.modifiers.contains(.lazy),
      !variable.attributes.contains(where: { $0.isNamed("Dependency") })
    else { return [] }
    var properties: [ClientProperty] = []
    var typeOfNext: TypeSyntax?
    for binding in variable.bindings.reversed() {
      let type = binding.typeAnnotation?.type.trimmed
      typeOfNext = type ?? (binding.initializer == nil ? typeOfNext : nil)
      if let property = ClientProperty(binding, typeOfNext, of: variable) {
        properties.append(property)
      }
    }
    return properties.reversed()
  }

  /// Creates a property.
  ///
  /// Fails for a computed property, and for a constant or private property that has a default.
  private init?(
    _ binding: PatternBindingSyntax,
    _ type: TypeSyntax?,
    of variable: VariableDeclSyntax
  ) {
    guard
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      binding.accessorBlock?.isOfComputedProperty != true
    else { return nil }
    let keepsDefault = variable.isConstant || variable.access == .private
    if keepsDefault, binding.initializer != nil { return nil }
    declaration = variable
    self.binding = binding
    writtenType = type
    name = pattern.identifier.trimmed
  }
}

extension VariableDeclSyntax {
  var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }

  /// The declaration, if it has several bindings and at least one is an endpoint; otherwise nil.
  ///
  /// A macro cannot be attached to such a declaration.
  var severalEndpoints: VariableDeclSyntax? {
    guard bindings.count > 1, !isConstant else { return nil }
    let isEndpoint = ClientProperty.all(in: MemberBlockItemSyntax(decl: self)).contains {
      $0.type?.function != nil && !$0.isObserved
    }
    return isEndpoint ? self : nil
  }

  /// Whether the property is a function that tests can replace.
  ///
  /// The result is false for a private property with a default, because no test could replace the
  /// default. The attribute `@DependencyEndpoint` turns even such a property into an endpoint.
  var isEndpoint: Bool {
    guard let endpoint = Endpoint(self) else { return false }
    if attributes.contains(where: { $0.isNamed("DependencyEndpoint") }) { return true }
    return !attributes.contains {
      $0.isNamed("DependencyEndpointIgnored") || $0.isNamed("Dependency")
    }
      && !(access == .private && endpoint.binding.initializer != nil)
  }
}

extension ClientProperty {
  /// Whether the property has observers, and therefore cannot become an endpoint.
  fileprivate var isObserved: Bool { binding.accessorBlock != nil }
}

extension AccessorBlockSyntax {
  /// Whether the accessors make the property computed.
  ///
  /// `willSet` and `didSet` do not make a property computed.
  var isOfComputedProperty: Bool {
    guard case .accessors(let accessors) = accessors else { return true }
    return accessors.contains {
      ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

extension ExprSyntax {
  /// The type that the compiler gives to a literal by default; nil for other expressions.
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
