import Foundation

/// A mapping of points that keeps lines straight: a matrix of three rows and three columns.
///
/// To map the point (x, y), the transform multiplies the row (x, y, 1) by the matrix. The first two
/// numbers of the result, divided by the third (the divisor), are the new x and y. The third column
/// of the matrix makes a perspective: distant things look smaller.
public struct ProjectionTransform: Hashable, Sendable {
  /// The factor from x to the new x.
  public var m11: CGFloat = 1
  /// The factor from x to the new y.
  public var m12: CGFloat = 0
  /// The factor from x to the divisor.
  public var m13: CGFloat = 0
  /// The factor from y to the new x.
  public var m21: CGFloat = 0
  /// The factor from y to the new y.
  public var m22: CGFloat = 1
  /// The factor from y to the divisor.
  public var m23: CGFloat = 0
  /// The distance by which the transform moves points to the right.
  public var m31: CGFloat = 0
  /// The distance by which the transform moves points down.
  public var m32: CGFloat = 0
  /// The divisor of the point (0, 0).
  public var m33: CGFloat = 1

  /// Creates the transform that maps each point to itself.
  public init() {}

  /// Creates the projection that maps points as an affine transform does.
  ///
  /// - Parameter m: The affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Whether the transform maps each point to itself.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the third column is (0, 0, 1), as in a projection made from a `CGAffineTransform`.
  ///
  /// Such a projection keeps parallel lines parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Replaces the transform with its inverse, which maps moved points back to their old positions.
  ///
  /// - Returns: Whether there is an inverse. If there is none, the transform stays as it is.
  @discardableResult public mutating func invert() -> Bool {
    let determinant = determinant
    guard determinant != 0 else { return false }
    var inverse = ProjectionTransform()
    inverse.m11 = (m22 * m33 - m23 * m32) / determinant
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m21 = (m23 * m31 - m21 * m33) / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m31 = (m21 * m32 - m22 * m31) / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    self = inverse
    return true
  }

  /// Returns the inverse; this transform if there is no inverse.
  public func inverted() -> ProjectionTransform {
    var result = self
    result.invert()
    return result
  }

  /// The inverse, which maps drawn points back to the points of a view; nil if the transform
  /// flattens the view to a line or a point.
  package var inverse: ProjectionTransform? { abs(determinant) > 1e-12 ? inverted() : nil }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// Returns a transform that first applies this transform, then another transform.
  ///
  /// - Parameter rhs: The transform to apply second.
  /// - Returns: The combined transform.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }
}

extension ProjectionTransform {
  /// Returns the number by which the projection divides the coordinates of a point.
  ///
  /// The eye is the viewpoint of the perspective. For a point that is not in front of the eye, the
  /// divisor is zero or less.
  ///
  /// - Parameter point: The point before the projection, in points.
  /// - Returns: The divisor.
  package func divisor(of point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }

  /// Returns the smallest rectangle that contains a rectangle after the projection.
  ///
  /// Only the part of the rectangle in front of the eye counts. If there is no such part, the
  /// result is empty.
  ///
  /// - Parameter rect: The rectangle before the projection, in points.
  /// - Returns: The rectangle after the projection, in points.
  package func bounds(of rect: CGRect) -> CGRect {
    let corners = [
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let bounds = CGRect(enclosing: partBeforeEye(of: corners).lazy.map { $0.applying(self) })
    return bounds.isNull ? .zero : bounds
  }

  /// Returns the corners of the part of a polygon that is in front of the eye.
  ///
  /// Points whose ``divisor(of:)`` is less than a thousandth of the largest divisor are left out,
  /// because they would be drawn extremely far away.
  private func partBeforeEye(of polygon: [CGPoint]) -> [CGPoint] {
    guard !isAffine, let largest = polygon.lazy.map(divisor).max() else { return polygon }
    guard largest > 0 else { return [] }
    let least = largest / 1000
    var part: [CGPoint] = []
    for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      let (from, to) = (divisor(of: start), divisor(of: end))
      if from >= least { part.append(start) }
      guard (from < least) != (to < least) else { continue }
      let share = (least - from) / (to - from)
      part.append(start.interpolated(to: end, at: share))
    }
    return part
  }
}

extension CGPoint {
  /// Returns the point to which a projection maps this point.
  ///
  /// - Parameter m: The projection.
  /// - Returns: The point. It is infinitely far away if the divisor is zero.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let divisor = m.divisor(of: self)
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / divisor,
      y: (m.m12 * x + m.m22 * y + m.m32) / divisor
    )
  }
}
