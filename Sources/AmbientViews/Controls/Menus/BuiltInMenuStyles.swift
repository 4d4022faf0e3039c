public import AmbientCore

/// The default style, which leaves the appearance of menus to the host.
public struct DefaultMenuStyle: Sendable {
  /// Creates a default menu style.
  public init() {}
}

extension DefaultMenuStyle: MenuStyle, BuiltInStyle {
  /// Returns an element that has no attribute `style`.
  ///
  /// - Parameter configuration: The properties of the menu.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    MenuView(configuration, style: nil)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style, which leaves the appearance of menus to the host.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A style that shows a menu as a button.
///
/// - Note: Ambient only passes this on to the host.
public struct ButtonMenuStyle: Sendable {
  /// Creates a button menu style.
  public init() {}
}

extension ButtonMenuStyle: MenuStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `button`.
  ///
  /// - Parameter configuration: The properties of the menu.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    MenuView(configuration, style: "button")
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A style that shows a menu as a button.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A style that shows a menu as a button without a border.
///
/// - Note: Ambient only passes this on to the host.
public struct BorderlessButtonMenuStyle: Sendable {
  /// Creates a borderless button menu style.
  public init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `borderlessButton`.
  ///
  /// - Parameter configuration: The properties of the menu.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    MenuView(configuration, style: "borderlessButton")
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style that shows a menu as a button without a border.
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// A style that shows a menu as a button with a border.
///
/// - Note: Ambient only passes this on to the host.
public struct BorderedButtonMenuStyle: Sendable {
  /// Creates a bordered button menu style.
  public init() {}
}

extension BorderedButtonMenuStyle: MenuStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `borderedButton`.
  ///
  /// - Parameter configuration: The properties of the menu.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    MenuView(configuration, style: "borderedButton")
  }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A style that shows a menu as a button with a border.
  public nonisolated static var borderedButton: BorderedButtonMenuStyle {
    BorderedButtonMenuStyle()
  }
}
