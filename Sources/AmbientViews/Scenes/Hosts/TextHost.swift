import AmbientCore
import Dispatch
import Foundation

/// Shows an app as text, and reads what the user does from standard input, a line at a time.
///
/// Whenever the elements change, all of them are printed, with an empty line behind. Complaints about
/// lines go to standard error. The app ends with the input.
@MainActor
public final class TextHost: AppHost {
  /// The word `text`.
  public static var name: String { "text" }

  /// What the host does.
  public static var summary: String {
    "prints the elements as text, and reads commands from standard input"
  }

  private var shown: String?

  /// Makes the host.
  public init() {}

  /// Shows an app until the input ends.
  public func run(_ session: AppSession) -> Never {
    session.viewTree.onUpdateNeeded = {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.show(session) } }
    }
    show(session)
    // Lines are waited for elsewhere, so that the main queue is free for what else happens.
    Thread.detachNewThread {
      while let line = readLine() {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.read(line, session) } }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { () -> Void in self.end(session) } }
    }
    dispatchMain()
  }

  private func show(_ session: AppSession) {
    session.viewTree.settle()
    let picture = session.viewTree.elementDescription
    guard picture != shown else { return }
    shown = picture
    write(picture + "\n\n", to: .standardOutput)
  }

  private func read(_ line: String, _ session: AppSession) {
    do {
      guard let command = try TextCommand(line) else { return }
      if command == .quit { end(session) }
      try command.perform(in: session)
      show(session)
    } catch {
      write("\(error)\n", to: .standardError)
    }
  }

  private func end(_ session: AppSession) -> Never {
    session.viewTree.onUpdateNeeded = nil
    session.end()
    exit(0)
  }

  private func write(_ text: String, to file: FileHandle) { file.write(Data(text.utf8)) }
}
