public import AmbientCore

/// The default style of group boxes, which the host chooses.
public struct DefaultGroupBoxStyle: Sendable {
  /// Creates the style.
  public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
  /// Returns an element that has no attribute `style`.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxElement(
      label: configuration.hasLabel ? configuration.label : nil,
      views: configuration.content
    )
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style of group boxes, which the host chooses.
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
