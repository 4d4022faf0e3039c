import Ambient

extension Gesture where Value: Equatable {
  /// Logs each change of the gesture, such as `drag 3,4`, and its end, such as `drag ended 3,4`.
  ///
  /// - Parameters:
  ///   - name: The first word of each line.
  ///   - log: The log to which the lines are added.
  ///   - text: Returns the text for a value of the gesture.
  /// - Returns: The gesture with the actions that log.
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
