import AmbientPlatform

/// A message to the developer: a claim, then facts, then remedies.
package struct Diagnostic: Sendable, CustomStringConvertible {
  /// The problem in one sentence, in SwiftUI's words where SwiftUI has a message for it.
  package var claim: String
  /// The facts of the case, such as the source location and the key, each with a short name.
  package var facts: [(name: String, value: String)]
  /// The possible fixes; each of them is enough.
  package var remedies: [String]

  /// Creates a message to the developer.
  ///
  /// - Parameters:
  ///   - claim: The problem in one sentence.
  ///   - facts: Pairs of a name and a value, which are printed in columns.
  ///   - remedies: Possible fixes, which are printed as a list.
  package init(_ claim: String, facts: [(String, String)] = [], remedies: [String] = []) {
    self.claim = claim
    self.facts = facts.map { (name: $0.0, value: $0.1) }
    self.remedies = remedies
  }

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

  /// Sends the message to ``receiver``, and continues.
  package func warn() { Diagnostic.receiver(self) }

  /// Stops the program with the message; for code that cannot continue.
  package func stop() -> Never { fatalError(description) }

  /// The function that receives warnings in the current task.
  ///
  /// By default, the function writes to standard error. Tests replace the function.
  @TaskLocal package static var receiver: @Sendable (Diagnostic) -> Void = { diagnostic in
    var text = "Ambient: \(diagnostic)\n"
    text.withUTF8 { ambient_write_to_standard_error($0.baseAddress, $0.count) }
  }
}
