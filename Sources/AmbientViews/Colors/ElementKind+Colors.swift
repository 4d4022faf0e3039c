public import AmbientHosting

/// The kind of the elements of colors.
extension ElementKind {
  /// A ``Color`` as a view, with the attribute `color`.
  public static let color: ElementKind = "Color"
}

extension ElementAttribute where Value == String {
  /// The color of an element: its name or `#RRGGBB`, and its opacity if that is below 1.
  public static var color: Self { Self("color") }
}
