public import AmbientHosting
import Dispatch
import Foundation

/// A host that prints an app as text, and reads commands from standard input, one line at a time.
///
/// Whenever the elements change, the host prints all elements and an empty line. With the option
/// `--brief`, the host prints only the lines that have changed. To show where a changed line is,
/// the host also prints the lines of the elements that contain it. For a line in a `Section`, the
/// host also prints the header of the section.
///
/// The command `help` lists the commands. If a command cannot be performed, the host writes a
/// message to standard error. The app ends when the input ends.
///
/// The class is also an example for hosts of your own: ``run(_:)`` connects the app with a queue
/// and with the input, `show(_:)` prints the elements, and `read(_:_:)` performs the commands
/// of the user.
@MainActor
public final class TextHost: AppHost {
  /// The name of the host on the command line, `text`.
  public static var name: String { "text" }

  /// The description of the host in the help of an app.
  public static var summary: String {
    "prints the elements as text, and reads commands from standard input"
  }

  /// The options of the host on the command line: `--brief`.
  public static var options: [(name: String, meaning: String)] {
    [("--brief", "prints only the changed lines, and the elements around them")]
  }

  private let isBrief: Bool
  private let output: (String) -> Void
  private let errors: (String) -> Void
  private var lastText: String?
  private var lastPicture: TreePicture?
  private var bodyRuns: [BodyRun] = []

  /// Creates a host that prints to standard output and takes its options from the command line.
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
  ///   - output: Receives the elements as text, and the answers to commands.
  ///   - errors: Receives messages about commands that cannot be performed.
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
    // A separate thread waits for lines, so that the main queue stays free for other work.
    Thread.detachNewThread {
      while let line = readLine() {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.readOrEnd(line, app) } }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { () -> Void in self.end(app) } }
    }
    dispatchMain()
  }

  /// Prints the elements if they have changed since the last call.
  package func show(_ app: any HostedApp) {
    record(app.tree)
    app.tree.settle()
    guard isBrief, let earlier = lastPicture else { return showAll(app) }
    let picture = TreePicture(of: app.tree)
    lastPicture = picture
    let lines = picture.changes(since: earlier)
    if !lines.isEmpty { output(lines.joined(separator: "\n") + "\n\n") }
  }

  /// Performs the command of a line, and prints the result.
  ///
  /// For a question, such as `bodies` or `explain`, the result is the answer. After an action that
  /// changes elements, the host prints all elements, or only the changed lines with the option
  /// `--brief`.
  ///
  /// - Returns: Whether the app continues; false after `quit`.
  package func read(_ line: String, _ app: any HostedApp) -> Bool {
    do {
      guard let command = try TextCommand(line) else { return true }
      switch command {
      case .quit: return false
      case .help: output(TextCommand.list + "\n\n")
      case .tree:
        lastText = nil
        showAll(app)
      case .accessibility:
        app.tree.settle()
        output(app.tree.accessibilityTree.description + "\n\n")
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
    guard text != lastText else { return }
    lastText = isBrief ? nil : text
    if isBrief { lastPicture = TreePicture(of: app.tree) }
    output(text + "\n\n")
  }

  /// Starts to record the bodies that run in a tree, unless they are recorded already.
  private func record(_ tree: any HostedTree) {
    guard let tree = tree as? any InspectableTree, tree.onBodyRun == nil else { return }
    tree.onBodyRun = { [weak self] run in
      guard let self else { return }
      // Old records are removed, because an app may be open for days before the user asks for the
      // bodies.
      if bodyRuns.count == 1_000 { bodyRuns.removeFirst(500) }
      bodyRuns.append(run)
    }
  }

  private func takeBodies() -> String {
    defer { bodyRuns = [] }
    return bodyRuns.isEmpty ? "No body ran." : bodyRuns.map { "\($0)" }.joined(separator: "\n")
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
          ? [("Present", names.joined(separator: ", "))]
          : [("Similar", near.joined(separator: ", "))],
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
