#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// The default of an endpoint.
///
/// An endpoint is a property of a client: a function that tests can replace. The default is a
/// closure that fails the test, and then throws or returns a value.
struct EndpointDefault {
  let closure: ExprSyntax
  let diagnostics: [Diagnostic]

  /// Creates the default of an endpoint from the default in the source code, or else from the
  /// function type.
  init(of endpoint: Endpoint, in client: String?) {
    let fullName = [client, endpoint.plainName].compactMap(\.self).joined(separator: ".")
    let report = "_Dependencies.reportUnimplemented(\"\(fullName)\")"
    let parameters = endpoint.ignoredParameters
    if let written = endpoint.binding.initializer?.value {
      guard let written = written.as(ClosureExprSyntax.self) else {
        closure = Self.placeholder(for: endpoint)
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
      closure = Self.placeholder(for: endpoint)
      diagnostics = [.endpointWithoutDefault(endpoint)]
    }
  }

  /// Returns a closure in place of an invalid or missing default.
  ///
  /// The closure compiles, so that the macro's diagnostic is the only error.
  private static func placeholder(for endpoint: Endpoint) -> ExprSyntax {
    """
    { \(raw: endpoint.ignoredParameters)\
    Swift.fatalError("'\(raw: endpoint.plainName)' has no default") }
    """
  }
}

extension ClosureExprSyntax {
  /// Returns the closure with a new first statement: a call that reports that no test has
  /// replaced the endpoint.
  fileprivate func reporting(_ report: String, of endpoint: Endpoint) -> ClosureExprSyntax {
    var closure = self
    var statements = statements
    var report = report
    if let first = statements.first {
      if !endpoint.result.isVoid, statements.count == 1 {
        if let call = first.callOfPossiblyNeverType { return returning(call, after: report) }
        statements = [first.returned]
      } else if first.firstToken(viewMode: .sourceAccurate)?.tokenKind == .leftBrace {
        // The semicolon ends the call that reports. Otherwise, a brace on the next line would begin
        // a trailing closure of this call.
        report += ";"
      }
    }
    let lines = [CodeBlockItemSyntax("\(raw: report)")] + statements
    closure.statements = CodeBlockItemListSyntax(
      lines.map { $0.trimmed.with(\.leadingTrivia, .newline) }
    )
    closure.rightBrace = .rightBraceToken(leadingTrivia: .newline)
    return closure
  }

  /// Returns the closure with another statement in place of `call`.
  ///
  /// The statement calls the function that reports, and then returns the result of `call`.
  ///
  /// The type of `call` may be `Never`. A plain `return` does not accept an expression of this
  /// type, but a case of a `switch` does.
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

  /// Returns a warning if the default itself stops the program or calls `unimplemented`, which
  /// would report the endpoint again; otherwise nil.
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
  /// The function call that makes up the whole statement, if the macro cannot tell whether the call
  /// has the type `Never`; otherwise nil.
  ///
  /// The macro knows the functions `fatalError`, `preconditionFailure` and `unimplemented`. Calls
  /// of initializers, and calls such as `.make()`, do not have the type `Never`.
  fileprivate var callOfPossiblyNeverType: ExprSyntax? {
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

  /// The statement with `return` before it, if the statement is an expression.
  ///
  /// A closure with one statement needs no `return`. The macro adds a second statement, and then
  /// the `return` must be written.
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
  /// Whether the call ends the program with a function of the standard library.
  fileprivate var isKnownNotToReturn: Bool {
    ["fatalError", "preconditionFailure"].contains(functionName)
  }

  /// The name of the called function, without its module.
  fileprivate var functionName: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
#endif
