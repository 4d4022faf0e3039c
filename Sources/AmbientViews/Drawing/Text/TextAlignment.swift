/// The alignment of the lines of a text with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// The lines start at the leading edge.
  case leading
  /// The lines are centered.
  case center
  /// The lines end at the trailing edge.
  case trailing

  var name: String { "\(self)" }
}
