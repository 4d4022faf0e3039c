extension Text {
  /// The position at which a text is cut if the text does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the text is cut.
    case head
    /// The end of the text is cut.
    case tail
    /// The middle of the text is cut.
    case middle

    var name: String { "\(self)" }
  }
}
