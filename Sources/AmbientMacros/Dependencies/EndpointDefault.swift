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
    let report = "_Dependencies.reportUnimplemented(\"\(fullName)\")"
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
        throw _Dependencies.unimplemented("\(raw: fullName)") }
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
    var report = report
    if let first = statements.first {
      if endpoint.result.isVoid {
        // A brace on the next line would be taken for a closure that is passed to the report.
        if first.firstToken(viewMode: .sourceAccurate)?.tokenKind == .leftBrace { report += ";" }
      } else if statements.count == 1 {
        if let call = first.callThatMayNotReturn { return returning(call, after: report) }
        statements = [first.returned]
      }
    }
    let lines = [CodeBlockItemSyntax("\(raw: report)")] + statements
    closure.statements = CodeBlockItemListSyntax(
      lines.map { $0.trimmed.with(\.leadingTrivia, .newline) }
    )
    closure.rightBrace = .rightBraceToken(leadingTrivia: .newline)
    return closure
  }

  /// The closure with a report before its only expression.
  ///
  /// A switch is an expression too, whose cases may have the type `Never` as the closure itself may.
  private func returning(_ call: ExprSyntax, after report: String) -> ClosureExprSyntax {
    var closure = self
    closure.statements = [
      """

      return switch \(raw: report) {
      case ():
        \(call)
      }
      """
    ]
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
  /// The call that the statement is, if the type of the result may be `Never`; calls of initializers and
  /// of members of the expected type have that type.
  fileprivate var callThatMayNotReturn: ExprSyntax? {
    guard case .expr(let expression) = item else { return nil }
    var callee = expression
    while true {
      if let marked = callee.as(TryExprSyntax.self) {
        callee = marked.expression
      } else if let marked = callee.as(AwaitExprSyntax.self) {
        callee = marked.expression
      } else {
        break
      }
    }
    guard let call = callee.as(FunctionCallExprSyntax.self), !call.isKnownNotToReturn else {
      return nil
    }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil {
      return nil
    }
    guard let name = call.functionName, name != "unimplemented" else { return nil }
    return name.first?.isUppercase == true ? nil : expression.trimmed
  }

  /// The only statement of a closure as it must be where it isn't the only one.
  fileprivate var returned: CodeBlockItemSyntax {
    switch item {
    case .expr(let expression):
      return expression.as(FunctionCallExprSyntax.self)?.isKnownNotToReturn == true
        ? self : "return \(expression.trimmed)"
    case .stmt(let statement) where statement.is(ExpressionStmtSyntax.self):
      return ReturnFinder.findsReturn(in: [self]) ? self : "return \(statement.trimmed)"
    default:
      return self
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the standard library's function is called that ends the program.
  fileprivate var isKnownNotToReturn: Bool {
    ["fatalError", "preconditionFailure"].contains(functionName)
  }

  /// The name of what is called, without its module.
  fileprivate var functionName: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
#endif
