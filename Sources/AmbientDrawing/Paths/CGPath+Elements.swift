#if !canImport(CoreGraphics)
import Foundation

/// The kind of an element of a ``CGPath``.
public enum CGPathElementType: Int32, Sendable {
  /// The beginning of a subpath, with one point.
  case moveToPoint
  /// A line, with its end.
  case addLineToPoint
  /// A quadratic Bézier curve, with its control point and its end.
  case addQuadCurveToPoint
  /// A cubic Bézier curve, with its two control points and its end.
  case addCurveToPoint
  /// A line to the start of the subpath. This element has no points, and ends the subpath.
  case closeSubpath
}

/// An element of a ``CGPath``, for ``CGPath/applyWithBlock(_:)``.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType

  /// The points of the element; the last point is the end.
  ///
  /// The kind determines the number of points. ``CGPath/applyWithBlock(_:)`` keeps the points valid
  /// only while its closure runs.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - type: The kind of the element.
  ///   - points: The points of the element; the last point is the end.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls a closure with each element of the path, in order.
  ///
  /// ```swift
  /// var ends: [CGPoint] = []
  /// path.applyWithBlock { element in
  ///   if element.pointee.type == .addLineToPoint { ends.append(element.pointee.points[0]) }
  /// }
  /// ```
  ///
  /// - Parameter block: A closure that gets a pointer to an element. This pointer is valid only
  ///   while the closure runs, and so is the pointer to the points of the element.
  /// - Complexity: O(*n*) for *n* elements.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    elements.forEach { element in
      // The array has room for three points, so the pointer is valid even if the element has no
      // point.
      var points = element.points + Array(repeating: .zero, count: 3 - element.points.count)
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: start), block)
      }
    }
  }

  /// Returns whether the path is a rectangle with sides along the axes.
  ///
  /// - Parameter rect: A variable for the rectangle; nil if the rectangle is not needed. If the
  ///   path is not a rectangle, the variable stays unchanged.
  /// - Returns: Whether the path is a rectangle.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let corners = elements.corners, let first = corners.first else { return false }
    let box = boundingBox
    let sides = zip(corners, corners.dropFirst() + [first])
    // If horizontal and vertical lines alternate, they are the four sides of `box`.
    let isHorizontal = sides.map { $0.y == $1.y && $0.x != $1.x }
    let isVertical = sides.map { $0.x == $1.x && $0.y != $1.y }
    guard box.width > 0, box.height > 0,
      isHorizontal == [true, false, true, false] && isVertical == [false, true, false, true]
        || isHorizontal == [false, true, false, true] && isVertical == [true, false, true, false]
    else { return false }
    rect?.pointee = box
    return true
  }
}

extension Path {
  /// The four points of a path that consists of one subpath of lines between four points; nil for
  /// other paths.
  ///
  /// The line from the last point back to the first may be missing.
  fileprivate var corners: [CGPoint]? {
    guard subpaths.count == 1, let subpath = subpaths.first else { return nil }
    var corners = [subpath.start]
    for element in elements.dropFirst() {
      switch element {
      case .line(let end): corners.append(end)
      case .closeSubpath: break
      default: return nil
      }
    }
    if corners.count == 5, corners.last == corners.first { corners.removeLast() }
    return corners.count == 4 ? corners : nil
  }
}

extension Path.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .closeSubpath: .closeSubpath
    }
  }
}
#endif
