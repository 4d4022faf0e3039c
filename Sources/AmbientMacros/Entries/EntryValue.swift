#if Macros
import SwiftSyntax

/// The default of an entry, as the source code spells it.
struct EntryValue {
  /// The type annotation; nil if the default determines the type.
  let type: TypeSyntax?

  let expression: ExprSyntax

  /// Creates the default of a property from the expression in the source code.
  ///
  /// The default of an optional property without an expression is `nil`.
  ///
  /// Fails if the property has neither an expression nor an optional type.
  init?(of property: EntryProperty) {
    type = property.type?.trimmed.nonImplicit
    if let initializer = property.initializer {
      expression = initializer.value.trimmed
    } else if property.type?.isOptional == true {
      expression = ExprSyntax(NilLiteralExprSyntax())
    } else {
      return nil
    }
  }
}

extension EntryValue {
  /// Whether the entry is a closure and its default is not in parentheses.
  ///
  /// The macro warns about such an entry of the environment. Parentheses confirm that the closure
  /// is intended.
  var isUnconfirmedClosure: Bool {
    guard !expression.isParenthesized else { return false }
    return expression.is(ClosureExprSyntax.self) || type?.isClosure == true
  }

  /// Whether the default creates an instance: `Store()`, `Module.Store<Int>()`, `.init()`.
  ///
  /// A name that begins with a capital letter counts as the name of a type. A call of a function
  /// does not count, because the function may return an existing object. A default in parentheses
  /// does not count either, because the parentheses confirm that one shared object is intended.
  var isFreshInstance: Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name else { return false }
    return name.tokenKind == .keyword(.`init`) || name.identifier?.name.first?.isUppercase == true
  }
}

extension ExprSyntax {
  fileprivate var isParenthesized: Bool {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return false }
    return tuple.elements.first?.label == nil
  }
}
#endif
