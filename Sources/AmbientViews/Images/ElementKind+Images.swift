public import AmbientHosting

/// The kinds of elements of pictures.
extension ElementKind {
  /// An ``Image``: the attribute `name` or `systemName` says which.
  public static let image: ElementKind = "Image"
}

extension ElementAttribute where Value == String {
  /// The name of a picture of the program.
  public static var imageName: Self { Self("name") }
  /// The name of a symbol of the system.
  public static var systemName: Self { Self("systemName") }
  /// The size of symbols among texts: `small` or `large`.
  public static var scale: Self { Self("scale") }
  /// The variants of a symbol.
  public static var variants: Self { Self("variants") }
  /// How the layers of a symbol are drawn.
  public static var rendering: Self { Self("rendering") }
  /// The range of brightness of a picture.
  public static var dynamicRange: Self { Self("dynamicRange") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the picture fills the room there is.
  public static var resizable: Self { Self("resizable") }
}
