extension Graph {
  /// Stops the program because a derived value is being computed: others may have read what is written.
  @usableFromInline
  func reportWrite(to input: Source) -> Never {
    let value = evaluations.last?.vertex.label ?? ""
    fatalError(Self.writeMessage(input: input.label, value: value))
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
