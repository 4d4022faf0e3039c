import Ambient

extension Gesture where Value: Equatable {
  /// Logs the changes and the end of the gesture.
  @MainActor
  func logged(
    _ name: String,
    in log: ActionLog,
    _ text: @escaping (Value) -> String = { "\($0)" }
  ) -> some Gesture {
    onChanged { log.add("\(name) \(text($0))") }.onEnded { log.add("\(name) ended \(text($0))") }
  }
}

extension DragGesture.Value {
  /// The translation, such as `3,4`.
  var text: String { "\(Int(translation.width)),\(Int(translation.height))" }
}
