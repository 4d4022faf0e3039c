import AmbientCore

/// The marks of a slider.
///
/// ```swift
/// struct Quarters: SliderTickContent {
///   var body: some SliderTickContent<Double> {
///     SliderTickContentForEach([0, 0.25, 0.5, 0.75, 1], id: \.self) { SliderTick($0) }
///   }
/// }
/// ```
///
/// The marks are created together with the slider. Unlike in SwiftUI, a conforming type cannot have
/// properties such as `@State`.
public protocol SliderTickContent<Value> {
  /// The type of the values of the slider.
  associatedtype Value: BinaryFloatingPoint

  /// The type of the body, inferred from the implementation of ``body``.
  associatedtype Body: SliderTickContent where Body.Value == Value

  /// The marks of this content.
  @SliderTickBuilder<Value> var body: Body { get }

  /// The list of the marks.
  var _marks: [_SliderMark] { get }
}

extension SliderTickContent {
  /// The marks of the body.
  public var _marks: [_SliderMark] { body._marks }
}

/// A mark of a slider; the value of the mark is converted to `Double`.
public struct _SliderMark: Identifiable {
  /// The path from the outermost content to the mark.
  ///
  /// The path consists of positions in blocks, branches of `if` and `switch`, and identifiers in
  /// loops.
  public internal(set) var id: [AnyHashable]

  let value: Double
  let label: AnyView?
}

/// A list of marks.
public struct _SliderTicks<Value: BinaryFloatingPoint> {
  /// The marks, in their order.
  public let _marks: [_SliderMark]

  init(_ marks: [_SliderMark]) { _marks = marks }

  /// Creates content with the marks of several parts, such as the iterations of a loop.
  ///
  /// The identifier of a part is added to the front of the identifiers of the marks in the part.
  init(parts: [(id: AnyHashable, marks: [_SliderMark])]) {
    _marks = parts.flatMap { part in
      part.marks.map { mark in
        var mark = mark
        mark.id.insert(part.id, at: 0)
        return mark
      }
    }
  }
}

extension _SliderTicks: SliderTickContent {
  /// The content itself.
  public var body: _SliderTicks { self }
}
