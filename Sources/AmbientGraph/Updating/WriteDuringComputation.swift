extension Graph {
  /// Stops the program if a derived value is being computed: others may have read what is written.
  func checkWrite(to input: Source) {
    guard let evaluation = evaluations.last else { return }
    preconditionFailure(Self.writeMessage(input: input.label, value: evaluation.vertex.label))
  }

  /// The message for an input that is written while a value is computed.
  static func writeMessage(input: String, value: String) -> String {
    """
    '\(input)' was written while '\(value)' was being computed.

    A computed value only reads: how often it is computed is up to the graph. To fix this, do one of:
      • Write in an action, or in an effect.
      • Make what is written a computed value itself.
    """
  }
}
