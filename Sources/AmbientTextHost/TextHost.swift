public import AmbientHosting
import Dispatch
import Foundation

/// Shows an app as text, and reads what the user does from standard input, a line at a time.
///
/// Whenever the elements change, all of them are printed, with an empty line behind. Messages about
/// lines that cannot be carried out go to standard error. The app ends with the input.
///
/// It is also the model for a host of your own: ``run(_:)`` connects the app with a queue and with
/// the input, ``show(_:)`` shows the elements, and ``read(_:_:)`` sends what the user does.
@MainActor
public final class TextHost: AppHost {
  /// The word `text`.
  public static var name: String { "text" }

  /// What the host does.
  public static var summary: String {
    "prints the elements as text, and reads commands from standard input"
  }

  private let output: (String) -> Void
  private let errors: (String) -> Void
  private var shown: String?

  /// Makes a host with the standard input and output of the process.
  public convenience init() {
    self.init(output: Self.writing(to: .standardOutput), errors: Self.writing(to: .standardError))
  }

  /// Makes a host that writes elsewhere.
  ///
  /// - Parameters:
  ///   - output: Takes the elements as text.
  ///   - errors: Takes messages about lines that cannot be carried out.
  package init(output: @escaping (String) -> Void, errors: @escaping (String) -> Void) {
    self.output = output
    self.errors = errors
  }

  /// Shows an app until the input ends.
  public func run(_ app: any HostedApp) -> Never {
    app.tree.onUpdateNeeded = {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.show(app) } }
    }
    show(app)
    // Another thread waits for lines, so that the main queue is free for what else happens.
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
    app.tree.settle()
    let text = app.tree.elementDescription
    guard text != shown else { return }
    shown = text
    output(text + "\n\n")
  }

  /// Carries out a line of the input, and prints what changes.
  ///
  /// - Returns: Whether the app goes on: false after `quit`.
  package func read(_ line: String, _ app: any HostedApp) -> Bool {
    do {
      guard let command = try TextCommand(line) else { return true }
      if command == .quit { return false }
      try command.perform(in: app)
      show(app)
    } catch {
      errors("\(error)\n")
    }
    return true
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
