public import AmbientHosting

/// The kinds of elements of colors.
extension ElementKind {
  /// A ``Color`` that fills its place: the attribute `color`.
  public static let color: ElementKind = "Color"
}

extension ElementAttribute where Value == String {
  /// The color: its name or numbers, and its opacity if it is not full.
  public static var color: Self { Self("color") }
}
