#if Macros
import SwiftDiagnostics
package import SwiftSyntax
package import SwiftSyntaxMacros

/// The macro `@Previewable`, which marks a variable as a property of the previewed view.
///
/// `#Preview` moves the variable into the view. This macro only reports misplaced attributes.
package enum PreviewableMacro: PeerMacro {
  /// Returns no declarations; throws if the attribute is misplaced.
  ///
  /// - Parameters:
  ///   - node: The attribute.
  ///   - declaration: The declaration that has the attribute.
  ///   - context: The context of the expansion.
  /// - Returns: No declarations.
  /// - Throws: An error if the attribute is not on a variable in a preview.
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self) else {
      throw Diagnostic.previewableOnOther(than: declaration).error
    }
    guard context.isInPreview else { throw Diagnostic.misplacedPreviewable(declaration).error }
    return []
  }
}

extension MacroExpansionContext {
  /// Whether the declaration is directly in the closure of a preview.
  fileprivate var isInPreview: Bool {
    guard
      let closure = lexicalContext.first, closure.is(ClosureExprSyntax.self),
      let preview = lexicalContext.dropFirst().first
    else { return false }
    let name =
      preview.as(MacroExpansionDeclSyntax.self)?.macroName
      ?? preview.as(MacroExpansionExprSyntax.self)?.macroName
    return name?.text == "Preview"
  }
}

extension VariableDeclSyntax {
  /// The variable without `@Previewable`, or nil if it has no such attribute.
  var withoutPreviewable: VariableDeclSyntax? {
    let rest = attributes.filter { !$0.isPreviewable }
    guard rest.count < attributes.count else { return nil }
    var copy = self
    copy.attributes = rest
    return copy.trimmed
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    guard let name = self.as(AttributeSyntax.self)?.attributeName else { return false }
    return name.as(IdentifierTypeSyntax.self)?.name.text == "Previewable"
      || name.as(MemberTypeSyntax.self)?.name.text == "Previewable"
  }
}
#endif
