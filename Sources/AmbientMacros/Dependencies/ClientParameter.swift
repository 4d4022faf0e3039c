#if Macros
import SwiftSyntax

/// How the initializer of a client takes the value of a property.
struct ClientParameter {
  private let property: ClientProperty
  private let type: TypeSyntax?
  private let kind: Kind

  private enum Kind {
    case value, function
    /// A function or not: only the compiler knows what the name stands for.
    case unknown
  }

  /// The parameter for a property of a client.
  init(of property: ClientProperty, in client: StructDeclSyntax) {
    self.property = property
    type = property.type
    kind = Self.kind(of: property, in: client)
  }

  /// The declaration; nil if there is no telling the type.
  var declaration: String? {
    guard let type else { return nil }
    let written =
      switch kind {
      case .value: type.trimmedDescription
      case .function: type.escaping
      // A parameter that is a function would not escape, and no other can be marked as escaping. What
      // an autoclosure returns escapes. (It cannot rethrow: so would every endpoint beside it.)
      case .unknown: "@autoclosure () -> \(type.trimmedDescription)"
      }
    return "\(property.name.text): \(written)\(defaultArgument)"
  }

  private var isCalled: Bool { kind == .unknown }

  /// What is assigned to the property.
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
    if property.binding.initializer != nil || typesOfValues.contains(name) { return .value }
    guard let alias = client.alias(named: name) else { return .unknown }
    return alias.function == nil ? .value : .function
  }

  /// The types that properties of clients have most often; none of them is a function.
  private static let typesOfValues: Set = [
    "Any", "AnyObject", "Array", "Bool", "Calendar", "Character", "Data", "Date", "Decimal",
    "Dictionary", "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Locale",
    "Optional", "Range", "Result", "Self", "Set", "String", "Substring", "TimeInterval", "TimeZone",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLSession", "UUID",
  ]
}

extension StructDeclSyntax {
  /// What a name stands for that the struct declares itself.
  fileprivate func alias(named name: String) -> TypeSyntax? {
    memberBlock.members.lazy
      .compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
      .first { $0.name.text == name }?
      .initializer.value
  }
}

extension TypeSyntax {
  /// The name of a type that may be an alias.
  fileprivate var nominalName: String? {
    self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text
  }

  /// The type of a parameter that is kept.
  fileprivate var escaping: String {
    guard function != nil, let type = functionAttributes else { return "@escaping \(self)" }
    // The attribute has its place behind what says where the function runs.
    let attributes = type.with(\.specifiers, []).trimmed
    return (type.specifiers.map { "\($0.trimmed) " } + ["@escaping \(attributes)"]).joined()
  }
}
#endif
