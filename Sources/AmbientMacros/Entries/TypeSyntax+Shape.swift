#if Macros
import SwiftSyntax

extension TypeSyntax {
  var isOptional: Bool { unparenthesized.wrapped != nil }

  /// Whether the type is a function or an optional function.
  var isClosure: Bool {
    let type = unparenthesized
    if let wrapped = type.wrapped { return wrapped.isClosure }
    if let attributed = type.as(AttributedTypeSyntax.self) { return attributed.baseType.isClosure }
    return type.is(FunctionTypeSyntax.self)
  }

  /// The type itself, or `T?` if the type is `T!`.
  ///
  /// `T!` is not allowed as a generic argument.
  var nonImplicit: TypeSyntax {
    guard let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return self }
    return TypeSyntax(OptionalTypeSyntax(wrappedType: implicit.wrappedType))
  }

  /// The `T` of `T?`, `T!`, `Optional<T>` and `Swift.Optional<T>`; nil for every other type.
  var wrapped: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return implicit.wrappedType
    }
    if let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional" {
      return named.genericArgumentClause?.onlyType
    }
    if let member = self.as(MemberTypeSyntax.self), member.name.text == "Optional",
      member.baseType.trimmedDescription == "Swift"
    {
      return member.genericArgumentClause?.onlyType
    }
    return nil
  }

  var unparenthesized: TypeSyntax {
    guard
      let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil
    else { return self }
    return element.type.unparenthesized
  }
}

extension GenericArgumentClauseSyntax {
  fileprivate var onlyType: TypeSyntax? {
    guard arguments.count == 1, case .type(let type) = arguments.first?.argument else { return nil }
    return type
  }
}
#endif
