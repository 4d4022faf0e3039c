/// How the lines of a text are aligned with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the edge where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the edge where lines end.
  case trailing

  var name: String { "\(self)" }
}
