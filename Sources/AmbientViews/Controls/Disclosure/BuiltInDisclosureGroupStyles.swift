public import AmbientCore

/// The default style, which leaves the appearance of disclosure groups to the host.
public struct AutomaticDisclosureGroupStyle: Sendable {
  /// Creates an automatic disclosure group style.
  public init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
  /// Returns an element that has no attribute `style`.
  ///
  /// - Parameter configuration: The properties of the disclosure group.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureElement(
      isExpanded: configuration.$isExpanded,
      label: configuration.label,
      views: configuration.content
    )
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style, which leaves the appearance of disclosure groups to the host.
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}
