#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A type whose extensions may declare entries.
struct EntryContainer {
  /// The name of the extended type.
  let name: String

  /// What an entry's key conforms to.
  let keyProtocol: String

  /// Whether bodies run again when another value is written, so that it matters how values compare.
  var wakesReaders = false

  /// Whether an entry is nil until something else is set, and so can have no default of its own.
  var isAlwaysOptional = false

  /// Every container that SwiftUI's `@Entry` knows.
  static let all = [
    EntryContainer(
      name: "EnvironmentValues",
      keyProtocol: "AmbientEnvironment.EnvironmentKey",
      wakesReaders: true
    ),
    EntryContainer(name: "Transaction", keyProtocol: "AmbientCore.TransactionKey"),
    EntryContainer(name: "ContainerValues", keyProtocol: "AmbientCore.ContainerValueKey"),
    EntryContainer(
      name: "FocusedValues",
      keyProtocol: "AmbientCore.FocusedValueKey",
      isAlwaysOptional: true
    ),
  ]

  /// What `@DependencyEntry` extends.
  static let dependencies = EntryContainer(
    name: "DependencyValues",
    keyProtocol: "_Dependencies.TestDependencyKey"
  )

  /// The modules through which a program may name a container.
  static let modules: Set = [
    "SwiftUI", "SwiftUICore", "Ambient", "AmbientCore", "AmbientEnvironment", "AmbientSwiftUI",
    "AmbientDependencies", "Dependencies",
  ]
}

extension EntryContainer {
  /// The container whose extension directly encloses the declaration.
  init(around declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard let container = Self.all.first(where: { $0.isExtended(in: context) }) else {
      throw Diagnostic.misplacedEntry(at: declaration).error
    }
    self = container
  }

  /// Whether the declaration that is expanded stands directly in an extension of this type.
  func isExtended(in context: some MacroExpansionContext) -> Bool {
    let enclosing = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)
    return enclosing.map { isNamed(by: $0.extendedType) } ?? false
  }

  private func isNamed(by type: TypeSyntax) -> Bool {
    if let type = type.as(IdentifierTypeSyntax.self) { return type.name.text == name }
    guard
      let type = type.as(MemberTypeSyntax.self),
      let module = type.baseType.as(IdentifierTypeSyntax.self)
    else { return false }
    return type.name.text == name && Self.modules.contains(module.name.text)
  }
}

extension EntryContainer {
  /// Throws when the entry lacks a default, or has a type or a default that this container cannot hold.
  func checkDefault(of property: EntryProperty) throws {
    guard isAlwaysOptional else {
      guard EntryValue(of: property) != nil else {
        throw Diagnostic.missingDefault(of: property).error
      }
      return
    }
    guard let type = property.type else {
      throw Diagnostic.missingType(of: property).error
    }
    guard type.isOptional, !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
      throw Diagnostic.mustBeOptional(type, in: name).error
    }
    if let initializer = property.initializer, !initializer.value.is(NilLiteralExprSyntax.self) {
      throw Diagnostic.defaultMustBeNil(initializer, of: property, in: name).error
    }
  }
}

extension EntryContainer {
  /// Throws when the attribute has defaults for previews and tests, which only readers outside of views
  /// need.
  func checkContexts(of attribute: AttributeSyntax) throws {
    guard !attribute.labeledArguments.isEmpty, !wakesReaders else { return }
    throw Diagnostic.contextualDefault(attribute, in: name).error
  }
}

extension MacroExpansionContext {
  /// Whether the enclosing extension takes its members out of the module's default isolation.
  var isInNonisolatedExtension: Bool {
    lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.contains(.nonisolated) ?? false
  }
}
#endif
