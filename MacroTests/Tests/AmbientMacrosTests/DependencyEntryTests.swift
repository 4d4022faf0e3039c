import Testing

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(M5)`.
@Suite struct DependencyEntryTests {
  @Test(arguments: values)
  func `An entry expands into accessors and a key with the values of the dependency (M5)`(
    _ row: Expansion
  ) {
    row.check()
  }

  @Test(arguments: keys)
  func `A key is named by the attribute, or else after the type or the property (M6)`(
    _ row: Expansion
  ) {
    row.check()
  }

  @Test(arguments: misuses)
  func `A misuse of @DependencyEntry causes an error, and some errors offer a fix-it (M7)`(
    _ row: Expansion
  ) {
    row.check()
  }

  @Test(arguments: isolations)
  func `For a nonisolated property, the macro adds no check of the default isolation (M8)`(
    _ row: Expansion
  ) {
    row.check()
  }
}

/// Returns source code for an extension with one member.
private func dependency(_ member: String, in type: String = "DependencyValues") -> String {
  entry(member, in: "extension \(type)")
}

/// Returns the expected expansion of a dependency `v`: a property with accessors, and a key.
private func expanded(
  _ property: String,
  keyed key: String = "private nonisolated enum __Key_v",
  isLive: Bool = false,
  isNonisolated: Bool = false,
  extension modifier: String = "",
  holding members: String...
) -> String {
  let name = key.split(separator: "enum ").last ?? ""
  let check = "`'v' must be a 'nonisolated var' where the default isolation is '@MainActor'`"
  let getter =
    isNonisolated
    ? "self[\(name).self]"
    : """
    #if DEBUG
            enum Check {
              static func \(check)() {
              }
              nonisolated static func check() {
                \(check)()
              }
            }
          #endif
          return self[\(name).self]
    """
  return """
    \(modifier)extension DependencyValues {
      \(property) {
        get {
          \(getter)
        }
        set {
          self[\(name).self] = newValue
        }
        _modify {
          yield &self[\(name).self]
        }
      }

      \(key): _Dependencies.EntryKey, \
    _Dependencies.\(isLive ? "" : "Test")DependencyKey {
        \(members.joined(separator: "\n    "))
      }
    }
    """
}

/// Returns the expected storage and getter for one value of a key, such as `testValue`.
private func member(
  _ name: String,
  _ box: String,
  access: String = "",
  isFirst: Bool = true
) -> String {
  let storage = isFirst ? "entryDefault" : "_\(name)"
  return """
    \(isFirst ? access : "private ")static let \(storage)\(box)
        \(access)static var \(name): Self.EntryValue {
          \(storage).make()
        }
    """
}

/// Returns code that stores the default of an entry.
private func box(_ value: String, of type: String? = nil) -> String {
  let box = "_Dependencies.EntryDefault"
  return type.map { ": \(box)<\($0)> = .init(\(value))" } ?? " = \(box)(\(value))"
}

private let values = [
  Expansion(
    "The default is the value for tests",
    dependency("@DependencyEntry var v = 1"),
    becomes: expanded("var v", holding: member("testValue", box("1")))
  ),
  Expansion(
    "The entry has a type annotation and a value for tests",
    dependency("@DependencyEntry var v: any Handler = .shared"),
    becomes: expanded(
      "var v: any Handler",
      holding: member("testValue", box(".shared", of: "any Handler"))
    )
  ),
  Expansion(
    "The entry is optional and has no default",
    dependency("@DependencyEntry var v: Int?"),
    becomes: expanded("var v: Int?", holding: member("testValue", box("nil", of: "Int?")))
  ),
  Expansion(
    "The entry has values for tests and for the live program",
    dependency("@DependencyEntry(liveValue: 2) var v = 1"),
    becomes: expanded(
      "var v",
      isLive: true,
      holding: member("testValue", box("1")),
      member("liveValue", " = entryDefault.replaced(by: 2)", isFirst: false)
    )
  ),
  Expansion(
    "The entry has values for tests and for previews",
    dependency("@DependencyEntry(previewValue: 2) var v = 1"),
    becomes: expanded(
      "var v",
      holding: member("testValue", box("1")),
      member("previewValue", " = entryDefault.replaced(by: 2)", isFirst: false)
    )
  ),
  Expansion(
    "The entry has values for tests, for previews, and for the live program",
    dependency("@DependencyEntry(liveValue: 2, previewValue: 3) var v = 1"),
    becomes: expanded(
      "var v",
      isLive: true,
      holding: member("testValue", box("1")),
      member("liveValue", " = entryDefault.replaced(by: 2)", isFirst: false),
      member("previewValue", " = entryDefault.replaced(by: 3)", isFirst: false)
    )
  ),
  Expansion(
    "The entry has only a value for the live program",
    dependency("@DependencyEntry(liveValue: 2) var v: Int"),
    becomes: expanded(
      "var v: Int",
      isLive: true,
      holding: member("liveValue", box("2", of: "Int"))
    )
  ),
]

private let keys = [
  Expansion(
    "The key is named after the type",
    dependency("@DependencyEntry public var v: any Shop.Client<Int> = .mock"),
    becomes: expanded(
      "public var v: any Shop.Client<Int>",
      keyed: "public nonisolated enum ClientKey",
      holding: member(
        "testValue",
        box(".mock", of: "any Shop.Client<Int>"),
        access: "public "
      )
    )
  ),
  Expansion(
    "The key is named after the property",
    dependency("@DependencyEntry package var v = mock"),
    becomes: expanded(
      "package var v",
      keyed: "package nonisolated enum VKey",
      holding: member("testValue", box("mock"), access: "package ")
    )
  ),
  Expansion(
    "The name of the key has backticks if the name of the type needs them",
    dependency("@DependencyEntry package var v: `Price list` = mock"),
    becomes: expanded(
      "package var v: `Price list`",
      keyed: "package nonisolated enum `Price listKey`",
      holding: member("testValue", box("mock", of: "`Price list`"), access: "package ")
    )
  ),
  Expansion(
    "The attribute names the key of a public property",
    dependency("@DependencyEntry(\"Volume\", liveValue: 2) public var v: Int = 1"),
    becomes: expanded(
      "public var v: Int",
      keyed: "public nonisolated enum Volume",
      isLive: true,
      holding: member("testValue", box("1", of: "Int"), access: "public "),
      member("liveValue", " = entryDefault.replaced(by: 2)", access: "public ", isFirst: false)
    )
  ),
  Expansion(
    "The attribute names the key of an internal property",
    dependency("@DependencyEntry(\"Volume\") var v = 1"),
    becomes: expanded(
      "var v",
      keyed: "nonisolated enum Volume",
      holding: member("testValue", box("1"))
    )
  ),
]

private let misplaced =
  "'@DependencyEntry' can only be applied to a 'var' in an extension of DependencyValues"

private let misuses = [
  Expansion(
    "The entry is at the top level",
    "@DependencyEntry var v = 1",
    complaints: Complaint(message: misplaced, line: 1, column: 1)
  ),
  Expansion(
    "The entry is in an extension of an unsuitable type",
    dependency("@DependencyEntry(liveValue: 1) var v = 1", in: "Store"),
    complaints: Complaint(message: misplaced, column: 3)
  ),
  Expansion(
    "The entry is in an extension of EnvironmentValues",
    dependency("@DependencyEntry var v = 1", in: "EnvironmentValues"),
    complaints: Complaint(
      message: misplaced,
      column: 3,
      fixes: [
        Fix(message: "Use '@Entry'", fixed: dependency("@Entry var v = 1", in: "EnvironmentValues"))
      ]
    )
  ),
  Expansion(
    "The attribute is on a function",
    dependency("@DependencyEntry func v() {\n  }"),
    complaints: Complaint(message: misplaced, column: 3)
  ),
  Expansion(
    "The attribute is on a constant",
    dependency("@DependencyEntry let v = 1"),
    complaints: Complaint(
      message: "'@DependencyEntry' can only be applied to a 'var' declaration",
      column: 20,
      fixes: [
        Fix(message: "Replace 'let' with 'var'", fixed: dependency("@DependencyEntry var v = 1"))
      ]
    )
  ),
  Expansion(
    "The attribute is on a static property",
    dependency("@DependencyEntry static var v = 1"),
    complaints: Complaint(
      message: "'@DependencyEntry' cannot be applied to a static member",
      column: 20,
      fixes: [Fix(message: "Remove 'static'", fixed: dependency("@DependencyEntry var v = 1"))]
    )
  ),
  Expansion(
    "The attribute is on a computed property",
    dependency("@DependencyEntry var v: Int { get }"),
    complaints: Complaint(
      message: "'@DependencyEntry' can only be applied to a stored property",
      column: 3,
      fixes: [
        Fix(message: "Remove '@DependencyEntry'", fixed: dependency("var v: Int { get }"))
      ]
    )
  ),
  Expansion(
    "The attribute is on a tuple",
    dependency("@DependencyEntry var (v, w) = (1, 2)"),
    complaints: Complaint(
      message: "'@DependencyEntry' can only be applied to a 'var' declaration with a simple name",
      column: 24
    )
  ),
  Expansion(
    "The entry has neither a value for tests nor one for the live program",
    dependency("@DependencyEntry(previewValue: 1) var v: Int"),
    complaints: Complaint(
      message: """
        'v' needs a default, which is its value in tests, or a 'liveValue' for the running program
        """,
      column: 41,
      fixes: [
        Fix(
          message: "Provide default value",
          fixed: dependency("@DependencyEntry(previewValue: 1) var v: Int = <#default value#>")
        )
      ]
    )
  ),
  Expansion(
    "The name of the key is not a valid type name",
    dependency("@DependencyEntry(\"my key\") var v = 1"),
    complaints: Complaint(
      message: "the name of the key must be a string literal that can be the name of a type",
      column: 20
    )
  ),
]

private let isolations = [
  Expansion(
    "The property is nonisolated",
    dependency("@DependencyEntry nonisolated var v = 1"),
    becomes: expanded(
      "nonisolated var v",
      isNonisolated: true,
      holding: member("testValue", box("1"))
    )
  ),
  Expansion(
    "The extension is nonisolated",
    "nonisolated " + dependency("@DependencyEntry var v = 1"),
    becomes: expanded(
      "var v",
      isNonisolated: true,
      extension: "nonisolated ",
      holding: member("testValue", box("1"))
    )
  ),
]
