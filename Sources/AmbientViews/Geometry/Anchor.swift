import AmbientDrawing

// `@unchecked`: the sources below create only sendable values, which are points, rectangles, and
// arrays or optionals of points and rectangles.
/// A point or rectangle of a view, for conversion to the coordinates of other views.
///
/// A view publishes anchors with ``View/anchorPreference(key:value:transform:)``. An ancestor reads
/// the preference, and converts an anchor with ``GeometryProxy/subscript(_:)``:
///
/// ```swift
/// content.overlayPreferenceValue(SelectionKey.self) { anchor in
///   GeometryReader { proxy in
///     if let anchor { Marker().position(proxy[anchor]) }
///   }
/// }
/// ```
///
/// Two anchors are equal if their values have the same place in the layout, and if the same
/// transforms, such as scales, apply to their views.
public struct Anchor<Value>: @unchecked Sendable {
  /// The value as a *place in the layout*, which ``ViewCoordinates`` defines.
  private let place: Value

  /// The transforms around the view of the anchor, the innermost first.
  private let transforms: [ProjectionTransform]

  /// Creates an anchor from a part of a view, and from the view's coordinates and size.
  init(_ source: Source, at coordinates: ViewCoordinates, _ size: CGSize) {
    place = source.place(coordinates, size)
    transforms = coordinates.transforms
  }

  /// Returns the value in the coordinates of a view.
  func value(relativeTo coordinates: ViewCoordinates) -> Value {
    (place as? any AnchorValue)?.converted(to: coordinates, from: transforms) as? Value ?? place
  }

  /// The part of a view that an anchor is made from.
  public struct Source: Sendable {
    /// Computes the place in the layout from the view's coordinates and size.
    fileprivate let place: @Sendable (ViewCoordinates, CGSize) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {}

extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle of the view, in points from the view's top leading corner.
  ///
  /// - Parameter r: The rectangle.
  /// - Returns: The source of the anchor.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    .init { view, _ in view.place(of: r) }
  }

  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    .init { view, size in view.place(of: CGRect(origin: .zero, size: size)) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in points from the view's top leading corner.
  ///
  /// - Parameter p: The point.
  /// - Returns: The source of the anchor.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    .init { view, _ in view.place(of: p) }
  }

  /// A point of the view, relative to the view's size.
  ///
  /// - Parameter p: The point.
  /// - Returns: The source of the anchor.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { view, size in view.place(of: p.point(in: size)) }
  }

  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// The middle of the top edge of the view.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// The middle of the leading edge of the view.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The center of the view.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The middle of the trailing edge of the view.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// The middle of the bottom edge of the view.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates the source of an anchor whose value is an array.
  ///
  /// - Parameter array: The sources of the elements.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    place = { view, size in array.map { $0.place(view, size) } }
  }

  /// Creates the source of an anchor whose value is optional.
  ///
  /// - Parameter anchor: The source of the value; nil for a value that is nil.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    place = { view, size in anchor?.place(view, size) }
  }
}

private protocol AnchorValue {
  /// Converts the value from a place in the layout to the coordinates of a view.
  ///
  /// - Parameters:
  ///   - view: The coordinates of the view.
  ///   - transforms: The transforms around the view that contains the place.
  /// - Returns: The value in the coordinates of the view.
  func converted(to view: ViewCoordinates, from transforms: [ProjectionTransform]) -> Self
}

extension CGRect: AnchorValue {
  fileprivate func converted(
    to view: ViewCoordinates,
    from transforms: [ProjectionTransform]
  ) -> CGRect {
    view.rect(self, transformedBy: transforms)
  }
}

extension CGPoint: AnchorValue {
  fileprivate func converted(
    to view: ViewCoordinates,
    from transforms: [ProjectionTransform]
  ) -> CGPoint {
    view.point(self, transformedBy: transforms)
  }
}

extension Array: AnchorValue where Element: AnchorValue {
  fileprivate func converted(
    to view: ViewCoordinates,
    from transforms: [ProjectionTransform]
  ) -> [Element] {
    map { $0.converted(to: view, from: transforms) }
  }
}

extension Optional: AnchorValue where Wrapped: AnchorValue {
  fileprivate func converted(
    to view: ViewCoordinates,
    from transforms: [ProjectionTransform]
  ) -> Wrapped? {
    map { $0.converted(to: view, from: transforms) }
  }
}
