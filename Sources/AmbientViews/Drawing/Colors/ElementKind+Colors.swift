public import AmbientHosting

/// The kind of the elements of colors.
extension ElementKind {
  /// A ``Color`` as a view, with the attribute `color`.
  public static let color: ElementKind = "Color"
}

extension ElementAttribute where Value == String {
  /// The color of an element, as the ``Color/description`` of the color.
  public static var color: Self { Self("color") }
}
