#if Macros
import SwiftDiagnostics
import SwiftSyntax

private struct EntryMessage: DiagnosticMessage {
  let id: String
  let message: String
  let severity: DiagnosticSeverity

  var diagnosticID: MessageID { MessageID(domain: "Ambient.Entry", id: id) }
}

extension Diagnostic {
  private init(
    _ id: String,
    _ message: String,
    at node: some SyntaxProtocol,
    severity: DiagnosticSeverity = .error,
    fixIts: [FixIt] = []
  ) {
    let message = EntryMessage(id: id, message: message, severity: severity)
    self.init(node: node, message: message, fixIts: fixIts)
  }

  var error: DiagnosticsError { DiagnosticsError(diagnostics: [self]) }
}

// Errors that SwiftUI's macro reports with the same text. The comment of a function often shows a
// declaration that causes the error.
extension Diagnostic {
  /// The message for `@Entry` on something other than a variable in an extension of a container.
  ///
  /// A container is a type such as `EnvironmentValues`.
  static func misplacedEntry(at declaration: some DeclSyntaxProtocol) -> Diagnostic {
    let containers = EntryContainer.all.map(\.name)
    let list = containers.dropLast().joined(separator: ", ") + ", or " + (containers.last ?? "")
    return Diagnostic(
      "misplaced",
      "'@Entry' macro can only attach to var declarations inside extensions of \(list)",
      at: declaration
    )
  }

  /// The message for `@Entry let`.
  static func entryOnLet(
    _ declaration: VariableDeclSyntax,
    macro: String = "Entry"
  ) -> Diagnostic {
    Diagnostic(
      "let",
      "'@\(macro)' can only be applied to a 'var' declaration",
      at: declaration.bindingSpecifier,
      fixIts: [.replaceLetWithVar(declaration.bindingSpecifier)]
    )
  }

  /// The message for `@Entry var (a, b)` or `@Entry var a, b`.
  static func entryWithoutSimpleName(
    _ declaration: VariableDeclSyntax,
    macro: String = "Entry"
  ) -> Diagnostic {
    Diagnostic(
      "pattern",
      "'@\(macro)' can only be applied to a 'var' declaration with a simple name",
      at: declaration.bindings
    )
  }

  /// The message for `@Entry static var`.
  static func staticEntry(
    _ declaration: VariableDeclSyntax,
    macro: String = "Entry"
  ) -> Diagnostic {
    Diagnostic(
      "static",
      "'@\(macro)' cannot be applied to a static member",
      at: declaration.modifiers,
      fixIts: [.removeStatic(from: declaration)]
    )
  }

  /// The message for `@Entry var a: Int { … }`.
  static func entryOnComputedProperty(
    _ declaration: VariableDeclSyntax,
    macro: String = "Entry"
  ) -> Diagnostic {
    Diagnostic(
      "computed",
      "'@\(macro)' can only be applied to a stored property",
      at: declaration,
      fixIts: [.removeEntry(from: declaration, macro: macro)]
    )
  }

  /// The message for `@Entry var a: Int`.
  static func missingDefault(of property: EntryProperty) -> Diagnostic {
    Diagnostic(
      "missingDefault",
      "Property missing a default value",
      at: property.binding,
      fixIts: [.provideDefault(for: property.binding)]
    )
  }

  /// The message for `@Entry var a = nil`, where the container requires an optional type, as
  /// `FocusedValues` does.
  static func missingType(of property: EntryProperty) -> Diagnostic {
    Diagnostic(
      "missingType",
      "Property missing a type annotation",
      at: property.binding,
      fixIts: [.addType(to: property.binding)]
    )
  }

  /// The message for `@Entry var a: Int`, where the container requires an optional, as
  /// `FocusedValues` does.
  static func mustBeOptional(_ type: TypeSyntax, in container: String) -> Diagnostic {
    Diagnostic(
      "notOptional",
      "custom '\(container)' property must be Optional",
      at: type,
      fixIts: [.makeOptional(type)]
    )
  }

  /// The message for `@Entry var a: Int? = 1`, where the container requires the default nil, as
  /// `FocusedValues` does.
  static func defaultMustBeNil(
    _ initializer: InitializerClauseSyntax,
    of property: EntryProperty,
    in container: String
  ) -> Diagnostic {
    Diagnostic(
      "defaultNotNil",
      "default value for custom '\(container)' property must be 'nil'",
      at: initializer.value,
      fixIts: [
        .removeDefault(of: property.binding),
        .changeDefaultToNil(initializer.value),
      ]
    )
  }
}

// Messages that SwiftUI's macro does not have.
extension Diagnostic {
  /// The message for `@Entry(test: 1) var a = 2` in a container other than `EnvironmentValues`.
  static func contextualDefault(_ attribute: AttributeSyntax, in container: String) -> Diagnostic {
    Diagnostic(
      "contexts",
      """
      only entries of 'EnvironmentValues' can have separate defaults for previews and tests; \
      entries of '\(container)' cannot
      """,
      at: attribute
    )
  }

  /// The message for an entry that is a closure, such as `@Entry var a = { … }`.
  ///
  /// Closures cannot be compared. Each write of the entry therefore counts as a change, and re-runs
  /// the bodies that read the entry.
  static func closureEntry(_ property: EntryProperty) -> Diagnostic {
    Diagnostic(
      "closure",
      """
      '\(property.plainName)' is a closure, and closures never compare equal: every write of \
      it re-runs the bodies that read it. Call it in an action rather than reading it in a \
      body, use an Equatable struct with 'callAsFunction' instead, or put the default in \
      parentheses to silence this warning
      """,
      at: property.binding,
      severity: .warning,
      fixIts: [.parenthesizeDefault(of: property.binding)]
    )
  }
}
#endif
