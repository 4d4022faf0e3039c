/// Whether a part of the interface, such as the label of a control, is visible.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The part has its default visibility.
  case automatic
  /// The part is visible.
  case visible
  /// The part is hidden.
  case hidden
}
