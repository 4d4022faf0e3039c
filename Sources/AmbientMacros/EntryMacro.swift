import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// Turns `@Entry var name = value` into accessors over a key that holds the value as its default.
///
/// Each problem is reported by one role only: what makes the property unfit for an entry by the
/// accessors, what is wrong with its type or default by the key.
package enum EntryMacro {}

extension EntryMacro: AccessorMacro {
  /// Reads and writes the container through the entry's key.
  package static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let container = try EntryContainer(around: declaration, in: context)
    let property = try EntryProperty(declaration)
    try property.checkIsInstanceMember()
    try container.checkIsSupported(at: declaration)
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
    // The compiler asks only variables for accessors, so anything else is reported here.
    guard declaration.is(VariableDeclSyntax.self) else {
      throw Diagnostic.misplacedEntry(at: declaration).error
    }
    guard
      let container = try? EntryContainer(around: declaration, in: context),
      let property = try? EntryProperty(declaration)
    else { return [] }

    try container.checkDefault(of: property)
    guard let keyProtocol = container.keyProtocol else { return [] }
    guard let value = EntryValue(of: property) else {
      throw Diagnostic.missingDefault(of: property).error
    }
    if value.isUnconfirmedClosure { context.diagnose(.closureEntry(property)) }
    let key = EntryKey(
      property: property,
      value: value,
      keyProtocol: keyProtocol,
      isNonisolated: property.isNonisolated || context.isInNonisolatedExtension
    )
    return [key.declaration]
  }
}
