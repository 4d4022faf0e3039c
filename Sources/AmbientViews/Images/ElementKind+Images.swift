public import AmbientHosting

/// The kinds of elements that images become.
extension ElementKind {
  /// An ``Image``; its attribute `name` or `systemName` identifies the picture.
  public static let image: ElementKind = "Image"
}

extension ElementAttribute where Value == String {
  /// The name of an image of the app.
  public static var imageName: Self { Self("name") }
  /// The name of a system symbol.
  public static var systemName: Self { Self("systemName") }
  /// The size of symbols relative to text: `small` or `large`; absent for medium.
  public static var scale: Self { Self("scale") }
  /// The variants of a symbol, such as `circle fill`; absent for the plain symbol.
  public static var variants: Self { Self("variants") }
  /// The rendering mode of a symbol, such as `palette`; absent for the host's default.
  public static var rendering: Self { Self("rendering") }
  /// The allowed dynamic range of an image, such as `high`; absent for the host's default.
  public static var dynamicRange: Self { Self("dynamicRange") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the image is scaled to fill the available space.
  public static var resizable: Self { Self("resizable") }
}
