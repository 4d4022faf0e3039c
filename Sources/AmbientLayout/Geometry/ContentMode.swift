/// The way in which a view with a fixed aspect ratio is sized for the available space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The view is as large as possible, but stays within the available space.
  case fit
  /// The view fills the available space and may extend beyond it.
  case fill
}
