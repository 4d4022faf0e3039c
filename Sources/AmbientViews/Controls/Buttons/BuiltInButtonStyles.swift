public import AmbientCore

/// The default style, which leaves the appearance of buttons to the host.
public struct DefaultButtonStyle: Sendable {
  /// Creates a default button style.
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Returns a button whose element has no attribute `style`.
  ///
  /// - Parameter configuration: The properties of the button.
  /// - Returns: The button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style, which leaves the appearance of buttons to the host.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A style of buttons without decoration.
///
/// - Note: Ambient only passes this on to the host.
public struct PlainButtonStyle: Sendable {
  /// Creates a plain button style.
  public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Returns a button whose element has the attribute `style` with the value `plain`.
  ///
  /// - Parameter configuration: The properties of the button.
  /// - Returns: The button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration, style: "plain")
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style of buttons without decoration.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A style of buttons with a border.
///
/// - Note: Ambient only passes this on to the host.
public struct BorderedButtonStyle: Sendable {
  /// Creates a bordered button style.
  public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Returns a button whose element has the attribute `style` with the value `bordered`.
  ///
  /// - Parameter configuration: The properties of the button.
  /// - Returns: The button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration, style: "bordered")
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style of buttons with a border.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A style of buttons without a border.
///
/// - Note: Ambient only passes this on to the host.
public struct BorderlessButtonStyle: Sendable {
  /// Creates a borderless button style.
  public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Returns a button whose element has the attribute `style` with the value `borderless`.
  ///
  /// - Parameter configuration: The properties of the button.
  /// - Returns: The button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration, style: "borderless")
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style of buttons without a border.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A style of buttons with a prominent border.
///
/// - Note: Ambient only passes this on to the host.
public struct BorderedProminentButtonStyle: Sendable {
  /// Creates a bordered prominent button style.
  public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Returns a button whose element has the attribute `style` with the value `borderedProminent`.
  ///
  /// - Parameter configuration: The properties of the button.
  /// - Returns: The button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration, style: "borderedProminent")
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style of buttons with a prominent border.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
