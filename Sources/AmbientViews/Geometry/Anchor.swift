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
/// Two anchors are equal if their values are equal in the coordinates of the screen.
public struct Anchor<Value>: @unchecked Sendable {
  /// The value in the coordinates of the screen.
  private let value: Value

  /// Creates an anchor from a part of a view, and from the view's corner and size on the screen.
  init(_ source: Source, at corner: ViewCorner, _ size: CGSize) {
    value = source.value(corner, size)
  }

  /// Returns the value in the coordinates of a view.
  func value(relativeTo corner: ViewCorner) -> Value {
    (value as? any AnchorValue)?.relative(to: corner) as? Value ?? value
  }

  /// The part of a view that an anchor is made from.
  public struct Source: Sendable {
    /// Computes the value, in the coordinates of the screen, from the view's corner and size.
    fileprivate let value: @Sendable (ViewCorner, CGSize) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {}

extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle of the view, in points from the view's top leading corner.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    .init { corner, _ in corner.global(r) }
  }

  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    .init { corner, size in corner.global(CGRect(origin: .zero, size: size)) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in points from the view's top leading corner.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    .init { corner, _ in corner.global(p) }
  }

  /// A point of the view, relative to the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { corner, size in corner.global(p.point(in: size)) }
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
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    value = { corner, size in array.map { $0.value(corner, size) } }
  }

  /// Creates the source of an anchor whose value is optional.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    value = { corner, size in anchor?.value(corner, size) }
  }
}

private protocol AnchorValue {
  /// Converts the value from the coordinates of the screen to the coordinates of a view.
  func relative(to corner: ViewCorner) -> Self
}

extension CGRect: AnchorValue {
  fileprivate func relative(to corner: ViewCorner) -> CGRect { corner.local(self) }
}

extension CGPoint: AnchorValue {
  fileprivate func relative(to corner: ViewCorner) -> CGPoint { corner.local(self) }
}

extension Array: AnchorValue where Element: AnchorValue {
  fileprivate func relative(to corner: ViewCorner) -> [Element] {
    map { $0.relative(to: corner) }
  }
}

extension Optional: AnchorValue where Wrapped: AnchorValue {
  fileprivate func relative(to corner: ViewCorner) -> Wrapped? {
    map { $0.relative(to: corner) }
  }
}
