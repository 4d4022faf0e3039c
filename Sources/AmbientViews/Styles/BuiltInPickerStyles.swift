/// As hosts show pickers usually.
public struct DefaultPickerStyle: PickerStyle {
  /// The word by which hosts know the style.
  public let _name: String? = nil

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As hosts show pickers usually.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// As a button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// The word by which hosts know the style.
  public let _name: String? = "menu"

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// As a button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// The word by which hosts know the style.
  public let _name: String? = "segmented"

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// All options among the views around the picker.
public struct InlinePickerStyle: PickerStyle {
  /// The word by which hosts know the style.
  public let _name: String? = "inline"

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options among the views around the picker.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A wheel that the user turns.
public struct WheelPickerStyle: PickerStyle {
  /// The word by which hosts know the style.
  public let _name: String? = "wheel"

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that the user turns.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A link to where the options are.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The word by which hosts know the style.
  public let _name: String? = "navigationLink"

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to where the options are.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A button for each option, of which one is pressed.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The word by which hosts know the style.
  public let _name: String? = "radioGroup"

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A button for each option, of which one is pressed.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// Small options side by side in a menu.
public struct PalettePickerStyle: PickerStyle {
  /// The word by which hosts know the style.
  public let _name: String? = "palette"

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Small options side by side in a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
