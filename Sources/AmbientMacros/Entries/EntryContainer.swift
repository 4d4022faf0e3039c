#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A type that can be extended with entries, such as `EnvironmentValues`.
struct EntryContainer {
  let name: String

  /// The protocol to which an entry's key conforms.
  let keyProtocol: String

  /// Whether a write of a different value re-runs the bodies that have read the old value.
  var invalidatesReaders = false

  /// Whether an entry is always optional, with the default nil.
  var isAlwaysOptional = false

  /// The containers of SwiftUI's `@Entry`.
  static let all = [
    EntryContainer(
      name: "EnvironmentValues",
      keyProtocol: "AmbientEnvironment.EnvironmentKey",
      invalidatesReaders: true
    ),
    EntryContainer(name: "Transaction", keyProtocol: "AmbientCore.TransactionKey"),
    EntryContainer(name: "ContainerValues", keyProtocol: "AmbientCore.ContainerValueKey"),
    EntryContainer(
      name: "FocusedValues",
      keyProtocol: "AmbientCore.FocusedValueKey",
      isAlwaysOptional: true
    ),
  ]

  static let dependencies = EntryContainer(
    name: "DependencyValues",
    keyProtocol: "_Dependencies.TestDependencyKey"
  )

  /// The modules that can precede the name of a container, as in `SwiftUI.EnvironmentValues`.
  static let modules: Set = [
    "SwiftUI", "SwiftUICore", "Ambient", "AmbientCore", "AmbientEnvironment", "AmbientSwiftUI",
    "AmbientDependencies", "Dependencies",
  ]
}

extension EntryContainer {
  /// Finds the container whose extension directly encloses a declaration.
  init(enclosing declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext)
    throws
  {
    guard let container = Self.all.first(where: { $0.isExtended(in: context) }) else {
      throw Diagnostic.misplacedEntry(at: declaration).error
    }
    self = container
  }

  /// Whether the expanded declaration is directly in an extension of this type.
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
  /// Throws if the entry has no default, or if its type or default is invalid in this container.
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
  /// Throws if the attribute has defaults for previews or tests, unless the container is the
  /// environment.
  func checkContexts(of attribute: AttributeSyntax) throws {
    guard !attribute.labeledArguments.isEmpty, !invalidatesReaders else { return }
    throw Diagnostic.contextualDefault(attribute, in: name).error
  }
}

extension MacroExpansionContext {
  var isInNonisolatedExtension: Bool {
    lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.contains(.nonisolated) ?? false
  }
}
#endif
