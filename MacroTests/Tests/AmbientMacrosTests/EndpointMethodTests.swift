import Testing

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(M2)`.
@Suite struct EndpointMethodTests {
  @Test(arguments: methods)
  func `The labels of an endpoint become the labels of its method (M2)`(_ row: Expansion) {
    row.check()
  }

  @Test(arguments: names)
  func `The attribute of an endpoint can specify the name of its method (M2)`(_ row: Expansion) {
    row.check()
  }
}

/// Returns an expected method, indented like a member.
private func method(_ lines: String...) -> String {
  lines.map { "  \($0)" }.joined(separator: "\n")
}

private let methods = [
  Expansion(
    "The endpoint has one label",
    client("@DependencyEndpoint var fetch: (_ id: Int) throws -> String"),
    becomes: client(
      "var fetch: (_ id: Int) throws -> String",
      holding: throwing(),
      method: method("func fetch(id: Int) throws -> String {", "  try _fetch(id)", "}")
    )
  ),
  Expansion(
    "The first parameter has no label, and the second has one",
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
    "The labels include a keyword and a repeated name",
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
    "The endpoint has an inout parameter and an autoclosure parameter",
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
    "The endpoint is sendable and isolated to an actor",
    client("@DependencyEndpoint var fetch: @MainActor @Sendable (_ id: Int) -> Void"),
    becomes: client(
      "var fetch: @MainActor @Sendable (_ id: Int) -> Void",
      holding: reporting(),
      method: method("@MainActor", "func fetch(id: Int) {", "  _fetch(id)", "}")
    )
  ),
  Expansion(
    "The endpoint throws errors of one type",
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
    "The endpoint is public and has an availability attribute and a comment",
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
    "An endpoint with a variadic parameter gets no method",
    client("@DependencyEndpoint var fetch: (_ ids: Int...) -> Void"),
    becomes: client("var fetch: (_ ids: Int...) -> Void", holding: reporting())
  ),
]

/// Returns a row in which the attribute names the method.
private func named(_ name: String, becomes method: String?) -> Expansion {
  Expansion(
    "The attribute names the method \(name)",
    client("@DependencyEndpoint(method: \"\(name)\") var fetch: (Int) -> Void"),
    becomes: client(
      "var fetch: (Int) -> Void",
      holding: reporting(),
      method: method.map { "  func \($0)(_ p0: Int) {\n    _fetch(p0)\n  }" } ?? ""
    )
  )
}

/// Returns a row in which the argument of the attribute is not a valid method name.
private func misnamed(_ argument: String, message: String) -> Expansion {
  Expansion(
    "The attribute has the invalid argument \(argument)",
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
