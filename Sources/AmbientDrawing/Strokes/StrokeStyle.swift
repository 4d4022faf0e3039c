/// The look of lines: their width, ends, corners and dashes.
///
/// ```swift
/// let dotted = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 8])
/// ```
public struct StrokeStyle: Equatable, Sendable {
  /// The width of lines, in points.
  public var lineWidth: CGFloat
  /// The shape of the ends of lines and dashes.
  public var lineCap: CGLineCap
  /// The shape of corners.
  public var lineJoin: CGLineJoin
  /// The longest pointed corner that is drawn, as a multiple of the line width.
  ///
  /// The length of a corner is the distance between its inner and its outer point. A longer corner
  /// is cut off, as with `CGLineJoin.bevel`.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points; an empty list for a solid line.
  public var dash: [CGFloat]
  /// The distance from the start of the dash pattern to the start of a line, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of lines, in points.
  ///   - lineCap: The shape of the ends of lines and dashes.
  ///   - lineJoin: The shape of corners.
  ///   - miterLimit: The longest pointed corner, as a multiple of the line width.
  ///   - dash: The alternating lengths of dashes and gaps, in points.
  ///   - dashPhase: The distance from the start of the dash pattern to the start of a line.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

#if !canImport(CoreGraphics)
/// The shape of the ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends at its end point.
  case butt
  /// A half circle is added to the end of the line.
  case round
  /// Half a square is added to the end of the line.
  case square
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The outer edges are extended until they meet.
  case miter
  /// The outer side of the corner is an arc.
  case round
  /// The outer side of the corner is cut off.
  case bevel
}
#endif
