#if Macros
import SwiftDiagnostics
import SwiftIfConfig
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// Turns `@Entry var name = value` into accessors over a key that holds the value as its default.
///
/// Each problem is reported by one role only: by the accessors wherever the compiler asks for them,
/// by the key where it doesn't. A warning is the key's.
package enum EntryMacro {}

extension EntryMacro: AccessorMacro {
  /// Reads and writes the container through the entry's key.
  package static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard declaration.isAskedForAccessors else { return [] }
    let container = try EntryContainer(around: declaration, in: context)
    let property = try EntryProperty(declaration)
    try property.checkIsInstanceMember()
    try container.checkDefault(of: property)
    try container.checkContexts(of: node)
    return [
      "get { self[\(property.keyName).self] }",
      "set { self[\(property.keyName).self] = newValue }",
      "_modify { yield &self[\(property.keyName).self] }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  /// Declares the entry's key.
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.isAskedForAccessors else {
      _ = try EntryContainer(around: declaration, in: context)
      _ = try EntryProperty(declaration)
      return []
    }
    guard
      let container = try? EntryContainer(around: declaration, in: context),
      let property = try? EntryProperty(declaration),
      (try? container.checkDefault(of: property)) != nil,
      (try? container.checkContexts(of: node)) != nil,
      let value = EntryValue(of: property)
    else { return [] }

    if container.wakesReaders, value.isUnconfirmedClosure, !context.silencesEntries {
      context.diagnose(.closureEntry(property))
    }
    let key = EntryKey(
      property: property,
      value: value,
      container: container,
      warnsOfObjects: !context.silencesEntries,
      contextualDefaults: node.labeledArguments,
      isNonisolated: property.isNonisolated || context.isInNonisolatedExtension
    )
    return [key.declaration]
  }
}

extension MacroExpansionContext {
  /// Whether the target wants no warnings about entries: its sources may not be its user's to change.
  fileprivate var silencesEntries: Bool {
    (try? buildConfiguration?.isCustomConditionSet(name: "AMBIENT_NO_ENTRY_WARNINGS")) == true
  }
}

extension AttributeSyntax {
  /// The arguments, each with its label.
  var labeledArguments: [(context: String, value: ExprSyntax)] {
    guard case .argumentList(let arguments) = arguments else { return [] }
    return arguments.compactMap { argument in
      argument.label.map { ($0.text, argument.expression.trimmed) }
    }
  }
}

extension DeclSyntaxProtocol {
  /// Whether the compiler expands accessors here: it does for a variable of one simple name.
  var isAskedForAccessors: Bool {
    guard let variable = self.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.count == 1
      && variable.bindings.first?.pattern.is(IdentifierPatternSyntax.self) == true
  }
}
#endif
