/// A log to which the actions of a test add lines.
@MainActor
final class ActionLog {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns the lines in the order in which they were added, and empties the log.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Runs an action, and returns the lines that the action adds.
  ///
  /// The log is empty before and after the action.
  func during(_ action: () -> Void) -> [String] {
    lines = []
    action()
    return take()
  }
}
