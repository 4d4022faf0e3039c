#if Macros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

/// The key that the accessors of a dependency read and write under.
struct DependencyEntryKey {
  /// The property that the key belongs to.
  let property: EntryProperty

  /// The name of the key, with backticks if it needs them.
  let name: TokenSyntax

  /// Who sees the key: only the accessors, as long as no other module can add a value to it.
  private let access: Access

  /// The values, by their names, with that first which tells the type.
  private var values: [(name: String, value: ExprSyntax)] = []

  /// The key of an entry, with the arguments of the attribute.
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
      name = .identifier("\(property.type?.name ?? property.capitalizedName)Key")
      access = property.declaration.access
    } else {
      name = property.keyName
      access = .private
    }
  }

  /// The declaration of the key.
  ///
  /// Out of every isolation, as it is looked up from anywhere. `Self` keeps a type of the user's apart
  /// that has the name of the associated type.
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
      let maker = index == 0 ? "entryDefault" : "_\(value.name)"
      let argument = value.value.asArgument
      return [
        index == 0
          ? "\(modifier)static let \(maker)\(first(argument))"
          : "private static let \(maker) = entryDefault.replaced(by: \(argument))",
        "\(modifier)static var \(value.name): Self.EntryValue { \(maker).make() }",
      ]
    }
  }

  /// The first value, with the type before it: the compiler knows the type then, whatever the value is.
  private func first(_ value: ExprSyntax) -> String {
    let box = "_Dependencies.EntryDefault"
    guard let type = property.type?.trimmed.nonImplicit else { return " = \(box)(\(value))" }
    return ": \(box)<\(type)> = .init(\(value))"
  }
}

extension AttributeSyntax {
  /// The name of the key that the first argument gives; nil without.
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
  /// The name of the property as a type would have it.
  fileprivate var capitalizedName: String {
    plainName.prefix(1).uppercased() + plainName.dropFirst()
  }
}

extension TypeSyntax {
  /// The name of the type, without `any`, module and generic arguments; nil if it has none.
  fileprivate var name: String? {
    let type = unparenthesized
    if let existential = type.as(SomeOrAnyTypeSyntax.self) { return existential.constraint.name }
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    return type.as(IdentifierTypeSyntax.self)?.name.text
  }
}
#endif
