import AmbientPlatform

/// A message to the developer: SwiftUI's own text first, then the place, the names and the remedies.
package struct Diagnostic: Sendable, CustomStringConvertible {
  /// What is wrong, in SwiftUI's words where it has them.
  package var claim: String
  /// Facts, each with a short name in front.
  package var facts: [(name: String, value: String)]
  /// What to do, any of them.
  package var remedies: [String]

  /// Makes a message; facts are printed in columns, remedies as a list.
  package init(_ claim: String, facts: [(String, String)] = [], remedies: [String] = []) {
    self.claim = claim
    self.facts = facts.map { (name: $0.0, value: $0.1) }
    self.remedies = remedies
  }

  /// The message as it is printed.
  package var description: String {
    var lines = [claim]
    if !facts.isEmpty {
      let width = facts.map(\.name.count).max() ?? 0
      lines.append("")
      for (name, value) in facts {
        lines.append("  \(name)\(String(repeating: " ", count: width - name.count))  \(value)")
      }
    }
    if !remedies.isEmpty {
      lines.append("")
      lines.append(remedies.count == 1 ? "To fix this:" : "To fix this, do one of:")
      lines += remedies.map { "  • \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// Tells the developer and goes on.
  package func warn() { Diagnostic.receiver(self) }

  /// Stops the program: there is no value to go on with.
  package func stop() -> Never { fatalError(description) }

  /// Who hears warnings in the current task: standard error, unless a test listens.
  @TaskLocal package static var receiver: @Sendable (Diagnostic) -> Void = { diagnostic in
    var text = "Ambient: \(diagnostic)\n"
    text.withUTF8 { ambient_write_to_standard_error($0.baseAddress, $0.count) }
  }
}
