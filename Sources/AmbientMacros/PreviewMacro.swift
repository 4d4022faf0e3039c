#if Macros
import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// Turns `#Preview { … }` into a view that nobody makes: its code is checked, and does nothing.
package enum PreviewMacro: DeclarationMacro {
  /// Declares the view.
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = node.previewBody else { throw Diagnostic.previewWithoutBody(node).error }
    let name = context.makeUniqueName("Preview")
    guard let closure = body.as(ClosureExprSyntax.self) else {
      return [
        """
        private enum \(name) {
          @MainActor static let body: @MainActor () -> any AmbientCore.View = \(body.trimmed)
        }
        """
      ]
    }
    return [PreviewBody(closure).declaration(named: name)]
  }
}

extension FreestandingMacroExpansionSyntax {
  /// What makes the previewed view: the closure behind the arguments, or the argument `body`.
  fileprivate var previewBody: ExprSyntax? {
    if let trailingClosure { return ExprSyntax(trailingClosure) }
    return arguments.first { $0.label?.text == "body" }?.expression
  }
}

/// The code of a preview.
struct PreviewBody {
  private var properties: [DeclSyntax] = []
  private var statements: [CodeBlockItemSyntax] = []
  private let returns: Bool

  init(_ closure: ClosureExprSyntax) {
    for statement in closure.statements {
      if let property = statement.item.as(VariableDeclSyntax.self)?.withoutPreviewable {
        properties.append(DeclSyntax(property))
      } else {
        statements.append(statement)
      }
    }
    returns = ReturnFinder.findsReturn(in: closure.statements)
  }

  /// A view whose properties are the previewable ones, and whose body is the rest.
  func declaration(named name: TokenSyntax) -> DeclSyntax {
    let code = CodeBlockItemListSyntax(statements).trimmed
    // A `return` turns the view builder off, and then the views that are returned may differ in type.
    let members: [DeclSyntax] =
      returns
      ? [
        "var body: some AmbientCore.View { AmbientCore.AnyView(preview()) }",
        """
        private func preview() -> any AmbientCore.View {
          \(code)
        }
        """,
      ]
      : [
        """
        var body: some AmbientCore.View {
          \(code)
        }
        """
      ]
    return """
      private struct \(name): AmbientCore.View {
        \(MemberBlockItemListSyntax((properties + members).map(\.onLineOfItsOwn)))
      }
      """
  }
}

extension DeclSyntax {
  fileprivate var onLineOfItsOwn: MemberBlockItemSyntax {
    MemberBlockItemSyntax(decl: with(\.leadingTrivia, .newline))
  }
}
#endif
