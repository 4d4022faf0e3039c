#if Macros
import SwiftDiagnostics
import SwiftSyntax

private struct PreviewMessage: DiagnosticMessage {
  let id: String
  let message: String

  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "Ambient.Preview", id: id) }
}

extension Diagnostic {
  /// The error for a preview without a closure, such as `#Preview("Name")`.
  static func previewWithoutBody(_ preview: some SyntaxProtocol) -> Diagnostic {
    Diagnostic(
      node: preview,
      message: PreviewMessage(
        id: "body",
        message: "'#Preview' needs a closure that makes the view to be previewed"
      )
    )
  }

  /// The error for `@Previewable` outside of the closure of a preview.
  static func misplacedPreviewable(_ declaration: some SyntaxProtocol) -> Diagnostic {
    Diagnostic(
      node: declaration,
      message: PreviewMessage(
        id: "misplaced",
        message: """
          '@Previewable' can only be applied to a variable directly in the closure of '#Preview'
          """
      )
    )
  }

  /// The error for `@Previewable` on a declaration that is not a variable, such as a function.
  static func previewableOnOther(than declaration: some SyntaxProtocol) -> Diagnostic {
    Diagnostic(
      node: declaration,
      message: PreviewMessage(
        id: "declaration",
        message: "'@Previewable' can only be applied to a 'var' declaration"
      )
    )
  }
}
#endif
