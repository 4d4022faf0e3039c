public import AmbientCore

/// A style that shows buttons as links.
///
/// - Note: Ambient only passes this on to the host.
public struct LinkButtonStyle: Sendable {
  /// Creates a link button style.
  public init() {}
}

extension LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Returns a button whose element has the attribute `style` with the value `link`.
  ///
  /// - Parameter configuration: The properties of the button.
  /// - Returns: The button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration, style: "link")
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A style that shows buttons as links.
  public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A style that shows buttons as cards, which move when they have the focus.
///
/// - Note: Ambient only passes this on to the host.
public struct CardButtonStyle: Sendable {
  /// Creates a card button style.
  public init() {}
}

extension CardButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Returns a button whose element has the attribute `style` with the value `card`.
  ///
  /// - Parameter configuration: The properties of the button.
  /// - Returns: The button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration, style: "card")
  }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A style that shows buttons as cards, which move when they have the focus.
  public nonisolated static var card: CardButtonStyle { CardButtonStyle() }
}

/// A style of buttons that are in the bar below a toolbar and filter a search.
///
/// - Note: Ambient only passes this on to the host.
public struct AccessoryBarButtonStyle: Sendable {
  /// Creates an accessory bar button style.
  public init() {}
}

extension AccessoryBarButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Returns a button whose element has the attribute `style` with the value `accessoryBar`.
  ///
  /// - Parameter configuration: The properties of the button.
  /// - Returns: The button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration, style: "accessoryBar")
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A style of buttons that are in the bar below a toolbar and filter a search.
  public nonisolated static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// A style of action buttons in the bar below a toolbar.
///
/// - Note: Ambient only passes this on to the host.
public struct AccessoryBarActionButtonStyle: Sendable {
  /// Creates an accessory bar action button style.
  public init() {}
}

extension AccessoryBarActionButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Returns a button whose element has the attribute `style` with the value `accessoryBarAction`.
  ///
  /// - Parameter configuration: The properties of the button.
  /// - Returns: The button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration, style: "accessoryBarAction")
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A style of action buttons in the bar below a toolbar.
  public nonisolated static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

/// A style of buttons with a border of glass.
///
/// - Note: Ambient only passes this on to the host.
public struct GlassButtonStyle: Sendable {
  private let glass: Glass

  /// Creates a glass button style.
  public init() { glass = .regular }

  /// Creates the style with a material.
  ///
  /// - Parameter glass: The material of the border.
  public init(_ glass: Glass) { self.glass = glass }
}

extension GlassButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Returns a button whose element has the attribute `style` with the value `glass`.
  ///
  /// For the clear material, the value is `clearGlass`.
  ///
  /// - Parameter configuration: The properties of the button.
  /// - Returns: The button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      configuration,
      style: glass.attributes[.glass] == "clear" ? "clearGlass" : "glass"
    )
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style of buttons with a border of glass.
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A style of buttons with a border of the given glass.
  ///
  /// - Parameter glass: The material of the border.
  /// - Returns: The style.
  public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}

/// A style of buttons with a prominent border of glass.
///
/// - Note: Ambient only passes this on to the host.
public struct GlassProminentButtonStyle: Sendable {
  /// Creates a glass prominent button style.
  public init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Returns a button whose element has the attribute `style` with the value `glassProminent`.
  ///
  /// - Parameter configuration: The properties of the button.
  /// - Returns: The button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration, style: "glassProminent")
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style of buttons with a prominent border of glass.
  public nonisolated static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
