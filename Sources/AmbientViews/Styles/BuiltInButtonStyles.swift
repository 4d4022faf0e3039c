public import AmbientCore

/// As hosts show buttons usually.
public struct DefaultButtonStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// A button of this kind.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As hosts show buttons usually.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Without decoration.
public struct PlainButtonStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// A button of this kind.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration, style: "plain")
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Without decoration.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// With a border.
public struct BorderedButtonStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// A button of this kind.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration, style: "bordered")
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With a border.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// Without a border.
public struct BorderlessButtonStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// A button of this kind.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration, style: "borderless")
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Without a border.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// With a border that stands out.
public struct BorderedProminentButtonStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// A button of this kind.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration, style: "borderedProminent")
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// With a border that stands out.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
