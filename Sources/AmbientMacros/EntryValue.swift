#if Macros
import SwiftSyntax

/// The default of an entry, with facts that follow from its syntax.
struct EntryValue {
  /// The type annotation; nil if the default determines the type.
  let type: TypeSyntax?

  /// The default.
  let expression: ExprSyntax

  /// Creates the default of a property: the default in the source or, for a property of an optional
  /// type without one, nil.
  ///
  /// Fails for a property of any other type without a default.
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
  /// Whether the entry is a closure whose default is not in parentheses, so that a warning is due.
  var isUnconfirmedClosure: Bool {
    guard !expression.isParenthesized else { return false }
    return expression.is(ClosureExprSyntax.self) || type?.isClosure == true
  }

  /// Whether the default creates an instance: `Store()`, `Module.Store<Int>()`, `.init()`.
  ///
  /// A call of a function does not count, because the function may return an existing object. A
  /// name with a capital letter is taken for a type. A default in parentheses does not count
  /// either: the parentheses state that one shared object is intended.
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
