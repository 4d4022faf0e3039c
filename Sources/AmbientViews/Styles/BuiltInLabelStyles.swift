public import AmbientCore

/// As hosts show labels usually.
public struct DefaultLabelStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension DefaultLabelStyle: LabelStyle, BuiltInStyle {
  /// What is shown of a label.
  public func makeBody(configuration: Configuration) -> some View {
    Wrapper(
      kind: .label,
      content: TupleView((configuration.icon, configuration.title))
    )
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As hosts show labels usually.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The icon and the title.
public struct TitleAndIconLabelStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
  /// What is shown of a label.
  public func makeBody(configuration: Configuration) -> some View {
    Wrapper(
      kind: .label,
      content: TupleView((configuration.icon, configuration.title))
    )
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The title alone.
public struct TitleOnlyLabelStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle, BuiltInStyle {
  /// What is shown of a label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon alone.
public struct IconOnlyLabelStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension IconOnlyLabelStyle: LabelStyle, BuiltInStyle {
  /// What is shown of a label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
