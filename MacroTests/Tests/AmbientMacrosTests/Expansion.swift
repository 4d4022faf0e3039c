import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import AmbientMacros

/// A row of a test table: source code, its expansion by a macro, and the macro's diagnostics.
struct Expansion: Sendable, CustomTestStringConvertible {
  /// The description of the row, which a test failure shows.
  let testDescription: String

  let source: String

  let expanded: String

  /// The diagnostics of the macro, in order.
  let complaints: [Complaint]

  /// The location of the row in its table.
  let location: Testing.SourceLocation

  /// Creates a row with a source and its expansion.
  ///
  /// If `expanded` is nil, the test expects that the macro only removes its attribute.
  init(
    _ description: String,
    _ source: String,
    becomes expanded: String? = nil,
    complaints: Complaint...,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    testDescription = description
    self.source = source
    self.expanded = expanded ?? source.withoutAttributes
    self.complaints = complaints
    self.location = location
  }

  /// Expands the source, applies each fix-it, and records each difference from the expected code.
  func check() {
    expand()
    for fix in complaints.flatMap(\.fixes) { expand(applying: fix) }
  }

  private func expand(applying fix: Fix? = nil) {
    assertMacroExpansion(
      source,
      expandedSource: expanded,
      diagnostics: complaints.map(\.spec),
      macroSpecs: macros,
      applyFixIts: fix.map { [$0.message] },
      fixedSource: fix?.fixed,
      indentationWidth: .spaces(2)
    ) { failure in
      Issue.record("\(testDescription): \(failure.message)", sourceLocation: location)
    }
  }
}

extension Expansion {
  /// The macros that the test expands, by name.
  ///
  /// If the source contains `@DependencyClient`, `@DependencyEndpoint` is not expanded.
  private var macros: [String: MacroSpec] {
    var macros = [
      "Animatable": MacroSpec(type: AnimatableMacro.self, conformances: ["Animatable"]),
      "AnimatableIgnored": MacroSpec(type: IgnoredAnimatableMacro.self),
      "DependencyClient": MacroSpec(type: ClientMacro.self),
      "DependencyEndpoint": MacroSpec(type: EndpointMacro.self),
      "DependencyEndpointIgnored": MacroSpec(type: IgnoredEndpointMacro.self),
      "DependencyEntry": MacroSpec(type: DependencyEntryMacro.self),
      "Entry": MacroSpec(type: EntryMacro.self),
      "Preview": MacroSpec(type: PreviewMacro.self),
      "Previewable": MacroSpec(type: PreviewableMacro.self),
    ]
    if source.contains("@DependencyClient") { macros["DependencyEndpoint"] = nil }
    return macros
  }
}

extension String {
  /// The source without the macro attributes, which expansion removes.
  fileprivate var withoutAttributes: String {
    replacing(#/@(Entry|Dependency[A-Z][a-z]+)(\(.*?\))? /#, with: "")
  }
}

/// An error or a warning that a row expects from a macro.
struct Complaint: Sendable {
  /// The complete message.
  let message: String

  /// The line of the diagnostic in the source, counted from 1.
  var line = 2

  /// The column of the diagnostic in the source, counted from 1.
  let column: Int

  var severity = DiagnosticSeverity.error

  /// The fix-its that the macro offers, in order.
  var fixes: [Fix] = []

  /// The complaint as a value of the macro testing library.
  fileprivate var spec: DiagnosticSpec {
    DiagnosticSpec(
      message: message,
      line: line,
      column: column,
      severity: severity,
      fixIts: fixes.map { FixItSpec(message: $0.message) }
    )
  }
}

/// A fix-it that a row expects from a macro.
struct Fix: Sendable {
  let message: String

  /// The source after the fix.
  let fixed: String
}
