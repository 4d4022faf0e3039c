import SwiftDiagnostics
import Testing

/// Checks the errors, warnings, and fix-its of `@Entry`.
@Suite struct DiagnosticTests {
  @Test(arguments: misuses)
  func `A misuse of @Entry causes an error, and some errors offer a fix-it`(_ misuse: Expansion) {
    misuse.check()
  }

  @Test(arguments: warnings)
  func `An entry whose value is a closure causes a warning with a fix-it`(_ warning: Expansion) {
    warning.check()
  }
}

private let misplaced = """
  '@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, \
  Transaction, ContainerValues, or FocusedValues
  """

private let misuses = [
  Expansion(
    "The entry is at the top level",
    "@Entry var v = 1",
    complaints: Complaint(message: misplaced, line: 1, column: 1)
  ),
  Expansion(
    "The entry is in a struct",
    entry("@Entry var v = 1", in: "struct EnvironmentValues"),
    complaints: Complaint(message: misplaced, column: 3)
  ),
  Expansion(
    "The entry is in an extension of an unsuitable type",
    entry("@Entry var v = 1", in: "extension Store"),
    complaints: Complaint(message: misplaced, column: 3)
  ),
  Expansion(
    "The extended type is named EnvironmentValues but is from another module",
    entry("@Entry var v = 1", in: "extension Shop.EnvironmentValues"),
    complaints: Complaint(message: misplaced, column: 3)
  ),
  Expansion(
    "The attribute is on a function",
    entry("@Entry func v() {\n  }"),
    complaints: Complaint(message: misplaced, column: 3)
  ),
  Expansion(
    "The attribute is on a constant",
    entry("@Entry let v = 1"),
    complaints: Complaint(
      message: "'@Entry' can only be applied to a 'var' declaration",
      column: 10,
      fixes: [Fix(message: "Replace 'let' with 'var'", fixed: entry("@Entry var v = 1"))]
    )
  ),
  Expansion(
    "The attribute is on a tuple",
    entry("@Entry var (v, w) = (1, 2)"),
    complaints: Complaint(
      message: "'@Entry' can only be applied to a 'var' declaration with a simple name",
      column: 14
    )
  ),
  Expansion(
    "The attribute is on a static property",
    entry("@Entry static var v = 1"),
    becomes: entry("static var v = 1", besides: "AmbientTaskScopes._EntryDefault(1)"),
    complaints: Complaint(
      message: "'@Entry' cannot be applied to a static member",
      column: 10,
      fixes: [Fix(message: "Remove 'static'", fixed: entry("@Entry var v = 1"))]
    )
  ),
  Expansion(
    "The attribute is on a line of its own before a static property",
    entry("@Entry\n  static var v = 1"),
    becomes: entry("static var v = 1", besides: "AmbientTaskScopes._EntryDefault(1)"),
    complaints: Complaint(
      message: "'@Entry' cannot be applied to a static member",
      line: 3,
      column: 3,
      fixes: [Fix(message: "Remove 'static'", fixed: entry("@Entry\n  var v = 1"))]
    )
  ),
  // The getter has no body because the testing library applies fix-its near a body incorrectly.
  Expansion(
    "The attribute is on a computed property",
    entry("@Entry var v: Int { get }"),
    complaints: Complaint(
      message: "'@Entry' can only be applied to a stored property",
      column: 3,
      fixes: [Fix(message: "Remove '@Entry'", fixed: entry("var v: Int { get }"))]
    )
  ),
  Expansion(
    "The entry has no default",
    entry("@Entry var v: Int"),
    complaints: Complaint(
      message: "Property missing a default value",
      column: 14,
      fixes: [
        Fix(
          message: "Provide default value",
          fixed: entry("@Entry var v: Int = <#default value#>")
        )
      ]
    )
  ),
  Expansion(
    "An entry of Transaction has no default",
    entry("@Entry var v: Int", in: "extension Transaction"),
    complaints: Complaint(
      message: "Property missing a default value",
      column: 14,
      fixes: [
        Fix(
          message: "Provide default value",
          fixed: entry("@Entry var v: Int = <#default value#>", in: "extension Transaction")
        )
      ]
    )
  ),
  Expansion(
    "The attribute is on a constant of ContainerValues",
    entry("@Entry let v = 1", in: "extension ContainerValues"),
    complaints: Complaint(
      message: "'@Entry' can only be applied to a 'var' declaration",
      column: 10,
      fixes: [
        Fix(
          message: "Replace 'let' with 'var'",
          fixed: entry("@Entry var v = 1", in: "extension ContainerValues")
        )
      ]
    )
  ),
  Expansion(
    "An entry of FocusedValues has no type annotation",
    entry("@Entry var v", in: "extension FocusedValues"),
    complaints: Complaint(
      message: "Property missing a type annotation",
      column: 14,
      fixes: [
        Fix(
          message: "Add type annotation",
          fixed: entry("@Entry var v: <#type#>?", in: "extension FocusedValues")
        )
      ]
    )
  ),
  Expansion(
    "The type of an entry of FocusedValues is not optional",
    entry("@Entry var v: any Handler", in: "extension FocusedValues"),
    complaints: Complaint(
      message: "custom 'FocusedValues' property must be Optional",
      column: 17,
      fixes: [
        Fix(
          message: "Change type to be Optional",
          fixed: entry("@Entry var v: (any Handler)?", in: "extension FocusedValues")
        )
      ]
    )
  ),
  Expansion(
    "The type of an entry of FocusedValues is an implicitly unwrapped optional",
    entry("@Entry var v: Int!", in: "extension FocusedValues"),
    complaints: Complaint(
      message: "custom 'FocusedValues' property must be Optional",
      column: 17,
      fixes: [
        Fix(
          message: "Change type to be Optional",
          fixed: entry("@Entry var v: Int?", in: "extension FocusedValues")
        )
      ]
    )
  ),
  Expansion(
    "An entry of FocusedValues has a default",
    entry("@Entry var v: Int? = 1", in: "extension FocusedValues"),
    complaints: Complaint(
      message: "default value for custom 'FocusedValues' property must be 'nil'",
      column: 24,
      fixes: [
        Fix(
          message: "Remove default value",
          fixed: entry("@Entry var v: Int?", in: "extension FocusedValues")
        ),
        Fix(
          message: "Change default value to 'nil'",
          fixed: entry("@Entry var v: Int? = nil", in: "extension FocusedValues")
        ),
      ]
    )
  ),
]

/// Returns the expected warning about a closure.
///
/// The fix-it of the warning changes the source to `fixed`.
private func closure(offering fixed: String) -> Complaint {
  Complaint(
    message: """
      'v' is a closure, and closures never compare equal: every write of it re-runs the bodies \
      that read it. Call it in an action rather than reading it in a body, use an Equatable \
      struct with 'callAsFunction' instead, or put the default in parentheses to silence this \
      warning
      """,
    column: 14,
    severity: .warning,
    fixes: [Fix(message: "Put the default in parentheses to silence this warning", fixed: fixed)]
  )
}

private let warnings = [
  Expansion(
    "The default is a closure",
    entry("@Entry var v = { 1 }"),
    becomes: entry(
      "var v",
      holding: """
        AmbientTaskScopes._EntryDefault({
                1
              })
        """
    ),
    complaints: closure(offering: entry("@Entry var v = ({ 1 })"))
  ),
  Expansion(
    "The type of the entry is a function type",
    entry("@Entry var v: @Sendable (String) -> Void = send"),
    becomes: entry(
      "var v: @Sendable (String) -> Void",
      holding: "AmbientTaskScopes._EntryDefault<@Sendable (String) -> Void>(send)"
    ),
    complaints: closure(offering: entry("@Entry var v: @Sendable (String) -> Void = (send)"))
  ),
  Expansion(
    "The type of the entry is an optional function type",
    entry("@Entry var v: (() -> Void)?"),
    becomes: entry(
      "var v: (() -> Void)?",
      holding: "AmbientTaskScopes._EntryDefault<(() -> Void)?>(nil)"
    ),
    complaints: closure(offering: entry("@Entry var v: (() -> Void)? = (nil)"))
  ),
  Expansion(
    "The optional function type of the entry is written as Optional",
    entry("@Entry var v: Optional<@MainActor () -> Void> = nil"),
    becomes: entry(
      "var v: Optional<@MainActor () -> Void>",
      holding: "AmbientTaskScopes._EntryDefault<Optional<@MainActor () -> Void>>(nil)"
    ),
    complaints: closure(offering: entry("@Entry var v: Optional<@MainActor () -> Void> = (nil)"))
  ),
]
