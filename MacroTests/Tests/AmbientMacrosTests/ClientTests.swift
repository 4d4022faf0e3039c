import Testing

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(M2)`.
@Suite struct ClientTests {
  @Test(arguments: endpoints)
  func `Code completion hides an endpoint property that has a method (M2)`(_ row: Expansion) {
    row.check()
  }

  @Test(arguments: initializers)
  func `The initializer of a client has a parameter for each property that it can set (M3)`(
    _ row: Expansion
  ) {
    row.check()
  }

  @Test(arguments: types)
  func `The parameters of an initializer match the types and #if blocks of the properties (M3)`(
    _ row: Expansion
  ) {
    row.check()
  }

  @Test(arguments: misuses)
  func `A misuse of @DependencyClient causes an error, and some errors offer a fix-it (M3)`(
    _ row: Expansion
  ) {
    row.check()
  }
}

private let endpoint = "@DependencyEndpoint"

/// The attributes that hide a property from code completion.
private let hidden = ["iOS", "macOS", "tvOS", "visionOS", "watchOS"]
  .map { platform in
    """
    @available(\(platform), deprecated: 9999, message: \
    "Call the method with argument labels. Set the property only to replace the method.")
    """
  }
  .joined(separator: " ")

/// Returns source code for a client with members.
private func client(_ header: String = "struct Client", _ members: String...) -> String {
  "\(header) {\n\(members.map { "  \($0)\n" }.joined())}"
}

/// Returns the expected expansion of a client: its members and the generated initializers.
private func expanded(
  _ header: String = "struct Client",
  holding members: [String],
  then initializers: String...
) -> String {
  let all = members.map { "  \($0)" } + [""] + [initializers.joined(separator: "\n\n")]
  return "\(header) {\n\(all.joined(separator: "\n"))\n}"
}

/// Returns the expected code of a generated initializer.
private func initializer(
  _ access: String = "",
  _ parameters: String...
) -> String {
  guard !parameters.isEmpty else { return "  \(access)init() {\n  }" }
  // A leading underscore marks an endpoint. The initializer assigns to the underscored property.
  let names = parameters.compactMap { $0.split(separator: ":").first }
  let assignments = names.map { "self.\($0) = \($0.drop { $0 == "_" })" }
  return """
      \(access)init(
        \(parameters.map { $0.drop { $0 == "_" } }.joined(separator: ",\n    "))
      ) {
        \(assignments.joined(separator: "\n    "))
      }
    """
}

private let endpoints = [
  Expansion(
    "The endpoint has an argument label",
    client("@DependencyClient\nstruct Client", "var a: (_ id: Int) -> Void"),
    becomes: expanded(
      holding: ["\(endpoint) \(hidden)\n  var a: (_ id: Int) -> Void"],
      then: initializer("", "_a: @escaping (_ id: Int) -> Void"),
      initializer()
    )
  ),
  Expansion(
    "The endpoint has no argument label",
    client("@DependencyClient\nstruct Client", "var a: (Int) -> Void"),
    becomes: expanded(
      holding: ["\(endpoint)\n  var a: (Int) -> Void"],
      then: initializer("", "_a: @escaping (Int) -> Void"),
      initializer()
    )
  ),
]

private let initializers = [
  Expansion(
    "The client has no properties",
    "@DependencyClient\npublic struct Client {\n}",
    becomes: "public struct Client {\n\n  public init() {\n  }\n}"
  ),
  Expansion(
    "The initializer has the access level of the least accessible property",
    client(
      "@DependencyClient\npublic struct Client",
      "public var a: () -> Void",
      "package var b: @Sendable () -> Void = {}"
    ),
    becomes: expanded(
      "public struct Client",
      holding: [
        "\(endpoint)\n  public var a: () -> Void",
        "\(endpoint)\n  package var b: @Sendable () -> Void = {}",
      ],
      then: initializer(
        "package ",
        "_a: @escaping () -> Void",
        "_b: @escaping @Sendable () -> Void"
      ),
      initializer("package ")
    )
  ),
  Expansion(
    "The endpoints have isolation attributes",
    client(
      "@DependencyClient\nstruct Client",
      "var a: nonisolated(nonsending) @Sendable () async -> Void",
      "var b: (@MainActor () -> Void)"
    ),
    becomes: expanded(
      holding: [
        "\(endpoint)\n  var a: nonisolated(nonsending) @Sendable () async -> Void",
        "\(endpoint)\n  var b: (@MainActor () -> Void)",
      ],
      then: initializer(
        "",
        "_a: nonisolated(nonsending) @escaping @Sendable () async -> Void",
        "_b: @escaping @MainActor () -> Void"
      ),
      initializer()
    )
  ),
  Expansion(
    "The client is private",
    client("@DependencyClient\nprivate struct Client", "var a: () -> Void"),
    becomes: expanded(
      "private struct Client",
      holding: ["\(endpoint)\n  var a: () -> Void"],
      then: initializer("", "_a: @escaping () -> Void"),
      initializer()
    )
  ),
  Expansion(
    "The client has constants",
    client(
      "@DependencyClient\npublic struct Client",
      "public let id: Int",
      "let version = 1",
      "public var a: () -> Void"
    ),
    becomes: expanded(
      "public struct Client",
      holding: [
        "public let id: Int", "let version = 1", "\(endpoint)\n  public var a: () -> Void",
      ],
      then: initializer("public ", "id: Int", "_a: @escaping () -> Void"),
      initializer("public ", "id: Int")
    )
  ),
  Expansion(
    "The initializer omits computed, static, lazy, private, and @Dependency properties",
    client(
      "@DependencyClient\nstruct Client",
      "var a: () -> Void",
      "var b: () -> Void { {} }",
      "static var c: () -> Void = {}",
      "lazy var d = make()",
      "private var e = make()",
      "private var f: () -> Void = {}",
      "@Dependency(\\.g) var g"
    ),
    becomes: expanded(
      holding: [
        "\(endpoint)\n  var a: () -> Void",
        "var b: () -> Void { {} }",
        "static var c: () -> Void = {}",
        "lazy var d = make()",
        "private var e = make()",
        "private var f: () -> Void = {}",
        "@Dependency(\\.g) var g",
      ],
      then: initializer("", "_a: @escaping () -> Void"),
      initializer()
    )
  ),
  Expansion(
    "A private property has no default",
    client("@DependencyClient\nstruct Client", "private let id: Int"),
    becomes: expanded(holding: ["private let id: Int"], then: initializer("private ", "id: Int"))
  ),
  Expansion(
    "The properties are optional or have literals as defaults",
    client(
      "@DependencyClient\nstruct Client",
      "var a = true",
      "var b = 1, c = -1.5",
      "var d = \"a\"",
      "var e: Set<Int> = []",
      "var f: Int?",
      "var g: (() -> Void)?"
    ),
    becomes: expanded(
      holding: [
        "var a = true",
        "var b = 1, c = -1.5",
        "var d = \"a\"",
        "var e: Set<Int> = []",
        "var f: Int?",
        "var g: (() -> Void)?",
      ],
      then: initializer(
        "",
        "a: Bool = true",
        "b: Int = 1",
        "c: Double = -1.5",
        "d: String = \"a\"",
        "e: Set<Int> = []",
        "f: Int? = nil",
        "g: (() -> Void)? = nil"
      )
    )
  ),
  Expansion(
    "The client has observed properties, ignored endpoints, and comments",
    client(
      "@DependencyClient\nstruct Client",
      "var a: () -> Void {\n    willSet {}\n  }",
      "/// The b.\n  @DependencyEndpointIgnored var b: () -> Void = {}  // b",
      "var c: () -> Void  // c"
    ),
    becomes: expanded(
      holding: [
        "var a: () -> Void {\n    willSet {}\n  }",
        "/// The b.\n  var b: () -> Void = {}  // b",
        "\(endpoint)\n  var c: () -> Void  // c",
      ],
      then: initializer(
        "",
        "a: @escaping () -> Void",
        "b: @escaping () -> Void = {\n    }",
        "_c: @escaping () -> Void"
      ),
      initializer("", "a: @escaping () -> Void", "b: @escaping () -> Void = {\n    }")
    )
  ),
  Expansion(
    "The client declares an initializer",
    client(
      "@DependencyClient\nstruct Client",
      "var a: () -> Void",
      "init() {}"
    ),
    becomes: expanded(
      holding: ["\(endpoint)\n  var a: () -> Void", "init() {}"],
      then: initializer("", "_a: @escaping () -> Void")
    )
  ),
]

private let types = [
  Expansion(
    "The name of a type may be an alias of a function type",
    client("@DependencyClient\npublic struct Client", "public var a: Fn", "public var b: Int"),
    becomes: expanded(
      "public struct Client",
      holding: ["public var a: Fn", "public var b: Int"],
      then: """
          public init(
            a: @autoclosure () -> Fn,
            b: Int
          ) {
            self.a = a()
            self.b = b
          }
        """
    )
  ),
  Expansion(
    "The client declares type aliases, and some properties have defaults",
    client(
      "@DependencyClient\nstruct Client",
      "typealias A = @Sendable () -> Void",
      "typealias B = (Int, Int)",
      "var a: A",
      "var b: B",
      "var c: Fn = {}",
      "var d: Store = .shared"
    ),
    becomes: expanded(
      holding: [
        "typealias A = @Sendable () -> Void", "typealias B = (Int, Int)", "var a: A", "var b: B",
        "var c: Fn = {}", "var d: Store = .shared",
      ],
      then: initializer(
        "",
        "a: @escaping A",
        "b: B",
        "c: @escaping Fn = {\n    }",
        "d: Store = .shared"
      )
    )
  ),
  Expansion(
    "Several properties share one type annotation",
    client("@DependencyClient\nstruct Client", "var a, b: Int", "var c, d: String, e = 1"),
    becomes: expanded(
      holding: ["var a, b: Int", "var c, d: String, e = 1"],
      then: initializer("", "a: Int", "b: Int", "c: String", "d: String", "e: Int = 1")
    )
  ),
  Expansion(
    "A property is in an #if block",
    "@DependencyClient\nstruct Client {\n  #if DEBUG\n  var a: Int\n  #endif\n  let b: Int\n}",
    becomes: """
      struct Client {
        #if DEBUG
        var a: Int
        #endif
        let b: Int

        #if DEBUG
        init(
          a: Int,
          b: Int
        ) {
          self.a = a
          self.b = b
        }
        #else
        init(
          b: Int
        ) {
          self.b = b
        }
        #endif
      }
      """
  ),
]

private let misuses = [
  Expansion(
    "One declaration contains several endpoints",
    "@DependencyClient struct Client {\n  var a, b: () -> Void\n}",
    complaints: Complaint(
      message: "'@DependencyClient' needs a separate declaration for each endpoint",
      column: 7,
      fixes: [
        Fix(
          message: "Declare each property on a line of its own",
          fixed: """
            @DependencyClient struct Client {
              var a: () -> Void
              var b: () -> Void
            }
            """
        )
      ]
    )
  ),
  Expansion(
    "A property has no type annotation",
    "@DependencyClient struct Client {\n  var a = Store()\n}",
    complaints: Complaint(
      message: "'@DependencyClient' needs the type of 'a' for the initializer that it writes",
      column: 7,
      fixes: [
        Fix(
          message: "Insert ': <#Type#>'",
          fixed: "@DependencyClient struct Client {\n  var a: <#Type#> = Store()\n}"
        )
      ]
    )
  ),
  Expansion(
    "The attribute is on a class",
    "@DependencyClient class Client {\n}",
    complaints: Complaint(
      message: "'@DependencyClient' can only be applied to a struct",
      line: 1,
      column: 19
    )
  ),
]
