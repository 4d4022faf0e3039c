#if Macros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

/// The key type that the accessors of a dependency use.
struct DependencyEntryKey {
  let property: EntryProperty

  /// The name of the key, with backticks if it needs them.
  let name: TokenSyntax

  /// The access level of the key.
  ///
  /// The key is private, except in two cases: the attribute names the key, or other modules can use
  /// the property. The key then has the access level of the property, so that an extension of the
  /// key in other code can declare a value such as `liveValue`.
  private let access: Access

  /// The values as expressions, each with the name of its property in the key, such as `testValue`.
  ///
  /// If the property has no type annotation, the first expression determines the type of all
  /// values.
  private var values: [(name: String, value: ExprSyntax)] = []

  /// Creates the key of an entry from the property and the arguments of the attribute.
  init(_ property: EntryProperty, _ attribute: AttributeSyntax) throws {
    self.property = property
    let arguments = attribute.labeledArguments
    let live = arguments.first { $0.context == "liveValue" }
    let test = property.initializer?.value.trimmed
    let isNil = property.type?.isOptional == true && live == nil
    if let test = test ?? (isNil ? ExprSyntax(NilLiteralExprSyntax()) : nil) {
      values = [("testValue", test)]
    }
    values += arguments.filter { $0.context == "liveValue" }.map { ($0.context, $0.value) }
    guard !values.isEmpty else { throw Diagnostic.entryWithoutValue(property).error }
    values += arguments.filter { $0.context == "previewValue" }.map { ($0.context, $0.value) }

    if let given = try attribute.keyName() {
      name = given
      access = property.declaration.access
    } else if property.declaration.access >= .package {
      let type = (property.type?.name ?? property.capitalizedName).filter { $0 != "`" }
      let key = "\(type)Key"
      name = .identifier(key.isValidSwiftIdentifier(for: .variableName) ? key : "`\(key)`")
      access = property.declaration.access
    } else {
      name = property.keyName
      access = .private
    }
  }

  /// The declaration of the key.
  ///
  /// The key is `nonisolated`, because it is used from any isolation. The generated code says
  /// `Self.EntryValue`, because the user may declare another type named `EntryValue`.
  var declaration: DeclSyntax {
    let availability = property.availability.map { "\($0)\n" }.joined()
    let conformance = values.contains { $0.name == "liveValue" } ? "" : "Test"
    return """
      \(raw: availability)\(raw: access.modifier)nonisolated enum \(name): \
      _Dependencies.EntryKey, _Dependencies.\(raw: conformance)DependencyKey {
        \(raw: members.joined(separator: "\n  "))
      }
      """
  }

  private var members: [String] {
    let modifier = access == .private ? "" : access.modifier
    return values.enumerated().flatMap { index, value in
      let storage = index == 0 ? "entryDefault" : "_\(value.name)"
      let argument = value.value.asArgument
      return [
        index == 0
          ? "\(modifier)static let \(storage)\(typeAndValue(argument))"
          : "private static let \(storage) = entryDefault.replaced(by: \(argument))",
        "\(modifier)static var \(value.name): Self.EntryValue { \(storage).make() }",
      ]
    }
  }

  /// Returns the source code after the name in the declaration of the first value: the type, if the
  /// user wrote a type, and the value.
  ///
  /// Some values, such as `.live`, compile only if the declaration has a type.
  private func typeAndValue(_ value: ExprSyntax) -> String {
    let box = "_Dependencies.EntryDefault"
    guard let type = property.type?.trimmed.nonImplicit else { return " = \(box)(\(value))" }
    return ": \(box)<\(type)> = .init(\(value))"
  }
}

extension AttributeSyntax {
  /// Returns the name of the key: the first argument of the attribute, if it has no label.
  ///
  /// The result is nil if the attribute has no arguments, or if the first argument has a label.
  fileprivate func keyName() throws -> TokenSyntax? {
    guard
      case .argumentList(let arguments) = arguments,
      let argument = arguments.first, argument.label == nil
    else { return nil }
    guard
      let name = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      name.isValidSwiftIdentifier(for: .variableName)
    else { throw Diagnostic.invalidKeyName(argument.expression).error }
    return .identifier(name)
  }
}

extension EntryProperty {
  fileprivate var capitalizedName: String {
    plainName.prefix(1).uppercased() + plainName.dropFirst()
  }
}

extension TypeSyntax {
  /// The name of the type without `any`, module and generic arguments; nil for a type such as a
  /// tuple.
  fileprivate var name: String? {
    let type = unparenthesized
    if let existential = type.as(SomeOrAnyTypeSyntax.self) { return existential.constraint.name }
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    return type.as(IdentifierTypeSyntax.self)?.name.text
  }
}
#endif
