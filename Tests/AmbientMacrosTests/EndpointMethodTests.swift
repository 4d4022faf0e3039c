#if Macros
import Testing

/// Codes such as `M2` are cases in the article `ComingFromSwiftDependencies`.
@Suite struct EndpointMethodTests {
  @Test(arguments: methods)
  func `M2 the labels of an endpoint become the labels of its method`(_ row: Expansion) {
    row.check()
  }

  @Test(arguments: names)
  func `M2 the attribute can name the method`(_ row: Expansion) {
    row.check()
  }
}

private func method(_ lines: String...) -> String {
  lines.map { "  \($0)" }.joined(separator: "\n")
}

private let methods = [
  Expansion(
    "One label",
    client("@DependencyEndpoint var fetch: (_ id: Int) throws -> String"),
    becomes: client(
      "var fetch: (_ id: Int) throws -> String",
      holding: throwing(),
      method: method("func fetch(id: Int) throws -> String {", "  try _fetch(id)", "}")
    )
  ),
  Expansion(
    "A parameter with a label and one without",
    client("@DependencyEndpoint var fetch: (Int, _ name: String) async throws -> Void"),
    becomes: client(
      "var fetch: (Int, _ name: String) async throws -> Void",
      holding: throwing(ignoring: " _, _ in"),
      method: method(
        "func fetch(_ p0: Int, name: String) async throws {",
        "  try await _fetch(p0, name)",
        "}"
      )
    )
  ),
  Expansion(
    "A keyword and a repeated name as labels",
    client("@DependencyEndpoint var fetch: (_ for: Int, _ id: Int, _ id: Int) -> Void"),
    becomes: client(
      "var fetch: (_ for: Int, _ id: Int, _ id: Int) -> Void",
      holding: reporting(ignoring: " _, _, _ in"),
      method: method(
        "func fetch(for p0: Int, id p1: Int, id p2: Int) {",
        "  _fetch(p0, p1, p2)",
        "}"
      )
    )
  ),
  Expansion(
    "Inout and autoclosure parameters",
    client(
      """
      @DependencyEndpoint var fetch: (_ id: inout Int, _ name: @autoclosure () throws -> Int) \
      throws -> Int?
      """
    ),
    becomes: client(
      "var fetch: (_ id: inout Int, _ name: @autoclosure () throws -> Int) throws -> Int?",
      holding: throwing(ignoring: " _, _ in"),
      method: method(
        "func fetch(id: inout Int, name: @autoclosure () throws -> Int) throws -> Int? {",
        "  try _fetch(&id, try name())",
        "}"
      )
    )
  ),
  Expansion(
    "Isolated to an actor, and sendable",
    client("@DependencyEndpoint var fetch: @MainActor @Sendable (_ id: Int) -> Void"),
    becomes: client(
      "var fetch: @MainActor @Sendable (_ id: Int) -> Void",
      holding: reporting(),
      method: method("@MainActor", "func fetch(id: Int) {", "  _fetch(id)", "}")
    )
  ),
  Expansion(
    "Errors of one type",
    client(
      "@DependencyEndpoint var fetch: (_ id: Int) throws(Failure) -> Int = { _ in 1 }"
    ),
    becomes: client(
      "var fetch: (_ id: Int) throws(Failure) -> Int",
      holding: reporting(then: "return 1"),
      isWritten: true,
      method: method("func fetch(id: Int) throws(Failure) -> Int {", "  try _fetch(id)", "}")
    )
  ),
  Expansion(
    "Public, with availability and a comment",
    client(
      """
      /// Gets it.
        @available(macOS 20, *)
        @DependencyEndpoint
        public var fetch: (_ id: Int) -> Void
      """
    ),
    becomes: client(
      "/// Gets it.\n  @available(macOS 20, *)\n  public var fetch: (_ id: Int) -> Void",
      of: "(_ id: Int) -> Void",
      holding: reporting(),
      method: method(
        "/// Gets it.",
        "@available(macOS 20, *)",
        "public func fetch(id: Int) {",
        "  _fetch(id)",
        "}"
      )
    )
  ),
  Expansion(
    "No method for a variadic parameter",
    client("@DependencyEndpoint var fetch: (_ ids: Int...) -> Void"),
    becomes: client("var fetch: (_ ids: Int...) -> Void", holding: reporting())
  ),
]

private func named(_ name: String, becomes method: String?) -> Expansion {
  Expansion(
    name,
    client("@DependencyEndpoint(method: \"\(name)\") var fetch: (Int) -> Void"),
    becomes: client(
      "var fetch: (Int) -> Void",
      holding: reporting(),
      method: method.map { "  func \($0)(_ p0: Int) {\n    _fetch(p0)\n  }" } ?? ""
    )
  )
}

private func misnamed(_ argument: String, message: String) -> Expansion {
  Expansion(
    argument,
    client("@DependencyEndpoint(method: \(argument)) var fetch: (Int) -> Void"),
    becomes: client("var fetch: (Int) -> Void", holding: reporting()),
    complaints: Complaint(message: message, column: 31)
  )
}

private let names = [
  named("get", becomes: "get"),
  named("return", becomes: "`return`"),
  named("`return`", becomes: "`return`"),
  named("fetch", becomes: nil),
  misnamed("\"1st\"", message: "'1st' is not a valid name for a method"),
  misnamed("\"\"", message: "'' is not a valid name for a method"),
  misnamed(
    "\"a\\(b)\"",
    message: "the name of the method must be a string literal without interpolation"
  ),
  misnamed(
    "name",
    message: "the name of the method must be a string literal without interpolation"
  ),
]
#endif
