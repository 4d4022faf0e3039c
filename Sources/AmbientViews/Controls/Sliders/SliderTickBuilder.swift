/// The result builder that combines the marks of a slider.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// Returns the marks of one expression.
  public static func buildExpression<Content: SliderTickContent<Value>>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Returns the marks of a block.
  public static func buildBlock<each Content: SliderTickContent>(
    _ content: repeat each Content
  ) -> _SliderTicks<Value> {
    var parts: [(id: AnyHashable, marks: [_SliderMark])] = []
    for content in repeat each content { parts.append((parts.count, content._marks)) }
    return _SliderTicks(parts: parts)
  }

  /// Returns the marks of an `if` without an `else`.
  public static func buildIf(_ content: _SliderTicks<Value>?) -> _SliderTicks<Value> {
    content ?? _SliderTicks([])
  }

  /// Returns the marks of the first branch of an `if` or `switch`.
  public static func buildEither(first: _SliderTicks<Value>) -> _SliderTicks<Value> {
    _SliderTicks(parts: [(true, first._marks)])
  }

  /// Returns the marks of the second branch of an `if` or `switch`.
  public static func buildEither(second: _SliderTicks<Value>) -> _SliderTicks<Value> {
    _SliderTicks(parts: [(false, second._marks)])
  }

  /// Returns the marks of an `if #available`.
  public static func buildLimitedAvailability(
    _ content: _SliderTicks<Value>
  ) -> _SliderTicks<Value> {
    content
  }
}
