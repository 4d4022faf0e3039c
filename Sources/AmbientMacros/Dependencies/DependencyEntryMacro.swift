#if Macros
import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// The macro `@DependencyEntry`, which turns `var name = value` into accessors and a key whose test
/// value is `value`.
///
/// As with `@Entry`, each problem is reported once: either by the accessor role or by the peer
/// role.
package enum DependencyEntryMacro {
  fileprivate static let name = "DependencyEntry"

  /// Returns the key of a declaration, or throws the reason why the declaration cannot become an
  /// entry.
  private static func key(
    for declaration: some DeclSyntaxProtocol,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws -> DependencyEntryKey {
    try checkEnclosingExtension(of: declaration, attribute: attribute, in: context)
    let property = try EntryProperty(declaration, macro: name)
    try property.checkIsInstanceMember(macro: name)
    return try DependencyEntryKey(property, attribute)
  }

  private static func checkEnclosingExtension(
    of declaration: some DeclSyntaxProtocol,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws {
    guard EntryContainer.dependencies.isExtended(in: context),
      declaration.is(VariableDeclSyntax.self)
    else {
      let isEntry = EntryContainer.all.contains { $0.isExtended(in: context) }
      let fixIts =
        isEntry && attribute.arguments == nil ? [FixIt.useEntry(insteadOf: attribute)] : []
      throw Diagnostic.misplacedDependencyEntry(at: declaration, fixIts: fixIts).error
    }
  }
}

extension DependencyEntryMacro: AccessorMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard declaration.isAskedForAccessors else { return [] }
    let key = try key(for: declaration, attribute: node, in: context)
    let isNonisolated = key.property.isNonisolated || context.isInNonisolatedExtension
    return [
      isNonisolated ? "get { self[\(key.name).self] }" : key.checkingGetter,
      "set { self[\(key.name).self] = newValue }",
      "_modify { yield &self[\(key.name).self] }",
    ]
  }
}

extension DependencyEntryMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.isAskedForAccessors else {
      try checkEnclosingExtension(of: declaration, attribute: node, in: context)
      _ = try EntryProperty(declaration, macro: name)
      return []
    }
    let key = try? key(for: declaration, attribute: node, in: context)
    return [key?.declaration].compactMap(\.self)
  }
}

extension DependencyEntryKey {
  /// A getter that does not compile if the property is isolated to an actor by default.
  ///
  /// Without such a getter, the error would appear where the property is read, and would not name
  /// the remedy.
  fileprivate var checkingGetter: AccessorDeclSyntax {
    let rule = """
      `'\(property.plainName)' must be a 'nonisolated var' where the default isolation is \
      '@MainActor'`
      """
    return """
      get {
        #if DEBUG
          enum Check {
            static func \(raw: rule)() {}
            nonisolated static func check() { \(raw: rule)() }
          }
        #endif
        return self[\(name).self]
      }
      """
  }
}
#endif
