#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// What an endpoint does that nobody replaced: it lets the test fail, and goes on as well as it can.
struct EndpointDefault {
  /// The function.
  let closure: ExprSyntax

  /// What is to be said about it.
  let diagnostics: [Diagnostic]

  /// The default of an endpoint, made of the one that was written, or of what its type allows.
  init(of endpoint: Endpoint, in client: String?) {
    let fullName = [client, endpoint.plainName].compactMap(\.self).joined(separator: ".")
    let report = "AmbientDependencies._reportUnimplemented(\"\(fullName)\")"
    let parameters = endpoint.ignoredParameters
    if let written = endpoint.binding.initializer?.value {
      guard let written = written.as(ClosureExprSyntax.self) else {
        closure = Self.none(of: endpoint)
        diagnostics = [.defaultIsNoClosure(written, of: endpoint)]
        return
      }
      closure = ExprSyntax(written.trimmed.reporting(report, of: endpoint))
      diagnostics = [written.warning(of: endpoint)].compactMap(\.self)
    } else if endpoint.canThrowUnimplemented {
      closure = """
        { \(raw: endpoint.ignoredParametersWithError)\
        throw AmbientDependencies._unimplemented("\(raw: fullName)") }
        """
      diagnostics = []
    } else if endpoint.result.isVoid {
      closure = "{ \(raw: parameters)\(raw: report) }"
      diagnostics = []
    } else if endpoint.result.isOptional {
      closure = """
        { \(raw: parameters)
          \(raw: report)
          return nil
        }
        """
      diagnostics = []
    } else {
      closure = Self.none(of: endpoint)
      diagnostics = [.endpointWithoutDefault(endpoint)]
    }
  }

  /// Stands in for a default after an error, so that the error comes alone.
  private static func none(of endpoint: Endpoint) -> ExprSyntax {
    """
    { \(raw: endpoint.ignoredParameters)\
    Swift.fatalError("'\(raw: endpoint.plainName)' has no default") }
    """
  }
}

extension ClosureExprSyntax {
  /// The closure with a report before its own statements.
  fileprivate func reporting(_ report: String, of endpoint: Endpoint) -> ClosureExprSyntax {
    var closure = self
    var statements = statements
    if !endpoint.result.isVoid, let only = statements.first, statements.count == 1 {
      statements = [only.returned]
    }
    let lines = [CodeBlockItemSyntax("\(raw: report)")] + statements
    closure.statements = CodeBlockItemListSyntax(
      lines.map { $0.trimmed.with(\.leadingTrivia, .newline) }
    )
    closure.rightBrace = .rightBraceToken(leadingTrivia: .newline)
    return closure
  }

  /// What to say about a default that does what an endpoint does without.
  fileprivate func warning(of endpoint: Endpoint) -> Diagnostic? {
    guard statements.count == 1, let call = statements.first?.item.as(FunctionCallExprSyntax.self)
    else { return nil }
    return switch call.functionName {
    case "fatalError", "preconditionFailure": .defaultStops(call, of: endpoint)
    case "unimplemented": .defaultIsUnimplemented(call, of: endpoint)
    default: nil
    }
  }
}

extension CodeBlockItemSyntax {
  /// The only statement of a closure as it must be where it isn't the only one.
  fileprivate var returned: CodeBlockItemSyntax {
    switch item {
    case .expr(let expression):
      let call = expression.as(FunctionCallExprSyntax.self)?.functionName
      return ["fatalError", "preconditionFailure"].contains(call)
        ? self : "return \(expression.trimmed)"
    case .stmt(let statement) where statement.is(ExpressionStmtSyntax.self):
      return ReturnFinder.findsReturn(in: [self]) ? self : "return \(statement.trimmed)"
    default:
      return self
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of what is called, without its module.
  fileprivate var functionName: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
#endif
