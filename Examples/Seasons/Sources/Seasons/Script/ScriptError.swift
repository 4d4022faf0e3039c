/// Why a line of a script cannot be run: the claim, the facts, and what to do.
public struct ScriptError: Error, Equatable, CustomStringConvertible {
  let claim: String
  let facts: [Fact]
  let remedy: String

  /// Something to know, with a short name in front.
  struct Fact: Equatable {
    let name: String
    let value: String
  }

  init(_ claim: String, facts: [(String, String)] = [], remedy: String) {
    self.claim = claim
    self.facts = facts.map { Fact(name: $0.0, value: $0.1) }
    self.remedy = remedy
  }

  /// The error as it is printed, without its place.
  public var description: String {
    let width = facts.map(\.name.count).max() ?? 0
    let rows = facts.map { "  \($0.name.padded(to: width))  \($0.value)" }
    return ([claim] + rows + ["To fix this: \(remedy)"]).joined(separator: "\n")
  }
}

extension String {
  /// The text, with spaces behind it to fill a column.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
