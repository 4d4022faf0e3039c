public import AmbientHosting

/// The kinds of the elements that scroll.
extension ElementKind {
  /// A ``ScrollView`` with its content inside.
  ///
  /// Its attributes are `axes`, `showsIndicators`, `scrolls`, `clips`, `verticalIndicators`,
  /// `horizontalIndicators`, `verticalBounce`, `horizontalBounce` and `dismissesKeyboard`. A list
  /// or a form has all of these attributes except `axes` and `showsIndicators`.
  public static let scrollView: ElementKind = "ScrollView"
}

extension ElementAttribute where Value == String {
  /// The directions in which a view scrolls, such as `horizontal vertical`; absent for `vertical`.
  public static var axes: Self { Self("axes") }
  /// The visibility of the vertical scroll indicator; absent for `automatic`.
  public static var verticalIndicators: Self { Self("verticalIndicators") }
  /// The visibility of the horizontal scroll indicator; absent for `automatic`.
  public static var horizontalIndicators: Self { Self("horizontalIndicators") }
  /// The bounce behavior at the top and bottom; absent for `automatic`.
  public static var verticalBounce: Self { Self("verticalBounce") }
  /// The bounce behavior at the leading and trailing edge; absent for `automatic`.
  public static var horizontalBounce: Self { Self("horizontalBounce") }
  /// The effect of scrolling on an on-screen keyboard; absent for `automatic`.
  public static var dismissesKeyboard: Self { Self("dismissesKeyboard") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the user can scroll a view; false, or absent for true.
  public static var scrolls: Self { Self("scrolls") }
  /// Whether a view that scrolls clips its content to its bounds; false, or absent for true.
  public static var clips: Self { Self("clips") }
  /// Whether a scroll view shows its indicators; false, or absent for true.
  public static var showsIndicators: Self { Self("showsIndicators") }
}
