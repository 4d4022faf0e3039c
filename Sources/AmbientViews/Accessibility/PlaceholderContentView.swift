public import AmbientCore

/// A view that stands for another one, such as for the original label in the closure of
/// `accessibilityLabel(content:)`.
public struct PlaceholderContentView<Value> {
  nonisolated init() {}
}

extension PlaceholderContentView: ElementView {
  /// Describes an element of kind `accessibilityPlaceholder`.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.accessibilityPlaceholder)
  }
}
