public import AmbientHosting

extension ElementKind {
  /// A ``Canvas``, with a ``CanvasDetail``; takes ``GeometryEvent``.
  ///
  /// The element has the proposed size. It has no detail until the element and all its children
  /// have received their first event. The children are drawn only where the detail draws them. The
  /// attributes of the element are `opaque`, `colorMode` and `rendersAsynchronously`.
  public static let canvas: ElementKind = "Canvas"
  /// A view that a canvas can draw; takes ``GeometryEvent``.
  ///
  /// The view has its ideal size.
  public static let canvasSymbol: ElementKind = "CanvasSymbol"
}

extension ElementAttribute where Value == Bool {
  /// Whether a canvas may be drawn later than the views around it.
  public static var rendersAsynchronously: Self { Self("rendersAsynchronously") }
}
