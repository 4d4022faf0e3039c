import Foundation

extension CGPoint {
  static func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  static func - (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// Returns the vector from the second point to the first.
  static func - (end: CGPoint, start: CGPoint) -> CGVector {
    CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// Returns the point that is at a fraction of the way from this point to another point.
  func interpolated(to other: CGPoint, at fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  func distance(to other: CGPoint) -> CGFloat { (other - self).length }
}

extension CGVector {
  /// Creates the vector of length 1 at an angle from the x-axis, in radians.
  init(radians: CGFloat) { self.init(dx: cos(radians), dy: sin(radians)) }

  var length: CGFloat { hypot(dx, dy) }

  /// The angle from the x-axis, in radians.
  var radians: CGFloat { atan2(dy, dx) }

  /// The vector of length 1 in the direction of this vector; nil if this vector has the length 0.
  var unit: CGVector? {
    let length = length
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : nil
  }

  /// This vector after a quarter turn in the direction from the x-axis to the y-axis.
  var normal: CGVector { CGVector(dx: -dy, dy: dx) }

  static func + (lhs: CGVector, rhs: CGVector) -> CGVector {
    CGVector(dx: lhs.dx + rhs.dx, dy: lhs.dy + rhs.dy)
  }

  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  static prefix func - (vector: CGVector) -> CGVector { vector * -1 }

  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  /// Returns the cross product of this vector and another vector.
  ///
  /// The cross product is `length * other.length * sin(turn(to: other))`.
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

  /// Returns the angle from this vector to another vector, in radians, between -π and π.
  func turn(to other: CGVector) -> CGFloat { atan2(cross(other), dot(other)) }
}
