#if Macros
import SwiftSyntax

/// The default of an entry, and what its spelling tells about it.
struct EntryValue {
  /// The written type, or nil when the default tells it.
  let type: TypeSyntax?

  /// The default.
  let expression: ExprSyntax

  /// The default of the property: the written one, or nil for an optional without.
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
  /// Whether the entry holds a closure and parentheses around its default do not say it is meant.
  var isUnconfirmedClosure: Bool {
    guard !expression.isParenthesized else { return false }
    return expression.is(ClosureExprSyntax.self) || type?.isClosure == true
  }

  /// Whether the default makes an instance: `Store()`, `Module.Store<Int>()`, `.init()`.
  ///
  /// A function may well return an object that lives elsewhere, so it does not count. A type is
  /// told from a function by its capital. Nor does a default in parentheses count: they say that
  /// one object for all is meant.
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
