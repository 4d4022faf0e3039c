public import AmbientHosting

/// The kind of the elements that depend on the layout direction.
extension ElementKind {
  /// A view that may be mirrored, with the attribute `isFlipped`.
  public static let mirror: ElementKind = "Mirror"
}

extension ElementAttribute where Value == Bool {
  /// Whether a view is mirrored horizontally.
  public static var isFlipped: Self { Self("isFlipped") }
}
