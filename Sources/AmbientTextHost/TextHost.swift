public import AmbientHosting
import Dispatch
import Foundation

/// Prints an app as text, and reads actions of the user from standard input, a line at a time.
///
/// Whenever the elements change, all of them are printed, followed by an empty line; with the
/// option `--brief`, only the lines that have changed, with those around them. The line `help`
/// lists the commands. Messages about lines that cannot be performed are written to standard error.
/// The app ends with the input.
///
/// It is also the model for a host of your own: ``run(_:)`` connects the app with a queue and with
/// the input, `show(_:)` prints the elements, and `read(_:_:)` performs the actions of the user.
@MainActor
public final class TextHost: AppHost {
  /// The word `text`.
  public static var name: String { "text" }

  /// The summary for the list of hosts.
  public static var summary: String {
    "prints the elements as text, and reads commands from standard input"
  }

  /// The option `--brief`.
  public static var options: [(name: String, meaning: String)] {
    [("--brief", "prints only the elements that have changed")]
  }

  private let isBrief: Bool
  private let output: (String) -> Void
  private let errors: (String) -> Void
  private var shown: String?
  private var picture: TreePicture?
  private var runs: [BodyRun] = []

  /// Creates a host for the standard input and output of the process, with the options of its
  /// command line.
  public convenience init() {
    self.init(
      isBrief: CommandLine.arguments.prefix { $0 != "--" }.contains("--brief"),
      output: Self.writing(to: .standardOutput),
      errors: Self.writing(to: .standardError)
    )
  }

  /// Creates a host that writes to closures.
  ///
  /// - Parameters:
  ///   - isBrief: Whether only the lines that have changed are printed.
  ///   - output: Receives the elements as text.
  ///   - errors: Receives messages about lines that cannot be performed.
  package init(
    isBrief: Bool = false,
    output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) {
    self.isBrief = isBrief
    self.output = output
    self.errors = errors
  }

  /// Shows an app until the input ends.
  ///
  /// - Parameter app: The app.
  public func run(_ app: any HostedApp) -> Never {
    app.tree.onUpdateNeeded = {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.show(app) } }
    }
    show(app)
    // Another thread waits for lines, so that the main queue stays free for other work.
    Thread.detachNewThread {
      while let line = readLine() {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.readOrEnd(line, app) } }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { () -> Void in self.end(app) } }
    }
    dispatchMain()
  }

  /// Prints the elements, if they have changed.
  package func show(_ app: any HostedApp) {
    record(app.tree)
    app.tree.settle()
    guard isBrief, let earlier = picture else { return showAll(app) }
    let picture = TreePicture(of: app.tree)
    self.picture = picture
    let lines = picture.changes(since: earlier)
    if !lines.isEmpty { output(lines.joined(separator: "\n") + "\n\n") }
  }

  /// Performs a line of the input, and prints the change or the answer.
  ///
  /// - Returns: Whether the app goes on: false after `quit`.
  package func read(_ line: String, _ app: any HostedApp) -> Bool {
    do {
      guard let command = try TextCommand(line) else { return true }
      switch command {
      case .quit: return false
      case .help: output(TextCommand.list + "\n\n")
      case .tree:
        shown = nil
        showAll(app)
      case .bodies: output(takeBodies() + "\n\n")
      case .explain(let view): output(try explanation(of: view, in: app.tree) + "\n\n")
      default:
        try command.perform(in: app)
        show(app)
      }
    } catch {
      errors("\(error)\n")
    }
    return true
  }

  private func showAll(_ app: any HostedApp) {
    app.tree.settle()
    let text = app.tree.elementDescription
    guard text != shown else { return }
    shown = isBrief ? nil : text
    if isBrief { picture = TreePicture(of: app.tree) }
    output(text + "\n\n")
  }

  /// Records the bodies that run in a tree, from its first update on.
  private func record(_ tree: any HostedTree) {
    guard let tree = tree as? any InspectableTree, tree.onBodyRun == nil else { return }
    tree.onBodyRun = { [weak self] run in
      guard let self else { return }
      // An app may run for days without a question.
      if runs.count == 1_000 { runs.removeFirst(500) }
      runs.append(run)
    }
  }

  private func takeBodies() -> String {
    defer { runs = [] }
    return runs.isEmpty ? "No body ran." : runs.map { "\($0)" }.joined(separator: "\n")
  }

  private func explanation(of view: String, in tree: any HostedTree) throws -> String {
    guard let tree = tree as? any InspectableTree else {
      throw UserActionError("This tree cannot explain its views.")
    }
    guard let explanation = tree.explanation(ofViewNamed: view) else {
      let names = tree.viewNames
      let near = view.similar(among: names)
      throw UserActionError(
        "There is no view '\(view)'.",
        facts: near.isEmpty
          ? [("Present", names.joined(separator: ", "))] : [("Near", near.joined(separator: ", "))],
        remedies: []
      )
    }
    return explanation
  }

  private func readOrEnd(_ line: String, _ app: any HostedApp) {
    if !read(line, app) { end(app) }
  }

  private func end(_ app: any HostedApp) -> Never {
    app.tree.onUpdateNeeded = nil
    app.end()
    exit(0)
  }

  private static func writing(to file: FileHandle) -> (String) -> Void {
    { file.write(Data($0.utf8)) }
  }
}
