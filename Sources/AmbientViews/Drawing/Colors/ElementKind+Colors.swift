public import AmbientHosting

extension ElementKind {
  /// A ``Color`` as a view, with the attribute `color`.
  public static let color: ElementKind = "Color"
}

extension ElementAttribute where Value == String {
  /// The ``Color/description`` of an element's color.
  public static var color: Self { Self("color") }
}
