public import AmbientHosting

/// The kinds of elements of what scrolls.
extension ElementKind {
  /// A ``ScrollView``: `axes`, if they are unusual.
  public static let scrollView: ElementKind = "ScrollView"
}

extension ElementAttribute where Value == String {
  /// The directions in which a view scrolls, if not `vertical`.
  public static var axes: Self { Self("axes") }
  /// Whether it shows how far a view is scrolled down.
  public static var verticalIndicators: Self { Self("verticalIndicators") }
  /// Whether it shows how far a view is scrolled sideways.
  public static var horizontalIndicators: Self { Self("horizontalIndicators") }
  /// Whether scrolling up and down goes a little beyond the end.
  public static var verticalBounce: Self { Self("verticalBounce") }
  /// Whether scrolling sideways goes a little beyond the end.
  public static var horizontalBounce: Self { Self("horizontalBounce") }
  /// What scrolling does with a keyboard on the display.
  public static var dismissesKeyboard: Self { Self("dismissesKeyboard") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the user can scroll a view: false.
  public static var scrolls: Self { Self("scrolls") }
  /// Whether it shows how far a view is scrolled: false.
  public static var showsIndicators: Self { Self("showsIndicators") }
}
