/// The lines that actions have added, in order.
@MainActor
final class ActionLog {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns the lines, and empties the log.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Returns the lines that an action adds.
  func during(_ action: () -> Void) -> [String] {
    lines = []
    action()
    return take()
  }
}
