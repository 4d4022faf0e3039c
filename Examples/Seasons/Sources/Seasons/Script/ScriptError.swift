/// The reason why a line of a script cannot run: a claim, facts, and a remedy.
public struct ScriptError: Error, Equatable, CustomStringConvertible {
  let claim: String
  let facts: [Fact]
  let remedy: String

  /// A fact with a short name.
  struct Fact: Equatable {
    let name: String
    let value: String
  }

  init(_ claim: String, facts: [(String, String)] = [], remedy: String) {
    self.claim = claim
    self.facts = facts.map { Fact(name: $0.0, value: $0.1) }
    self.remedy = remedy
  }

  /// The printed error, without its location.
  public var description: String {
    let width = facts.map(\.name.count).max() ?? 0
    let rows = facts.map { "  \($0.name.padded(to: width))  \($0.value)" }
    return ([claim] + rows + ["To fix this: \(remedy)"]).joined(separator: "\n")
  }
}

extension String {
  /// The text, followed by spaces up to the width of a column.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
