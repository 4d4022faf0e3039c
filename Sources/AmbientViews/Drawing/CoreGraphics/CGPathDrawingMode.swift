#if !canImport(CoreGraphics)
import AmbientDrawing

/// The parts of a path that ``CGContext/drawPath(using:)`` draws.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside of the path, by the winding rule.
  case fill
  /// The inside of the path, by the even-odd rule.
  case eoFill
  /// The line along the path.
  case stroke
  /// The inside of the path by the winding rule, and then the line along the path.
  case fillStroke
  /// The inside of the path by the even-odd rule, and then the line along the path.
  case eoFillStroke

  /// The rule for the inside of the path; nil if the inside is not drawn.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  /// Whether the line along the path is drawn.
  var includesStroke: Bool { self != .fill && self != .eoFill }
}
#endif
