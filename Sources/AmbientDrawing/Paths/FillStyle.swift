/// The rules for filling a shape.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule decides which points are inside the shape.
  ///
  /// By the even-odd rule, a point is inside if a line from the point to the outside crosses the
  /// path an odd number of times. If this property is false, the non-zero rule applies: a point is
  /// outside if the path turns around the point equally often in both directions.
  public var isEOFilled: Bool

  /// Whether the edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a fill style.
  ///
  /// - Parameters:
  ///   - eoFill: Whether the even-odd rule applies instead of the non-zero rule.
  ///   - antialiased: Whether the edges are smoothed.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
