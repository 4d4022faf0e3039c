public import AmbientHosting

/// The kinds of elements of what depends on the direction of lines.
extension ElementKind {
  /// A view that may be mirrored: `isFlipped`.
  public static let mirror: ElementKind = "Mirror"
}

extension ElementAttribute where Value == Bool {
  /// Whether a view is mirrored.
  public static var isFlipped: Self { Self("isFlipped") }
}
