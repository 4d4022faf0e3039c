import SwiftDiagnostics
import Testing

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(M1)`.
@Suite struct EndpointTests {
  @Test(arguments: defaults)
  func `The default of an endpoint reports each call (M1)`(_ row: Expansion) {
    row.check()
  }

  @Test(arguments: missingDefaults)
  func `An endpoint needs a default if it returns a value and cannot throw (M1)`(_ row: Expansion) {
    row.check()
  }

  @Test(arguments: misuses)
  func `An unsuitable default or property causes an error or a warning (M4)`(_ row: Expansion) {
    row.check()
  }
}

private let defaults = [
  Expansion(
    "The endpoint throws and returns a value",
    client("@DependencyEndpoint var fetch: (Int) throws -> String"),
    becomes: client("var fetch: (Int) throws -> String", holding: throwing())
  ),
  Expansion(
    "The endpoint throws and returns no value",
    client("@DependencyEndpoint var fetch: () async throws -> Void"),
    becomes: client(
      "var fetch: () async throws -> Void",
      holding: throwing(ignoring: "")
    )
  ),
  Expansion(
    "The endpoint is declared with throws(any Error)",
    client("@DependencyEndpoint var fetch: (Int) throws(any Error) -> String"),
    becomes: client(
      "var fetch: (Int) throws(any Error) -> String",
      holding: throwing(ignoring: " _ throws(any Error) in")
    )
  ),
  Expansion(
    "The endpoint throws only Unimplemented",
    client("@DependencyEndpoint var fetch: () throws(Unimplemented) -> String"),
    becomes: client(
      "var fetch: () throws(Unimplemented) -> String",
      holding: throwing(ignoring: " () throws(Unimplemented) in")
    )
  ),
  Expansion(
    "The endpoint throws errors of a custom type and returns no value",
    client("@DependencyEndpoint var fetch: (Int) throws(Failure) -> Void"),
    becomes: client("var fetch: (Int) throws(Failure) -> Void", holding: reporting())
  ),
  Expansion(
    "The endpoint returns no value",
    client("@DependencyEndpoint var fetch: (Int) -> Void"),
    becomes: client("var fetch: (Int) -> Void", holding: reporting())
  ),
  Expansion(
    "The endpoint returns an empty tuple",
    client("@DependencyEndpoint var fetch: (Int, Int) -> ()"),
    becomes: client(
      "var fetch: (Int, Int) -> ()",
      holding: reporting(ignoring: " _, _ in")
    )
  ),
  Expansion(
    "The endpoint returns an optional",
    client("@DependencyEndpoint var fetch: (Int) -> String?"),
    becomes: client("var fetch: (Int) -> String?", holding: reporting(then: "return nil"))
  ),
  Expansion(
    "The endpoint returns an optional, and its type is written as Optional",
    client("@DependencyEndpoint var fetch: (Int) async -> Optional<String>"),
    becomes: client(
      "var fetch: (Int) async -> Optional<String>",
      holding: reporting(then: "return nil")
    )
  ),
  Expansion(
    "The endpoint has a default",
    client("@DependencyEndpoint var fetch: (Int) -> String = { _ in \"a\" }"),
    becomes: client(
      "var fetch: (Int) -> String",
      holding: reporting(then: "return \"a\""),
      isWritten: true
    )
  ),
  Expansion(
    "The endpoint throws and has a default",
    client("@DependencyEndpoint var fetch: (Int) throws -> String = { \"\\($0)\" }"),
    becomes: client(
      "var fetch: (Int) throws -> String",
      holding: reporting(ignoring: "", then: "return \"\\($0)\""),
      isWritten: true
    )
  ),
  Expansion(
    "The default has several statements",
    client(
      "@DependencyEndpoint var fetch: (Int) -> Int = { n in\n    let m = n\n    return m\n  }"
    ),
    becomes: client(
      "var fetch: (Int) -> Int",
      holding: reporting(ignoring: " n in", then: "let m = n", "return m"),
      isWritten: true
    )
  ),
  Expansion(
    "The default is an if expression",
    client("@DependencyEndpoint var fetch: (Int) -> Int = { if $0 > 1 { 1 } else { 2 } }"),
    becomes: client(
      "var fetch: (Int) -> Int",
      holding: reporting(
        ignoring: "",
        then: "return if $0 > 1 {",
        "  1",
        "} else {",
        "  2",
        "}"
      ),
      isWritten: true
    )
  ),
  Expansion(
    "The default is a function call, which may have the type Never",
    client("@DependencyEndpoint var fetch: (Int) throws -> Int = { try load($0) }"),
    becomes: client(
      "var fetch: (Int) throws -> Int",
      holding: """
        {
            return switch _Dependencies.reportUnimplemented("Client.fetch") {
            case ():
              try load($0)
            }
          }
        """,
      isWritten: true
    )
  ),
  Expansion(
    "The default is a new instance",
    client("@DependencyEndpoint var fetch: () -> User = { User(id: 1) }"),
    becomes: client(
      "var fetch: () -> User",
      holding: reporting(ignoring: "", then: "return User(id: 1)"),
      isWritten: true
    )
  ),
  Expansion(
    "The default is a static member of the result type",
    client("@DependencyEndpoint var fetch: () -> User = { .sample(1) }"),
    becomes: client(
      "var fetch: () -> User",
      holding: reporting(ignoring: "", then: "return .sample(1)"),
      isWritten: true
    )
  ),
  Expansion(
    "The default starts with a brace",
    client("@DependencyEndpoint var fetch: () -> Void = { { fatalError() }() }"),
    becomes: client(
      "var fetch: () -> Void",
      holding: """
        {
            _Dependencies.reportUnimplemented("Client.fetch");
            {
              fatalError()
            }()
          }
        """,
      isWritten: true
    )
  ),
  Expansion(
    "The default starts with a brace and has several statements",
    client("@DependencyEndpoint var fetch: () -> Int = {\n    { print(1) }()\n    return 1\n  }"),
    becomes: client(
      "var fetch: () -> Int",
      holding: """
        {
            _Dependencies.reportUnimplemented("Client.fetch");
            {
              print(1)
            }()
            return 1
          }
        """,
      isWritten: true
    )
  ),
  Expansion(
    "The default has a side effect",
    client("@DependencyEndpoint var fetch: (Int) -> Void = { print($0) }"),
    becomes: client(
      "var fetch: (Int) -> Void",
      holding: reporting(ignoring: "", then: "print($0)"),
      isWritten: true
    )
  ),
  Expansion(
    "The default is an empty closure",
    client("@DependencyEndpoint var fetch: () -> Void = {}"),
    becomes: client("var fetch: () -> Void", holding: reporting(ignoring: ""), isWritten: true)
  ),
  Expansion(
    "The endpoint is sendable and isolated to an actor",
    client("@DependencyEndpoint var fetch: @MainActor @Sendable (Int) -> Void"),
    becomes: client("var fetch: @MainActor @Sendable (Int) -> Void", holding: reporting())
  ),
  Expansion(
    "The name of the endpoint is a keyword",
    client("@DependencyEndpoint public nonisolated var `return`: () -> Void"),
    becomes: client(
      "public nonisolated var `return`: () -> Void",
      as: "private nonisolated var _return",
      holding: reporting("return", ignoring: "")
    )
  ),
]

/// Returns a row in which an endpoint has no default and the fix-it inserts `value`.
private func missingDefault(of type: String, inserting value: String) -> Expansion {
  let property = "var fetch: \(type)"
  let parameters = value.split(separator: " ").dropFirst().prefix { !$0.hasPrefix("<#") }
  return Expansion(
    "The endpoint has the type \(type)",
    client("@DependencyEndpoint \(property)"),
    becomes: client(
      property,
      holding:
        "{\(parameters.map { " \($0)" }.joined())\n"
        + "    Swift.fatalError(\"'fetch' has no default\")\n  }"
    ),
    complaints: Complaint(
      message: """
        'fetch' needs a default: a function that cannot throw has to return a value even if \
        no test replaced the function
        """,
      column: 27,
      fixes: [
        Fix(
          message: "Insert '= \(value)'",
          fixed: client("@DependencyEndpoint \(property) = \(value)")
        )
      ]
    )
  )
}

private let missingDefaults = [
  missingDefault(of: "() -> Int", inserting: "{ <#Int#> }"),
  missingDefault(of: "(Int) -> Int", inserting: "{ _ in <#Int#> }"),
  missingDefault(of: "(Int, Int) async -> [Int]", inserting: "{ _, _ in <#[Int]#> }"),
  missingDefault(of: "(Int) throws(Failure) -> Int", inserting: "{ _ in <#Int#> }"),
  missingDefault(of: "@Sendable (Int) throws(Never) -> Int", inserting: "{ _ in <#Int#> }"),
]

private let misuses = [
  Expansion(
    "The default is a function instead of a closure",
    client("@DependencyEndpoint var fetch: (Int) -> Int = load"),
    becomes: client(
      "var fetch: (Int) -> Int",
      holding: "{ _ in\n    Swift.fatalError(\"'fetch' has no default\")\n  }",
      isWritten: true
    ),
    complaints: Complaint(
      message: "the default of 'fetch' must be a closure literal",
      column: 49
    )
  ),
  Expansion(
    "The default ends the program",
    client("@DependencyEndpoint var fetch: (Int) -> Int = { _ in fatalError() }"),
    becomes: client(
      "var fetch: (Int) -> Int",
      holding: reporting(then: "fatalError()"),
      isWritten: true
    ),
    complaints: Complaint(
      message: """
        the default of 'fetch' ends the program when it is called; return a value instead, so that \
        only the test that calls 'fetch' fails
        """,
      column: 56,
      severity: .warning
    )
  ),
  Expansion(
    "The default calls unimplemented",
    client("@DependencyEndpoint var fetch: () -> Int = { unimplemented(placeholder: 0) }"),
    becomes: client(
      "var fetch: () -> Int",
      holding: reporting(ignoring: "", then: "return unimplemented(placeholder: 0)"),
      isWritten: true
    ),
    complaints: Complaint(
      message: """
        '@DependencyEndpoint' already reports that 'fetch' is unimplemented; return the \
        placeholder alone
        """,
      column: 48,
      severity: .warning
    )
  ),
  Expansion(
    "The attribute is on a property that is not a function",
    client("@DependencyEndpoint var fetch: Int"),
    becomes: client("var fetch: Int"),
    complaints: Complaint(message: misplaced, column: 3)
  ),
  Expansion(
    "The attribute is on a property with observers",
    client("@DependencyEndpoint var fetch: () -> Void { willSet {} }"),
    becomes: client("var fetch: () -> Void { willSet {} }"),
    complaints: Complaint(
      message: """
        '@DependencyEndpoint' makes the property computed, and a computed property cannot have \
        observers
        """,
      column: 45
    )
  ),
  Expansion(
    "The attribute is on a constant",
    client("@DependencyEndpoint let fetch: () -> Void"),
    becomes: client("let fetch: () -> Void"),
    complaints: Complaint(message: misplaced, column: 3)
  ),
]

private let misplaced = """
  '@DependencyEndpoint' can only be applied to a stored 'var' whose type is written as a function
  """
