import Foundation

#if canImport(QuartzCore)
public import QuartzCore
#else
/// A transform of points in space: a matrix of four rows and four columns.
///
/// To map the point (x, y, z), the transform multiplies the row (x, y, z, 1) by the matrix. The
/// first three numbers of the result, divided by the fourth (the divisor), are the new x, y and z.
/// On Apple's systems, QuartzCore declares the type.
public struct CATransform3D: Equatable, Sendable {
  /// The factors by which x contributes to the new x, y and z, and to the divisor.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The factors by which y contributes to the new x, y and z, and to the divisor.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The factors by which z contributes to the new x, y and z, and to the divisor; `m34` makes a
  /// perspective.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The distances by which points move; `m44` is the divisor of the point (0, 0, 0).
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Creates a matrix of zeros.
  public init() {
    self.init([SIMD4<Double>](repeating: .zero, count: 4))
  }

  /// Creates a matrix from its numbers, row by row.
  ///
  /// - Parameters:
  ///   - m11: The factor from x to the new x.
  ///   - m12: The factor from x to the new y.
  ///   - m13: The factor from x to the new z.
  ///   - m14: The factor from x to the divisor.
  ///   - m21: The factor from y to the new x.
  ///   - m22: The factor from y to the new y.
  ///   - m23: The factor from y to the new z.
  ///   - m24: The factor from y to the divisor.
  ///   - m31: The factor from z to the new x.
  ///   - m32: The factor from z to the new y.
  ///   - m33: The factor from z to the new z.
  ///   - m34: The factor from z to the divisor.
  ///   - m41: The distance by which points move along the x-axis.
  ///   - m42: The distance by which points move along the y-axis.
  ///   - m43: The distance by which points move along the z-axis.
  ///   - m44: The divisor of the point (0, 0, 0).
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  init(_ rows: [SIMD4<Double>]) {
    func row(_ index: Int) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
      let row = rows[index]
      return (CGFloat(row.x), CGFloat(row.y), CGFloat(row.z), CGFloat(row.w))
    }
    (m11, m12, m13, m14) = row(0)
    (m21, m22, m23, m24) = row(1)
    (m31, m32, m33, m34) = row(2)
    (m41, m42, m43, m44) = row(3)
  }

  var rows: [SIMD4<Double>] {
    [
      SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
      SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
      SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
      SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
    ]
  }

  /// Returns a transform that first applies this transform, then another transform.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    let others = other.rows
    return CATransform3D(
      rows.map { $0.x * others[0] + $0.y * others[1] + $0.z * others[2] + $0.w * others[3] }
    )
  }
}

/// The transform that maps each point to itself.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns a transform that moves points by the given distances.
///
/// - Parameters:
///   - tx: The distance along the x-axis, in points.
///   - ty: The distance along the y-axis, in points.
///   - tz: The distance along the z-axis, in points.
/// - Returns: The transform.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DMakeScale(1, 1, 1)
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a transform that multiplies the coordinates of points by factors.
///
/// - Parameters:
///   - sx: The factor for x.
///   - sy: The factor for y.
///   - sz: The factor for z.
/// - Returns: The transform.
public func CATransform3DMakeScale(
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33, result.m44) = (sx, sy, sz, 1)
  return result
}

/// Returns a transform that turns points around an axis through the origin.
///
/// - Parameters:
///   - angle: The angle in radians.
///   - x: The x-component of the axis.
///   - y: The y-component of the axis.
///   - z: The z-component of the axis; the z-axis points to the front.
/// - Returns: The rotation; the identity if the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  var result = CATransform3DMakeScale(1, 1, 1)
  guard length > 0 else { return result }
  let (x, y, z) = (x / length, y / length, z / length)
  let (cosine, sine) = (cos(angle), sin(angle))
  let rest = 1 - cosine
  result.m11 = cosine + x * x * rest
  result.m12 = x * y * rest + z * sine
  result.m13 = x * z * rest - y * sine
  result.m21 = x * y * rest - z * sine
  result.m22 = cosine + y * y * rest
  result.m23 = y * z * rest + x * sine
  result.m31 = x * z * rest + y * sine
  result.m32 = y * z * rest - x * sine
  result.m33 = cosine + z * z * rest
  return result
}

/// Returns a transform that first moves points, then applies another transform.
///
/// - Parameters:
///   - t: The transform to apply last.
///   - tx: The distance along the x-axis, in points.
///   - ty: The distance along the y-axis, in points.
///   - tz: The distance along the z-axis, in points.
/// - Returns: The combined transform.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Returns a transform that first scales points, then applies another transform.
///
/// - Parameters:
///   - t: The transform to apply last.
///   - sx: The factor for x.
///   - sy: The factor for y.
///   - sz: The factor for z.
/// - Returns: The combined transform.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Returns a transform that first turns points around an axis, then applies another transform.
///
/// - Parameters:
///   - t: The transform to apply last.
///   - angle: The angle in radians.
///   - x: The x-component of the axis.
///   - y: The y-component of the axis.
///   - z: The z-component of the axis; the z-axis points to the front.
/// - Returns: The combined transform; `t` if the axis has no length.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Returns a transform that applies the first transform, then the second.
///
/// - Parameters:
///   - a: The transform to apply first.
///   - b: The transform to apply second.
/// - Returns: The combined transform.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// Returns a transform that changes x and y as an affine transform does, and keeps z.
///
/// - Parameter m: The affine transform.
/// - Returns: The transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DMakeScale(1, 1, 1)
  (result.m11, result.m12) = (m.a, m.b)
  (result.m21, result.m22) = (m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}
#endif

extension ProjectionTransform {
  /// Creates a projection from a transform of points in space.
  ///
  /// To map the point (x, y), the projection transforms (x, y, 0) and drops the new z.
  ///
  /// - Parameter m: The transform. The third row and the third column are ignored.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
