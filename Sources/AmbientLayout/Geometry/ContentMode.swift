/// The way in which a view with a fixed aspect ratio is sized for the available space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The view fits into the available space, so that all of it is visible.
  case fit
  /// The view fills the available space and may extend beyond it.
  case fill
}
