#if !canImport(CoreGraphics)
import Foundation

/// A mapping that moves, scales, turns and skews points.
///
/// Lines stay straight, and parallel lines stay parallel. The transform maps the point (x, y) to
/// the point (a·x + c·y + tx, b·x + d·y + ty). This library declares the type because Foundation
/// has it only on Apple's systems.
///
/// ```swift
/// let transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
/// let point = CGPoint(x: 5, y: 0).applying(transform)  // (10, 5)
/// ```
public struct CGAffineTransform: Hashable, Sendable {
  /// The factor from x to the new x.
  public var a: CGFloat
  /// The factor from x to the new y.
  public var b: CGFloat
  /// The factor from y to the new x.
  public var c: CGFloat
  /// The factor from y to the new y.
  public var d: CGFloat
  /// The horizontal distance by which points move, in points.
  public var tx: CGFloat
  /// The vertical distance by which points move, in points.
  public var ty: CGFloat

  /// The transform that maps each point to itself.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the transform that maps each point to the origin: all its numbers are zero.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform from its numbers.
  ///
  /// - Parameters:
  ///   - a: The factor from x to the new x.
  ///   - b: The factor from x to the new y.
  ///   - c: The factor from y to the new x.
  ///   - d: The factor from y to the new y.
  ///   - tx: The horizontal distance by which points move, in points.
  ///   - ty: The vertical distance by which points move, in points.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform from its numbers.
  ///
  /// - Parameters:
  ///   - a: The factor from x to the new x.
  ///   - b: The factor from x to the new y.
  ///   - c: The factor from y to the new x.
  ///   - d: The factor from y to the new y.
  ///   - tx: The horizontal distance by which points move, in points.
  ///   - ty: The vertical distance by which points move, in points.
  public init(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat,
    _ tx: CGFloat,
    _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a transform that moves points by the given distances.
  ///
  /// - Parameters:
  ///   - tx: The horizontal distance by which points move, in points.
  ///   - ty: The vertical distance by which points move, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a transform that multiplies the coordinates of points by factors.
  ///
  /// - Parameters:
  ///   - sx: The factor for x.
  ///   - sy: The factor for y.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a transform that turns points around the origin.
  ///
  /// - Parameter angle: The angle in radians. A positive angle turns from the x-axis toward the
  ///   y-axis: clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Whether the transform maps each point to itself.
  public var isIdentity: Bool { self == .identity }

  /// Returns a transform that first moves points, then applies this transform.
  ///
  /// - Parameters:
  ///   - tx: The horizontal distance by which points move, in points.
  ///   - ty: The vertical distance by which points move, in points.
  /// - Returns: The combined transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns a transform that first scales points, then applies this transform.
  ///
  /// - Parameters:
  ///   - sx: The factor for x.
  ///   - sy: The factor for y.
  /// - Returns: The combined transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns a transform that first turns points by an angle in radians, then applies this
  /// transform.
  ///
  /// - Parameter angle: The angle in radians. A positive angle turns from the x-axis toward the
  ///   y-axis.
  /// - Returns: The combined transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns a transform that first applies this transform, then another transform.
  ///
  /// - Parameter t2: The transform to apply second.
  /// - Returns: The combined transform.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }

  /// Returns the inverse, which maps moved points back to their old positions.
  ///
  /// - Returns: The inverse. A transform that maps all points to one line has no inverse. In this
  ///   case, the result is the transform itself.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }
}

extension CGAffineTransform: Codable {
  /// Reads a transform that is stored as the list of its six numbers.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The error of the decoder, if the data is not a list that begins with six numbers.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init()
    a = try list.decode(CGFloat.self)
    b = try list.decode(CGFloat.self)
    c = try list.decode(CGFloat.self)
    d = try list.decode(CGFloat.self)
    tx = try list.decode(CGFloat.self)
    ty = try list.decode(CGFloat.self)
  }

  /// Stores the transform as the list of its six numbers.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] { try list.encode(number) }
  }
}

extension CGPoint {
  /// Returns the point to which a transform maps this point.
  ///
  /// - Parameter t: The transform.
  /// - Returns: The point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size to which a transform maps this size; `tx` and `ty` have no effect.
  ///
  /// - Parameter t: The transform.
  /// - Returns: The size.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains the transformed corners of this rectangle.
  ///
  /// - Parameter t: The transform.
  /// - Returns: The rectangle. The null rectangle and the infinite rectangle stay as they are.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite || t.isIdentity { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
    return CGRect(enclosing: corners.map { $0.applying(t) })
  }
}
#endif
