/// The result builder that combines the marks of a slider.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// Returns the marks of one expression.
  ///
  /// - Parameter content: The value of the expression.
  /// - Returns: The marks.
  public static func buildExpression<Content: SliderTickContent<Value>>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Returns the marks of a block.
  ///
  /// - Parameter content: The values of the statements.
  /// - Returns: The marks.
  public static func buildBlock<each Content: SliderTickContent>(
    _ content: repeat each Content
  ) -> _SliderTicks<Value> {
    var parts: [(id: AnyHashable, marks: [_SliderMark])] = []
    for content in repeat each content { parts.append((parts.count, content._marks)) }
    return _SliderTicks(parts: parts)
  }

  /// Returns the marks of an `if` without an `else`.
  ///
  /// - Parameter content: The content of the `if`; nil if the condition is false.
  /// - Returns: The marks.
  public static func buildIf(_ content: _SliderTicks<Value>?) -> _SliderTicks<Value> {
    content ?? _SliderTicks([])
  }

  /// Returns the marks of the first branch of an `if` or `switch`.
  ///
  /// - Parameter first: The content of the first branch.
  /// - Returns: The marks.
  public static func buildEither(first: _SliderTicks<Value>) -> _SliderTicks<Value> {
    _SliderTicks(parts: [(true, first._marks)])
  }

  /// Returns the marks of the second branch of an `if` or `switch`.
  ///
  /// - Parameter second: The content of the second branch.
  /// - Returns: The marks.
  public static func buildEither(second: _SliderTicks<Value>) -> _SliderTicks<Value> {
    _SliderTicks(parts: [(false, second._marks)])
  }

  /// Returns the marks of an `if #available`.
  ///
  /// - Parameter content: The content of the `if #available`.
  /// - Returns: The marks.
  public static func buildLimitedAvailability(
    _ content: _SliderTicks<Value>
  ) -> _SliderTicks<Value> {
    content
  }
}
