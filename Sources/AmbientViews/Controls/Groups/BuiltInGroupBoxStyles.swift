public import AmbientCore

/// The default style, which leaves the appearance of group boxes to the host.
public struct DefaultGroupBoxStyle: Sendable {
  /// Creates a default group box style.
  public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
  /// Returns an element that has no attribute `style`.
  ///
  /// - Parameter configuration: The properties of the group box.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxElement(
      label: configuration.hasLabel ? configuration.label : nil,
      views: configuration.content
    )
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style, which leaves the appearance of group boxes to the host.
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
