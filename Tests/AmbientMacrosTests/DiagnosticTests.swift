#if Macros
import SwiftDiagnostics
import Testing

@Suite struct DiagnosticTests {
  @Test(arguments: misuses)
  func `A misuse is an error, with a fix-it where one exists`(_ misuse: Expansion) {
    misuse.check()
  }

  @Test(arguments: warnings)
  func `A closure as an entry causes a warning with a fix-it`(_ warning: Expansion) {
    warning.check()
  }
}

private let misplaced = """
  '@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, \
  Transaction, ContainerValues, or FocusedValues
  """

private let misuses = [
  Expansion(
    "At the top level",
    "@Entry var v = 1",
    complaints: Complaint(message: misplaced, line: 1, column: 1)
  ),
  Expansion(
    "In a type",
    entry("@Entry var v = 1", in: "struct EnvironmentValues"),
    complaints: Complaint(message: misplaced, column: 3)
  ),
  Expansion(
    "In an extension of another type",
    entry("@Entry var v = 1", in: "extension Store"),
    complaints: Complaint(message: misplaced, column: 3)
  ),
  Expansion(
    "In another module's type of the same name",
    entry("@Entry var v = 1", in: "extension Shop.EnvironmentValues"),
    complaints: Complaint(message: misplaced, column: 3)
  ),
  Expansion(
    "On a function",
    entry("@Entry func v() {\n  }"),
    complaints: Complaint(message: misplaced, column: 3)
  ),
  Expansion(
    "On a constant",
    entry("@Entry let v = 1"),
    complaints: Complaint(
      message: "'@Entry' can only be applied to a 'var' declaration",
      column: 10,
      fixes: [Fix(message: "Replace 'let' with 'var'", fixed: entry("@Entry var v = 1"))]
    )
  ),
  Expansion(
    "On a tuple",
    entry("@Entry var (v, w) = (1, 2)"),
    complaints: Complaint(
      message: "'@Entry' can only be applied to a 'var' declaration with a simple name",
      column: 14
    )
  ),
  Expansion(
    "On a static property",
    entry("@Entry static var v = 1"),
    becomes: entry("static var v = 1", besides: "AmbientTaskScopes._EntryDefault(1)"),
    complaints: Complaint(
      message: "'@Entry' cannot be applied to a static member",
      column: 10,
      fixes: [Fix(message: "Remove 'static'", fixed: entry("@Entry var v = 1"))]
    )
  ),
  Expansion(
    "On a static property, with the attribute on its own line",
    entry("@Entry\n  static var v = 1"),
    becomes: entry("static var v = 1", besides: "AmbientTaskScopes._EntryDefault(1)"),
    complaints: Complaint(
      message: "'@Entry' cannot be applied to a static member",
      line: 3,
      column: 3,
      fixes: [Fix(message: "Remove 'static'", fixed: entry("@Entry\n  var v = 1"))]
    )
  ),
  // The property has no body, because the testing library misplaces fix-its around a body.
  Expansion(
    "On a computed property",
    entry("@Entry var v: Int { get }"),
    complaints: Complaint(
      message: "'@Entry' can only be applied to a stored property",
      column: 3,
      fixes: [Fix(message: "Remove '@Entry'", fixed: entry("var v: Int { get }"))]
    )
  ),
  Expansion(
    "Without a default",
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
    "In a transaction, without a default",
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
    "On a constant in container values",
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
    "In focused values, without a type",
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
    "In focused values, not optional",
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
    "In focused values, with a default",
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

/// Returns the warning about a closure, with a fix-it that results in `fixed`.
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
    "A closure as the default",
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
    "A function type",
    entry("@Entry var v: @Sendable (String) -> Void = send"),
    becomes: entry(
      "var v: @Sendable (String) -> Void",
      holding: "AmbientTaskScopes._EntryDefault<@Sendable (String) -> Void>(send)"
    ),
    complaints: closure(offering: entry("@Entry var v: @Sendable (String) -> Void = (send)"))
  ),
  Expansion(
    "An optional function type",
    entry("@Entry var v: (() -> Void)?"),
    becomes: entry(
      "var v: (() -> Void)?",
      holding: "AmbientTaskScopes._EntryDefault<(() -> Void)?>(nil)"
    ),
    complaints: closure(offering: entry("@Entry var v: (() -> Void)? = (nil)"))
  ),
  Expansion(
    "An optional function type written as Optional",
    entry("@Entry var v: Optional<@MainActor () -> Void> = nil"),
    becomes: entry(
      "var v: Optional<@MainActor () -> Void>",
      holding: "AmbientTaskScopes._EntryDefault<Optional<@MainActor () -> Void>>(nil)"
    ),
    complaints: closure(offering: entry("@Entry var v: Optional<@MainActor () -> Void> = (nil)"))
  ),
]
#endif
