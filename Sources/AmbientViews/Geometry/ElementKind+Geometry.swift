public import AmbientHosting

/// The kinds of the elements that learn their geometry from the host, and of coordinate spaces.
extension ElementKind {
  /// A view that is built from its size and place; it has all the space that it is offered.
  ///
  /// It takes ``GeometryEvent``, and has no children before the first one. Its children are at its
  /// top leading corner.
  public static let geometryReader: ElementKind = "GeometryReader"
  /// A view whose size and place are observed; takes ``GeometryEvent``.
  ///
  /// The layout is that of the view alone.
  public static let geometryObserver: ElementKind = "GeometryObserver"
  /// A view that is drawn with effects that depend on its size and place: `effects`, and the
  /// detail ``VisualEffectDetail``; takes ``GeometryEvent``.
  ///
  /// The layout is that of the view alone.
  public static let visualEffect: ElementKind = "VisualEffect"
  /// A view with a coordinate space: `name`.
  ///
  /// The layout is that of the view alone.
  public static let coordinateSpace: ElementKind = "CoordinateSpace"
}

extension ElementAttribute where Value == String {
  /// The name of a coordinate space: the debug description of the value that names it.
  ///
  /// The names of two spaces are the same if their values have the same debug description.
  public static var spaceName: Self { Self("name") }
  /// The effects of a view that is drawn with effects, in the order in which they are applied, such
  /// as `opacity(0.5) offset(0 10)`.
  public static var effects: Self { Self("effects") }
}
