public import AmbientCore

/// Whether lines run from left to right or from right to left.
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
  /// Whether lines run from left to right or from right to left.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension View {
  /// Mirrors the view where lines run from right to left.
  ///
  /// - Invalidation: The direction is a dependency of the mirror alone, and only while it is enabled.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    Mirror(isEnabled: enabled, content: self)
  }
}

/// Mirrors what is inside where lines run from right to left.
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
