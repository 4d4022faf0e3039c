public import AmbientCore

/// The default style, which leaves the appearance of labeled content to the host.
public struct AutomaticLabeledContentStyle: Sendable {
  /// Creates an automatic labeled content style.
  public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
  /// Returns an element that has no attribute `style`.
  ///
  /// - Parameter configuration: The properties of the labeled content.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentElement(label: configuration.label, views: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style, which leaves the appearance of labeled content to the host.
  public nonisolated static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}
