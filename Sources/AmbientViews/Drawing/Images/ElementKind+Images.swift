public import AmbientHosting

/// The kinds of elements that images become.
extension ElementKind {
  /// An ``Image``.
  ///
  /// The attribute `name`, `systemName`, `url` or `imageFile` identifies the picture. An empty
  /// image and an image that the program draws have none of these attributes.
  ///
  /// A symbol has the same attributes `font` and `dynamicTypeSize` as a text in its place.
  ///
  /// If the library knows the size of the picture, the element has an ``ImageDetail``. An image
  /// that the program draws has a ``CanvasDetail`` too. An image that the program has loaded has an
  /// ``ImageDataDetail``.
  public static let image: ElementKind = "Image"
}

extension ElementAttribute where Value == String {
  /// The name of an image in an asset catalog.
  public static var imageName: Self { Self("name") }
  /// The name of a system symbol.
  public static var systemName: Self { Self("systemName") }
  /// The size of symbols relative to text: `small` or `large`; absent for medium.
  public static var scale: Self { Self("scale") }
  /// The variants of a symbol, such as `circle fill`; absent for the plain symbol.
  public static var variants: Self { Self("variants") }
  /// The rendering mode of a symbol, such as `palette`; absent for the host's default.
  public static var rendering: Self { Self("rendering") }
  /// The URL from which the program has loaded an image.
  public static var imageURL: Self { Self("url") }
  /// The path of the file of an image.
  public static var imageFile: Self { Self("imageFile") }
  /// The way in which a resizable image fills its space; absent for `stretch`.
  public static var resizingMode: Self { Self("resizingMode") }
  /// The margins of a resizable image that keep their size: top, leading, bottom and trailing, in
  /// points, such as `4 8 4 8`; absent for none.
  public static var capInsets: Self { Self("capInsets") }
  /// Whether an image is a `template` for the foreground style, or has its `original` colors.
  public static var renderingMode: Self { Self("renderingMode") }
  /// The quality with which an image is scaled: `none`, `low`, `medium` or `high`.
  public static var interpolation: Self { Self("interpolation") }
  /// The way in which a symbol shows its variable value, such as `draw`.
  public static var variableValueMode: Self { Self("variableValueMode") }
  /// The way in which the layers of a symbol are filled, such as `gradient`.
  public static var colorRendering: Self { Self("colorRendering") }
  /// The effects of a symbol, separated by commas, such as `bounce up byLayer`.
  ///
  /// If an effect is played at each change of a value, the last word of the effect is the number of
  /// changes so far, as in `bounce 2`.
  public static var symbolEffects: Self { Self("symbolEffects") }
  /// The allowed dynamic range of an image, such as `high`; absent for the host's default.
  public static var dynamicRange: Self { Self("dynamicRange") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the image is scaled to fill the available space.
  public static var resizable: Self { Self("resizable") }
}

extension ElementAttribute where Value == Bool {
  /// Whether an image has no meaning for assistive technologies.
  public static var isDecorative: Self { Self("isDecorative") }
  /// Whether the edges of an image are smooth.
  public static var antialiased: Self { Self("antialiased") }
}

extension ElementAttribute where Value == Double {
  /// The value that a symbol shows, from 0 to 1.
  public static var variableValue: Self { Self("variableValue") }
}
