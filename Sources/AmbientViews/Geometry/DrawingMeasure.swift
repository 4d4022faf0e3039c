public import AmbientLayout
import AmbientReflection

/// The sizes of texts and images in a host, for views that draw their own content, such as a
/// ``Canvas``.
public struct DrawingMeasure: Equatable, Sendable {
  /// The object that measures the characters of texts.
  public var textMeasure: any TextMeasure

  /// The length of a pixel, in points; sizes are rounded to whole pixels.
  public var pixel: CGFloat

  /// The size of a symbol beside body text, in points.
  public var symbolSize: CGSize

  /// Creates a measure.
  ///
  /// - Parameters:
  ///   - textMeasure: The object that measures the characters of texts. The default measures a
  ///     common sans-serif typeface.
  ///   - pixel: The length of a pixel, in points.
  ///   - symbolSize: The size of a symbol beside body text, in points.
  public init(
    textMeasure: any TextMeasure = ProportionalTextMeasure.sansSerif,
    pixel: CGFloat = 1,
    symbolSize: CGSize = CGSize(width: 20, height: 20)
  ) {
    self.textMeasure = textMeasure
    self.pixel = pixel
    self.symbolSize = symbolSize
  }

  /// Returns whether the sizes are equal, and the text measures have the same type and equal
  /// contents.
  public static func == (lhs: DrawingMeasure, rhs: DrawingMeasure) -> Bool {
    lhs.pixel == rhs.pixel && lhs.symbolSize == rhs.symbolSize
      && areSame(lhs.textMeasure, rhs.textMeasure)
  }
}
