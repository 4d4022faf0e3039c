#if Macros
import SwiftSyntax

/// A parameter of a client's initializer.
struct ClientParameter {
  private let property: ClientProperty
  private let type: TypeSyntax?
  private let kind: Kind

  private enum Kind {
    case value, function
    /// A type name that only the compiler can resolve, and that may represent a function type.
    case unknown
  }

  init(of property: ClientProperty, in client: StructDeclSyntax) {
    self.property = property
    type = property.type
    kind = Self.kind(of: property, in: client)
  }

  /// The declaration; nil if the property has neither a type annotation nor a literal as default.
  var declaration: String? {
    guard let type else { return nil }
    let written =
      switch kind {
      case .value: type.trimmedDescription
      case .function: type.escaping
      // A parameter needs `@escaping` if its type is a function type, and must not have `@escaping`
      // otherwise. The macro does not know which case this is. An autoclosure works in both cases,
      // because the initializer stores the result of the autoclosure. The autoclosure is not
      // `throws`, so that no call of the initializer needs `try`.
      case .unknown: "@autoclosure () -> \(type.trimmedDescription)"
      }
    return "\(property.name.text): \(written)\(defaultArgument)"
  }

  private var isCalled: Bool { kind == .unknown }

  /// The expression that is assigned to the property.
  var value: String { isCalled ? "\(property.name.text)()" : property.name.text }

  private var defaultArgument: String {
    if property.isEndpoint { return "" }
    if let value = property.binding.initializer?.value.trimmed { return " = \(value)" }
    let isNil = property.type?.isOptional == true && !property.declaration.isConstant
    return isNil ? " = nil" : ""
  }
}

extension ClientParameter {
  private static func kind(of property: ClientProperty, in client: StructDeclSyntax) -> Kind {
    guard let type = property.type else { return .value }
    if type.function != nil { return .function }
    guard let name = type.unparenthesized.nominalName else { return .value }
    if property.binding.initializer?.value.is(ClosureExprSyntax.self) == true { return .function }
    if property.binding.initializer != nil || nonFunctionTypes.contains(name) { return .value }
    guard let alias = client.alias(named: name) else { return .unknown }
    return alias.function == nil ? .value : .function
  }

  private static let nonFunctionTypes: Set = [
    "Any", "AnyObject", "Array", "Bool", "Calendar", "Character", "Data", "Date", "Decimal",
    "Dictionary", "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Locale",
    "Optional", "Range", "Result", "Self", "Set", "String", "Substring", "TimeInterval", "TimeZone",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLSession", "UUID",
  ]
}

extension StructDeclSyntax {
  /// Returns the type behind a type alias; nil if the struct declares no alias with the name.
  fileprivate func alias(named name: String) -> TypeSyntax? {
    memberBlock.members.lazy
      .compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
      .first { $0.name.text == name }?
      .initializer.value
  }
}

extension TypeSyntax {
  /// The name of the type or alias; nil if the type is not written as a name.
  fileprivate var nominalName: String? {
    self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text
  }

  /// The type with `@escaping`, for a parameter that is stored.
  fileprivate var escaping: String {
    guard function != nil, let type = functionAttributes else { return "@escaping \(self)" }
    // `@escaping` must follow specifiers such as `nonisolated(nonsending)`.
    let attributes = type.with(\.specifiers, []).trimmed
    return (type.specifiers.map { "\($0.trimmed) " } + ["@escaping \(attributes)"]).joined()
  }
}
#endif
