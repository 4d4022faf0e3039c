#if Macros
import SwiftDiagnostics
import SwiftIfConfig
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// The macro `@Entry`, which turns `var name = value` into accessors and a key whose default is
/// `value`.
///
/// Each error is reported once: by the accessor role if the compiler expands that role, otherwise
/// by the peer role. Warnings are always reported by the peer role.
package enum EntryMacro {}

extension EntryMacro: AccessorMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard declaration.isAskedForAccessors else { return [] }
    let container = try EntryContainer(enclosing: declaration, in: context)
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
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.isAskedForAccessors else {
      _ = try EntryContainer(enclosing: declaration, in: context)
      _ = try EntryProperty(declaration)
      return []
    }
    guard
      let container = try? EntryContainer(enclosing: declaration, in: context),
      let property = try? EntryProperty(declaration),
      (try? container.checkDefault(of: property)) != nil,
      (try? container.checkContexts(of: node)) != nil,
      let value = EntryValue(of: property)
    else { return [] }

    if container.invalidatesReaders, value.isUnconfirmedClosure, !context.silencesEntries {
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
  /// Whether the target disables warnings about `@Entry`, for example because the sources of the
  /// target cannot be changed.
  fileprivate var silencesEntries: Bool {
    (try? buildConfiguration?.isCustomConditionSet(name: "AMBIENT_NO_ENTRY_WARNINGS")) == true
  }
}

extension AttributeSyntax {
  /// The labeled arguments of the attribute.
  ///
  /// A label, such as `test`, names the context in which its value applies.
  var labeledArguments: [(context: String, value: ExprSyntax)] {
    guard case .argumentList(let arguments) = arguments else { return [] }
    return arguments.compactMap { argument in
      argument.label.map { ($0.text, argument.expression.trimmed) }
    }
  }
}

extension DeclSyntaxProtocol {
  /// Whether the compiler expands the accessor role of a macro for the declaration.
  ///
  /// The compiler expands that role only for a variable with one simple name.
  var isAskedForAccessors: Bool {
    guard let variable = self.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.count == 1
      && variable.bindings.first?.pattern.is(IdentifierPatternSyntax.self) == true
  }
}
#endif
