#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import AmbientMacros

/// A row of a table: what a macro makes of a source, and what it says about it.
struct Expansion: Sendable, CustomTestStringConvertible {
  /// What the row shows.
  let testDescription: String

  /// The source that the user wrote.
  let source: String

  /// The source after expansion.
  let expanded: String

  /// What the macro says, in order.
  let complaints: [Complaint]

  /// Where the row stands in its table.
  let location: Testing.SourceLocation

  /// Lists a source with what becomes of it; without, the attribute just goes.
  init(
    _ description: String,
    _ source: String,
    becomes expanded: String? = nil,
    saying complaints: Complaint...,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    testDescription = description
    self.source = source
    self.expanded = expanded ?? source.withoutAttributes
    self.complaints = complaints
    self.location = location
  }

  /// Expands the source once, and once more for each fix-it, and records what differs.
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
  /// The macros by their names; in a client, which marks endpoints, those are left as they are.
  private var macros: [String: MacroSpec] {
    var macros = [
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
  /// The source without what the macros take away where they do nothing else.
  fileprivate var withoutAttributes: String {
    replacing(#/@(Entry|Dependency[A-Z][a-z]+)(\(.*?\))? /#, with: "")
  }
}

/// An error or a warning that a row expects.
struct Complaint: Sendable {
  /// The whole text.
  let message: String

  /// The line of the source, from 1.
  var line = 2

  /// The column of the source, from 1.
  let column: Int

  /// Whether the complaint stops the build.
  var severity = DiagnosticSeverity.error

  /// The fix-its, in order.
  var fixes: [Fix] = []

  /// The complaint in the words of the macro testing library.
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

/// A fix-it that a row expects.
struct Fix: Sendable {
  /// What the user is offered.
  let message: String

  /// The source after the fix.
  let fixed: String
}
#endif
