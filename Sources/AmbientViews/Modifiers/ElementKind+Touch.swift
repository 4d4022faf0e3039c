public import AmbientHosting

/// The kinds of elements of what can be touched.
extension ElementKind {
  /// A view that acts when it is tapped: `count`; takes ``PressEvent``.
  public static let tapTarget: ElementKind = "TapTarget"
  /// A view that can be hit by a pointer or not: `isEnabled`.
  public static let hitTesting: ElementKind = "HitTesting"
}

extension ElementAttribute where Value == Int {
  /// How often a view is tapped for its action, if more than once.
  public static var count: Self { Self("count") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a view can be hit by a pointer.
  public static var isEnabled: Self { Self("isEnabled") }
}
