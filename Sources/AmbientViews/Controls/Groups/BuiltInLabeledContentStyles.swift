public import AmbientCore

/// The default style of labeled content, which the host chooses.
public struct AutomaticLabeledContentStyle: Sendable {
  /// Creates the style.
  public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
  /// Returns an element that has no attribute `style`.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentElement(label: configuration.label, views: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style of labeled content, which the host chooses.
  public nonisolated static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}
