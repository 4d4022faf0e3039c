import Ambient

/// The values that gestures have reported, in order.
@MainActor
final class GestureLog {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns the lines since the last call.
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

extension Gesture where Value: Equatable {
  /// Logs the changes and the end of the gesture.
  @MainActor
  func logged(
    _ name: String,
    in log: GestureLog,
    _ text: @escaping (Value) -> String = { "\($0)" }
  ) -> some Gesture {
    onChanged { log.add("\(name) \(text($0))") }.onEnded { log.add("\(name) ended \(text($0))") }
  }
}

extension DragGesture.Value {
  /// The translation, such as `3,4`.
  var text: String { "\(Int(translation.width)),\(Int(translation.height))" }
}
