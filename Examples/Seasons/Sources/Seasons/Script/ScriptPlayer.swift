import Ambient

/// Plays a script in the garden, line by line, and tells after each what came of it.
@MainActor
public final class ScriptPlayer {
  private let host = GardenHost()
  private var picture: TreePicture
  private var lineNumber = 0

  /// The numbers of the lines that could not be run.
  public private(set) var failedLines: [Int] = []

  /// Lets the garden appear.
  public init() { picture = TreePicture(of: host) }

  /// What shows before the first line, and which bodies ran for it.
  public var opening: String {
    (picture.lines(since: nil).map { "  \($0)" } + ranLines(host.takeRuns()))
      .joined(separator: "\n")
  }

  /// Whether a line asks for something; the others are comments, and empty ones.
  public func isCommand(_ line: String) -> Bool {
    line.first { !$0.isWhitespace }.map { $0 != "#" } ?? false
  }

  /// Plays one line; one that cannot be run changes nothing.
  ///
  /// - Returns: What is to be printed after the line.
  public func play(_ line: String) -> String {
    lineNumber += 1
    do {
      guard let command = try Command(line: line) else { return "" }
      return try run(command).joined(separator: "\n")
    } catch {
      failedLines.append(lineNumber)
      return "line \(lineNumber): \(error)".indented
    }
  }

  private func run(_ command: Command) throws(ScriptError) -> [String] {
    switch command {
    case .tap(let title): try host.tap(title)
    case .toggle(let title): try host.toggle(title)
    case .type(let text, let title): try host.type(text, into: title)
    case .set(let name, let value):
      let key = try NamedKey.named(name)
      try host.set(key, to: value)
      return ["  \(name) is \(key.read(host.tree.environment))"] + changes()
    case .explain(let name, let view): return [try explanation(of: name, at: view).indented]
    case .tree: return picture.lines(since: nil).map { "  \($0)" }
    case .help: return Self.help
    }
    return changes()
  }

  private func explanation(of name: String, at view: String) throws(ScriptError) -> String {
    let key = try NamedKey.named(name)
    guard let explanation = key.explain(host.tree, view) else {
      throw .unknownView(view, present: host.views)
    }
    return "\(name): \(explanation)"
  }

  private func changes() -> [String] {
    let earlier = picture
    picture = TreePicture(of: host)
    return picture.lines(since: earlier).map { "  \($0)" } + ranLines(host.takeRuns())
  }

  private func ranLines(_ runs: [BodyRun]) -> [String] {
    let width = runs.map(\.view.count).max() ?? 0
    let lines = runs.map { "    \($0.view.padded(to: width))  \($0.reason)" }
    switch runs.count {
    case 0: return ["  no body ran"]
    case 1: return ["  1 body ran:"] + lines
    default: return ["  \(runs.count) bodies ran:"] + lines
    }
  }

  private static var help: [String] {
    let width = Command.forms.map(\.usage.count).max() ?? 0
    let commands = Command.forms.map { "  \($0.usage.padded(to: width))  \($0.meaning)" }
    let keys = NamedKey.all.map { key in
      "  \(key.name.padded(to: width))  \(key.takes ?? "read only")"
    }
    return commands + ["  # COMMENT"] + ["", "  KEY is one of:"] + keys
  }
}

extension String {
  /// The text with every line moved in.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}
