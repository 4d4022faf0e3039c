// `@unchecked`: the sources below create all values. These are points, rectangles, and arrays and
// optionals of them.
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
/// Two anchors are equal if they are at the same place on the screen.
public struct Anchor<Value>: @unchecked Sendable {
  /// The value in the coordinates of the screen.
  private let value: Value

  /// Creates an anchor from a part of a view, and from the view's place on the screen.
  init(_ source: Source, in frame: CGRect) { value = source.value(frame) }

  /// Returns the value in a coordinate space whose origin is a point of the screen.
  func value(relativeTo point: CGPoint) -> Value {
    (value as? any AnchorValue)?.relative(to: point) as? Value ?? value
  }

  /// The part of a view that an anchor is made from.
  public struct Source: Sendable {
    /// Computes the value, in the coordinates of the screen, from the place of the view.
    fileprivate let value: @Sendable (CGRect) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {}

extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle of the view, in points from the view's top leading corner.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    .init { r.relative(to: CGPoint(x: -$0.minX, y: -$0.minY)) }
  }

  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { .init { $0 } }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in points from the view's top leading corner.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point of the view, relative to the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init {
      let point = p.point(in: $0.size)
      return CGPoint(x: $0.minX + point.x, y: $0.minY + point.y)
    }
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
  /// Creates the source of an anchor with several values.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    value = { frame in array.map { $0.value(frame) } }
  }

  /// Creates the source of an anchor with an optional value.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    value = { frame in anchor?.value(frame) }
  }
}

/// A value in the coordinates of the screen that can be converted to another coordinate space.
private protocol AnchorValue {
  /// Returns the value in a coordinate space whose origin is a point of the screen.
  func relative(to point: CGPoint) -> Self
}

extension CGRect: AnchorValue {}

extension CGPoint: AnchorValue {
  func relative(to point: CGPoint) -> CGPoint { CGPoint(x: x - point.x, y: y - point.y) }
}

extension Array: AnchorValue where Element: AnchorValue {
  fileprivate func relative(to point: CGPoint) -> [Element] { map { $0.relative(to: point) } }
}

extension Optional: AnchorValue where Wrapped: AnchorValue {
  fileprivate func relative(to point: CGPoint) -> Wrapped? { map { $0.relative(to: point) } }
}
