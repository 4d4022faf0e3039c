import AmbientDrawing
import AmbientLayout
import Foundation

extension CGAffineTransform {
  /// Returns the transform whose origin is a point of a rectangle.
  func around(_ anchor: UnitPoint, in frame: CGRect) -> CGAffineTransform {
    let x = frame.minX + frame.width * anchor.x
    let y = frame.minY + frame.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension ProjectionTransform {
  /// Creates the projection of a view that is rotated around an axis.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point of the view that is on the axis.
  ///   - depth: The distance from the view forward to the axis, in points.
  ///   - perspective: The strength of the perspective. At 1, the eye is as far away as the longer
  ///     side of the view.
  ///   - size: The size of the view, in points.
  init(
    rotation angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    around anchor: UnitPoint,
    depth: CGFloat,
    perspective: CGFloat,
    in size: CGSize
  ) {
    var space = CATransform3DIdentity
    space.m34 = -perspective / max(size.width, size.height, 1)
    space = CATransform3DRotate(space, CGFloat(angle.radians), axis.x, axis.y, axis.z)
    space = CATransform3DTranslate(space, 0, 0, -depth)
    let (left, top) = (size.width * anchor.x, size.height * anchor.y)
    let toAnchor = ProjectionTransform(CGAffineTransform(translationX: -left, y: -top))
    let back = ProjectionTransform(CGAffineTransform(translationX: left, y: top))
    self = toAnchor.concatenating(ProjectionTransform(space)).concatenating(back)
  }

  /// Returns the affine transform that approximates this projection near the middle of a view.
  ///
  /// An SVG document has no projections. The transform is exact for a projection that is affine,
  /// such as a rotation without perspective.
  ///
  /// - Parameter frame: The frame of the view on the screen. The projection is relative to the top
  ///   left corner of this frame.
  /// - Returns: The transform, in points of the screen.
  func affine(in frame: CGRect) -> CGAffineTransform {
    let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
    let divisor = m13 * middle.x + m23 * middle.y + m33
    guard divisor > 1e-6 else { return CGAffineTransform(scaleX: 0, y: 0) }
    let image = middle.applying(self)
    let (a, b) = ((m11 - image.x * m13) / divisor, (m12 - image.y * m13) / divisor)
    let (c, d) = ((m21 - image.x * m23) / divisor, (m22 - image.y * m23) / divisor)
    let local = CGAffineTransform(
      a: a,
      b: b,
      c: c,
      d: d,
      tx: image.x - a * middle.x - c * middle.y,
      ty: image.y - b * middle.x - d * middle.y
    )
    return CGAffineTransform(translationX: -frame.minX, y: -frame.minY).concatenating(local)
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }
}
