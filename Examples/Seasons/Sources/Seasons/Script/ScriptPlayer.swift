import Ambient

/// Plays a script in its own garden, line by line, and reports the effects of each line.
@MainActor
public final class ScriptPlayer {
  private let host = GardenHost()
  private let isBrief: Bool
  private var picture: TreePicture
  private var lineNumber = 0
  private var failedLines: [Int] = []

  /// The report before the first line: the elements, and the bodies that ran to show them.
  public let opening: String

  /// Mounts the garden.
  ///
  /// - Parameter isBrief: Whether reports leave out the parts of the tree that stayed the same.
  public init(isBrief: Bool = false) {
    self.isBrief = isBrief
    picture = TreePicture(of: host.tree)
    opening = (picture.lines(since: nil) + Self.lines(for: host.takeRuns())).asReport
  }

  /// Plays a line.
  ///
  /// If a line cannot be run, it changes nothing.
  ///
  /// - Returns: The effects of the line, or nil for a line without a command.
  public func report(on line: String) -> String? {
    lineNumber += 1
    do {
      guard let command = try Command(line: line) else { return nil }
      return try run(command).asReport
    } catch {
      failedLines.append(lineNumber)
      return "line \(lineNumber): \(error)".lines.asReport
    }
  }

  /// Plays a line and returns it with its report.
  ///
  /// - Returns: The line and its effects, or nil for an empty line.
  public func transcript(of line: String) -> String? {
    guard let report = report(on: line) else { return line.trimmed.isEmpty ? nil : line }
    return "> \(line)\n\(report)\n"
  }

  /// The lines that could not run, or nil if all lines ran.
  public var failures: String? {
    guard !failedLines.isEmpty else { return nil }
    let numbers = failedLines.map(String.init).joined(separator: ", ")
    return "Not run: \(failedLines.count == 1 ? "line" : "lines") \(numbers)."
  }

  private func run(_ command: Command) throws(ScriptError) -> [String] {
    switch command {
    case .tap(let title): try host.tap(title)
    case .toggle(let title): try host.toggle(title)
    case .type(let text, let title): try host.type(text, into: title)
    case .set(let name, let value):
      let key = try NamedKey.named(name)
      try host.set(key, to: value)
      return ["\(name) is \(key.read(host.tree.environment))"] + changes()
    case .explain(let name, let view): return try explanation(of: name, at: view).lines
    case .tree: return picture.lines(since: nil)
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
    picture = TreePicture(of: host.tree)
    let lines = isBrief ? picture.changes(since: earlier) : picture.lines(since: earlier)
    return lines + Self.lines(for: host.takeRuns())
  }

  private static func lines(for runs: [BodyRun]) -> [String] {
    guard !runs.isEmpty else { return ["no body ran"] }
    let width = runs.map(\.view.count).max() ?? 0
    return [runs.count == 1 ? "1 body ran:" : "\(runs.count) bodies ran:"]
      + runs.map { "  \($0.view.padded(to: width))  \($0.reason)" }
  }

  private static var help: [String] {
    let width = Command.forms.map(\.usage.count).max() ?? 0
    return Command.forms.map { "\($0.usage.padded(to: width))  \($0.meaning)" }
      + ["\("# COMMENT".padded(to: width))  is ignored", "", "KEY is one of these:"]
      + NamedKey.all.map { "\($0.name.padded(to: width))  \($0.takes ?? "read only")" }
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension [String] {
  /// The lines as one text, indented because they follow the line of the script.
  fileprivate var asReport: String {
    map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
