/// The size and the position of a view, for closures and bodies that depend on these values.
///
/// A ``GeometryReader`` and modifiers such as `onGeometryChange` pass a proxy to their closures. A
/// proxy may be stored in views, and used in actions and on any thread. It always has the geometry
/// of the last layout. After the view has left the tree, the proxy keeps the view's last geometry.
///
/// The modifiers `scaleEffect`, `rotationEffect`, `rotation3DEffect`, `transformEffect`,
/// `projectionEffect` and ``GeometryEffect`` do not change the size of the view inside them. In
/// coordinate spaces outside of these modifiers, frames and anchors show where the view is drawn.
///
/// - Invalidation: Each value is a separate dependency. A body that reads the size runs again when
///   the size changes, and not when the view only moves.
public struct GeometryProxy: Sendable {
  let geometry: ViewGeometry

  init(_ geometry: ViewGeometry) { self.geometry = geometry }

  /// The size of the view, in points.
  public var size: CGSize { geometry.size }

  /// The lengths, in points, by which the view would grow at its edges if it ignored its safe area.
  ///
  /// For a ``GeometryReader`` that fills the safe area of a screen, the lengths are the insets of
  /// the screen.
  public var safeAreaInsets: EdgeInsets { geometry.safeAreaInsets }

  /// The value of an anchor, relative to the top leading corner of this view.
  ///
  /// An anchor can mark a rectangle. If modifiers rotate or project the rectangle relative to this
  /// view, the value is the smallest rectangle that contains the rotated or projected corners.
  /// Modifiers that make this view a line or a point, such as `scaleEffect(0)`, do not affect the
  /// value.
  ///
  /// - Parameter anchor: The anchor of any view of the same tree, such as an anchor from a
  ///   preference.
  /// - Invalidation: A body that reads the value runs when this view moves. When the anchor's view
  ///   moves, the preference gets a new anchor, and the readers of the preference run. The readers
  ///   also run when a transform around the anchor's view changes, such as a scale. If the
  ///   transform is around both views, the readers run although the value stays the same.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(relativeTo: geometry.coordinates)
  }

  /// Returns the frame of the view in a coordinate space.
  ///
  /// If modifiers between the view and the space rotate or project the view, the result is the
  /// smallest rectangle that contains the view's corners.
  ///
  /// - Parameter coordinateSpace: The space. In `.local`, the view begins at zero; `.global` is the
  ///   space of the screen. A name, or `.scrollView`, means the innermost matching space around the
  ///   view. If there is none, the space of the screen is used.
  /// - Returns: The frame, in points from the top leading corner of the space.
  /// - Invalidation: The value depends on the position of the view relative to the space. The value
  ///   stays the same when the view and the space move together.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    geometry.frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the frame of the view in a ``CoordinateSpace``.
  ///
  /// - Parameter coordinateSpace: The coordinate space of the result.
  /// - Returns: The frame.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    geometry.frame(in: coordinateSpace)
  }

  /// Returns the bounds of a coordinate space around the view, relative to the view.
  ///
  /// - Parameter coordinateSpace: The space, such as `.scrollView` for the scroll view around the
  ///   view.
  /// - Returns: The bounds, in points from the top leading corner of the view; nil if the view is
  ///   not in such a space.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    geometry.bounds(of: coordinateSpace.coordinateSpace)
  }
}
