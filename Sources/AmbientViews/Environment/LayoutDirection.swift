public import AmbientCore

/// The direction in which lines of text and rows of views run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic.
  case rightToLeft
}

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  /// The direction in which lines of text and rows of views run; `.leftToRight` by default.
  ///
  /// - Note: Only described to hosts.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension View {
  /// Mirrors the view horizontally if the layout direction is right to left.
  ///
  /// Hosts see an element of kind `mirror` with the attribute `isFlipped`. If `enabled` is false,
  /// the view is never mirrored.
  ///
  /// - Invalidation: While `enabled` is true, the mirror element depends on the layout direction.
  ///   When the direction changes, only the bodies that read it run again.
  /// - Note: Only described to hosts.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    Mirror(isEnabled: enabled, content: self)
  }
}

/// The element of a view that is mirrored if the layout direction is right to left.
private struct Mirror<Content: View> {
  let isEnabled: Bool
  let content: Content
}

extension Mirror: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    let isFlipped = isEnabled && environment.layoutDirection == .rightToLeft
    var description = ElementDescription(.mirror)
    if isFlipped { description[.isFlipped] = true }
    return description
  }
}
