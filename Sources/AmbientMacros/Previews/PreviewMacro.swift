#if Macros
import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// The macro `#Preview`, which turns its closure into a view type.
///
/// The program never creates a view of this type. The compiler only type-checks the code.
package enum PreviewMacro: DeclarationMacro {
  /// Returns the declaration of the view type.
  ///
  /// The argument `body` can be an expression other than a closure literal, such as the name of a
  /// function. In this case, the result is an enum that stores the value of the expression.
  ///
  /// - Parameters:
  ///   - node: The use of the macro in the source code.
  ///   - context: The context of the expansion.
  /// - Returns: The declaration.
  /// - Throws: An error if the macro has neither a trailing closure nor the argument `body`.
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
  /// The closure that creates the previewed view: the trailing closure, or the argument `body`.
  fileprivate var previewBody: ExprSyntax? {
    if let trailingClosure { return ExprSyntax(trailingClosure) }
    return arguments.first { $0.label?.text == "body" }?.expression
  }
}

/// The closure of a preview, split into properties and statements.
struct PreviewBody {
  private var properties: [DeclSyntax] = []
  private var statements: [CodeBlockItemSyntax] = []
  private let hasReturn: Bool

  init(_ closure: ClosureExprSyntax) {
    for statement in closure.statements {
      if let property = statement.item.as(VariableDeclSyntax.self)?.withoutPreviewable {
        properties.append(DeclSyntax(property))
      } else {
        statements.append(statement)
      }
    }
    hasReturn = ReturnFinder.findsReturn(in: closure.statements)
  }

  /// Returns a view type with the `@Previewable` variables as its properties, and with the other
  /// statements of the closure as its body.
  func declaration(named name: TokenSyntax) -> DeclSyntax {
    let code = CodeBlockItemListSyntax(statements).trimmed
    // A `return` disables the view builder, and the returned views may then have different types.
    let members: [DeclSyntax] =
      hasReturn
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
