extension Text {
  /// Where letters are left out of a text that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle

    var name: String { "\(self)" }
  }
}
