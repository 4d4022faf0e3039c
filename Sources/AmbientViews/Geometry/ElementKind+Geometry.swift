public import AmbientHosting

/// The kinds of elements for geometry and coordinate spaces.
extension ElementKind {
  /// A ``GeometryReader``; the element takes up all the proposed space.
  ///
  /// The element takes ``GeometryEvent``, and has no children before the first event. Its children
  /// are at its top leading corner.
  public static let geometryReader: ElementKind = "GeometryReader"
  /// A view whose size and position are observed; takes ``GeometryEvent``.
  ///
  /// The element does not change the layout of the view.
  public static let geometryObserver: ElementKind = "GeometryObserver"
  /// A view whose drawing effects depend on its size and position; takes ``GeometryEvent``.
  ///
  /// The effects are in the attribute `effects` and in a ``VisualEffectDetail``.
  ///
  /// The element does not change the layout of the view.
  public static let visualEffect: ElementKind = "VisualEffect"
  /// A view with a coordinate space; the attribute `name` has the name of the space.
  ///
  /// The element does not change the layout of the view.
  public static let coordinateSpace: ElementKind = "CoordinateSpace"
}

extension ElementAttribute where Value == String {
  /// The name of a coordinate space, as a string.
  ///
  /// A program can use any hashable value as the name. The string is the debug description of this
  /// value. Different values that have the same debug description give the same string.
  public static var spaceName: Self { Self("name") }
  /// The effects with which a view is drawn, in the order in which they are applied, such as
  /// `opacity(0.5) offset(0 10)`.
  ///
  /// If a modifier around several views gives them different effects, the effects of the views are
  /// separated by semicolons, as in `opacity(0.5); opacity(1)`.
  public static var effects: Self { Self("effects") }
}
