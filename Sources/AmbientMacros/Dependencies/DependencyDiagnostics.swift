#if Macros
import SwiftDiagnostics
import SwiftSyntax

private struct DependencyMessage: DiagnosticMessage {
  let id: String
  let message: String
  let severity: DiagnosticSeverity

  var diagnosticID: MessageID { MessageID(domain: "Ambient.Dependency", id: id) }
}

extension Diagnostic {
  private init(
    dependency id: String,
    _ message: String,
    at node: some SyntaxProtocol,
    severity: DiagnosticSeverity = .error,
    fixIts: [FixIt] = []
  ) {
    let message = DependencyMessage(id: id, message: message, severity: severity)
    self.init(node: node, message: message, fixIts: fixIts)
  }
}

// The comment of a function often shows a declaration that causes the message.

// Messages about clients.
extension Diagnostic {
  /// The message for `@DependencyClient final class`.
  static func clientIsNoStruct(_ declaration: some DeclGroupSyntax) -> Diagnostic {
    Diagnostic(
      dependency: "noStruct",
      "'@DependencyClient' can only be applied to a struct",
      at: declaration.introducer
    )
  }

  /// The message for `var store = Store()`.
  static func untypedProperty(_ property: ClientProperty) -> Diagnostic {
    Diagnostic(
      dependency: "noType",
      """
      '@DependencyClient' needs the type of '\(property.name.text)' for the initializer that it \
      writes
      """,
      at: property.binding,
      fixIts: [.insertType(of: property.binding)]
    )
  }
}

// Messages about endpoints.
extension Diagnostic {
  /// The message for `var a, b: () -> Void`.
  static func severalEndpoints(_ declaration: VariableDeclSyntax) -> Diagnostic {
    Diagnostic(
      dependency: "severalEndpoints",
      "'@DependencyClient' needs a separate declaration for each endpoint",
      at: declaration.bindings,
      fixIts: [.separate(declaration)]
    )
  }

  /// The message for `var count: () -> Int { willSet { … } }`.
  static func observedEndpoint(_ accessors: AccessorBlockSyntax) -> Diagnostic {
    Diagnostic(
      dependency: "observed",
      """
      '@DependencyEndpoint' makes the property computed, and a computed property cannot have \
      observers
      """,
      at: accessors
    )
  }

  /// The message for `@DependencyEndpoint var count: Int`.
  static func noEndpoint(_ declaration: some DeclSyntaxProtocol) -> Diagnostic {
    Diagnostic(
      dependency: "noEndpoint",
      """
      '@DependencyEndpoint' can only be applied to a stored 'var' whose type is written as a \
      function
      """,
      at: declaration
    )
  }

  /// The message for `var count: () -> Int`.
  static func endpointWithoutDefault(_ endpoint: Endpoint) -> Diagnostic {
    Diagnostic(
      dependency: "noDefault",
      """
      '\(endpoint.plainName)' needs a default: a function that cannot throw has to return a value \
      even if no test replaced the function
      """,
      at: endpoint.binding,
      fixIts: [.insertDefault(of: endpoint)]
    )
  }

  /// The message for `var count: () -> Int = counter`.
  static func defaultIsNoClosure(_ value: ExprSyntax, of endpoint: Endpoint) -> Diagnostic {
    Diagnostic(
      dependency: "noClosure",
      "the default of '\(endpoint.plainName)' must be a closure literal",
      at: value
    )
  }

  /// The message for `var count: () -> Int = { fatalError() }`.
  static func defaultStops(_ call: FunctionCallExprSyntax, of endpoint: Endpoint) -> Diagnostic {
    Diagnostic(
      dependency: "stops",
      """
      the default of '\(endpoint.plainName)' ends the program when it is called; return a value \
      instead, so that only the test that calls '\(endpoint.plainName)' fails
      """,
      at: call,
      severity: .warning
    )
  }

  /// The message for `var count: () -> Int = { unimplemented(placeholder: 0) }`.
  static func defaultIsUnimplemented(
    _ call: FunctionCallExprSyntax,
    of endpoint: Endpoint
  ) -> Diagnostic {
    Diagnostic(
      dependency: "unimplemented",
      """
      '@DependencyEndpoint' already reports that '\(endpoint.plainName)' is unimplemented; return \
      the placeholder alone
      """,
      at: call,
      severity: .warning
    )
  }

  /// The message for `@DependencyEndpoint(method: name)`.
  static func dynamicMethodName(_ argument: ExprSyntax) -> Diagnostic {
    Diagnostic(
      dependency: "dynamicName",
      "the name of the method must be a string literal without interpolation",
      at: argument
    )
  }

  /// The message for `@DependencyEndpoint(method: "1st")`.
  static func invalidMethodName(_ argument: StringLiteralExprSyntax, _ name: String) -> Diagnostic {
    Diagnostic(
      dependency: "invalidName",
      "'\(name)' is not a valid name for a method",
      at: argument
    )
  }
}

// Messages about entries.
extension Diagnostic {
  /// The message for `@DependencyEntry` on something other than a variable in an extension of
  /// `DependencyValues`.
  static func misplacedDependencyEntry(
    at declaration: some DeclSyntaxProtocol,
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      dependency: "misplaced",
      "'@DependencyEntry' can only be applied to a 'var' in an extension of DependencyValues",
      at: declaration,
      fixIts: fixIts
    )
  }

  /// The message for `@DependencyEntry var count: Int`.
  static func entryWithoutValue(_ property: EntryProperty) -> Diagnostic {
    Diagnostic(
      dependency: "noValue",
      """
      '\(property.plainName)' needs a default, which is its value in tests, or a 'liveValue' for \
      the running program
      """,
      at: property.binding,
      fixIts: [.provideDefault(for: property.binding)]
    )
  }

  /// The message for `@DependencyEntry("my key")`.
  static func invalidKeyName(_ argument: ExprSyntax) -> Diagnostic {
    Diagnostic(
      dependency: "keyName",
      "the name of the key must be a string literal that can be the name of a type",
      at: argument
    )
  }
}
#endif
