public import AmbientCore

private struct LayoutDirectionKey: DescribedKey {
  static let defaultValue = LayoutDirection.leftToRight

  static func describe(_ value: LayoutDirection, in description: inout ElementDescription) {
    description[.layoutDirection] = "\(value)"
  }
}

extension EnvironmentValues {
  /// The direction in which lines of text and rows of views run; `.leftToRight` by default.
  ///
  /// If the direction is right to left, the leading edge of a view is on the right.
  ///
  /// If neither a modifier nor the host sets this value, a screen lays out views in the direction
  /// `ScreenSettings.layoutDirection`.
  ///
  /// - Invalidation: When a modifier changes the direction, the modified view is laid out again.
  ///   The outermost elements of the modified view are described again. Only the bodies that read
  ///   the direction run again.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension View {
  /// Mirrors the view horizontally if the layout direction is right to left.
  ///
  /// Hosts see an element of kind `mirror`. The attribute `isFlipped` is true while the view is
  /// mirrored. If `enabled` is false, the view is never mirrored.
  ///
  /// - Parameter enabled: Whether a right-to-left layout mirrors the view.
  /// - Returns: The modified view.
  /// - Invalidation: If `enabled` is true, the mirror element depends on the layout direction. When
  ///   the direction changes, only the bodies that read it run again.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    Mirror(direction: enabled ? .rightToLeft : nil, content: self)
  }

  /// Sets whether the view is mirrored horizontally, and in which layout direction.
  ///
  /// Hosts see an element of kind `mirror`. The attribute `isFlipped` is true while the view is
  /// mirrored.
  ///
  /// - Parameter behavior: Whether the view is mirrored, and in which layout direction.
  /// - Returns: A view with the behavior.
  /// - Invalidation: Unless the behavior is `fixed`, the mirror element depends on the layout
  ///   direction. When the direction changes, only the bodies that read it run again.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    Mirror(direction: behavior.mirroredDirection, content: self)
  }
}

/// Whether a view is mirrored horizontally, and in which layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view is never mirrored.
  case fixed
  /// The view is mirrored if the layout direction is the given direction.
  case mirrors(in: LayoutDirection)

  /// The view is mirrored if the layout direction is right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  fileprivate var mirroredDirection: LayoutDirection? {
    if case .mirrors(let direction) = self { direction } else { nil }
  }
}

/// The element of a view that is mirrored in a layout direction.
private struct Mirror<Content: View> {
  let direction: LayoutDirection?
  let content: Content
}

extension Mirror: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.mirror)
    if let direction, environment.layoutDirection == direction { description[.isFlipped] = true }
    return description
  }
}
