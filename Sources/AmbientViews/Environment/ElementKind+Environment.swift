public import AmbientHosting

/// The kind of the elements that are mirrored for a layout direction.
extension ElementKind {
  /// A view that is mirrored if the attribute `isFlipped` is true.
  public static let mirror: ElementKind = "Mirror"
}

extension ElementAttribute where Value == Bool {
  /// Whether a view is mirrored horizontally.
  public static var isFlipped: Self { Self("isFlipped") }
}

extension ElementAttribute where Value == String {
  /// The layout direction of an element and of all elements in it, `leftToRight` or `rightToLeft`.
  ///
  /// An element without the attribute has the direction of the element around it.
  public static var layoutDirection: Self { Self("layoutDirection") }
}
