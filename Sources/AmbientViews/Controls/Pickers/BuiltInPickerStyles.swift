/// The default style, which leaves the appearance of pickers to the host.
public struct DefaultPickerStyle: PickerStyle {
  /// Nil, because the style does not set the attribute `style`.
  public let _name: String? = nil

  /// Creates a default picker style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style, which leaves the appearance of pickers to the host.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A style that shows a picker as a button that opens a menu.
///
/// - Note: Ambient only passes this on to the host.
public struct MenuPickerStyle: PickerStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "menu"

  /// Creates a menu picker style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style that shows a picker as a button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A style that shows the options of a picker side by side.
///
/// - Note: Ambient only passes this on to the host.
public struct SegmentedPickerStyle: PickerStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "segmented"

  /// Creates a segmented picker style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style that shows the options of a picker side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A style that shows the options of a picker among the adjacent views.
///
/// - Note: Ambient only passes this on to the host.
public struct InlinePickerStyle: PickerStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "inline"

  /// Creates an inline picker style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style that shows the options of a picker among the adjacent views.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A style that shows the options of a picker on a wheel.
///
/// - Note: Ambient only passes this on to the host.
public struct WheelPickerStyle: PickerStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "wheel"

  /// Creates a wheel picker style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style that shows the options of a picker on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A style that shows a picker as a link to a page with the picker's options.
///
/// - Note: Ambient only passes this on to the host.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "navigationLink"

  /// Creates a navigation link picker style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style that shows a picker as a link to a page with the picker's options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A style that shows the options of a picker as radio buttons.
///
/// - Note: Ambient only passes this on to the host.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "radioGroup"

  /// Creates a radio group picker style.
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A style that shows the options of a picker as radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// A style that shows the options of a picker as small items side by side in a menu.
///
/// - Note: Ambient only passes this on to the host.
public struct PalettePickerStyle: PickerStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "palette"

  /// Creates a palette picker style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A style that shows the options of a picker as small items side by side in a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
