public import AmbientCore

/// The default style, which shows the icon and the title of a label.
public struct DefaultLabelStyle: Sendable {
  /// Creates a default label style.
  public init() {}
}

extension DefaultLabelStyle: LabelStyle, BuiltInStyle {
  /// Returns an element with the icon and the title of a label.
  ///
  /// - Parameter configuration: The properties of the label.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    Wrapper(
      kind: .label,
      content: TupleView((configuration.icon, configuration.title))
    )
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style, which shows the icon and the title of a label.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A style of labels that shows the icon and the title.
public struct TitleAndIconLabelStyle: Sendable {
  /// Creates a title and icon label style.
  public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
  /// Returns an element with the icon and the title of a label.
  ///
  /// - Parameter configuration: The properties of the label.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    Wrapper(
      kind: .label,
      content: TupleView((configuration.icon, configuration.title))
    )
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style of labels that shows the icon and the title.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// A style of labels that shows only the title.
public struct TitleOnlyLabelStyle: Sendable {
  /// Creates a title-only label style.
  public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle, BuiltInStyle {
  /// Returns the title of a label.
  ///
  /// - Parameter configuration: The properties of the label.
  /// - Returns: The title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style of labels that shows only the title.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A style of labels that shows only the icon.
///
/// Assistive technologies still use the title as the name of the icon.
public struct IconOnlyLabelStyle: Sendable {
  /// Creates an icon-only label style.
  public init() {}
}

extension IconOnlyLabelStyle: LabelStyle, BuiltInStyle {
  /// Returns the icon of a label.
  ///
  /// The title is the name of the icon for assistive technologies.
  ///
  /// - Parameter configuration: The properties of the label.
  /// - Returns: The icon.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityLabel { _ in configuration.title }
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style of labels that shows only the icon.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
