public import AmbientCore

/// The default style, which leaves the appearance of control groups to the host.
public struct AutomaticControlGroupStyle: Sendable {
  /// Creates an automatic control group style.
  public init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// Returns an element that has no attribute `style`.
  ///
  /// - Parameter configuration: The properties of the control group.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupElement(
      label: configuration.hasLabel ? configuration.label : nil,
      views: configuration.content,
      style: nil
    )
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style, which leaves the appearance of control groups to the host.
  public nonisolated static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

/// A style for groups of navigation controls, such as buttons to go back and forward.
///
/// - Note: Ambient only passes this on to the host.
public struct NavigationControlGroupStyle: Sendable {
  /// Creates a navigation control group style.
  public init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `navigation`.
  ///
  /// - Parameter configuration: The properties of the control group.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupElement(
      label: configuration.hasLabel ? configuration.label : nil,
      views: configuration.content,
      style: "navigation"
    )
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style for groups of navigation controls, such as buttons to go back and forward.
  public nonisolated static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// A style that shows a control group as a menu.
///
/// - Note: Ambient only passes this on to the host.
public struct MenuControlGroupStyle: Sendable {
  /// Creates a menu control group style.
  public init() {}
}

extension MenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `menu`.
  ///
  /// - Parameter configuration: The properties of the control group.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupElement(
      label: configuration.hasLabel ? configuration.label : nil,
      views: configuration.content,
      style: "menu"
    )
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style that shows a control group as a menu.
  public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A style that shows a control group as a row of small items in a menu.
///
/// - Note: Ambient only passes this on to the host.
public struct CompactMenuControlGroupStyle: Sendable {
  /// Creates a compact menu control group style.
  public init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `compactMenu`.
  ///
  /// - Parameter configuration: The properties of the control group.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupElement(
      label: configuration.hasLabel ? configuration.label : nil,
      views: configuration.content,
      style: "compactMenu"
    )
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A style that shows a control group as a row of small items in a menu.
  public nonisolated static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

/// A style that shows a control group as a palette of icons in a menu.
///
/// - Note: Ambient only passes this on to the host.
public struct PaletteControlGroupStyle: Sendable {
  /// Creates a palette control group style.
  public init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `palette`.
  ///
  /// - Parameter configuration: The properties of the control group.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupElement(
      label: configuration.hasLabel ? configuration.label : nil,
      views: configuration.content,
      style: "palette"
    )
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A style that shows a control group as a palette of icons in a menu.
  public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
