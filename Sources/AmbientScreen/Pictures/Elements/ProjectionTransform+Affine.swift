import AmbientDrawing
import AmbientLayout
import Foundation

extension ProjectionTransform {
  /// Returns the affine transform that approximates this projection near the middle of a view.
  ///
  /// An SVG document cannot contain a projection, so it contains this transform instead. The
  /// transform is exact for a projection that is affine, such as a rotation without perspective.
  /// Hit tests and frames use the exact projection.
  ///
  /// - Parameter frame: The frame of the view on the screen. The projection is relative to the top
  ///   left corner of this frame.
  /// - Returns: The transform, in points of the screen.
  func affine(in frame: CGRect) -> CGAffineTransform {
    let corner = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    let around = { (local: CGAffineTransform) in
      corner.inverted().concatenating(local).concatenating(corner)
    }
    if isAffine {
      return around(CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32))
    }
    let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
    let divisor = m13 * middle.x + m23 * middle.y + m33
    guard divisor > 1e-6 else { return CGAffineTransform(scaleX: 0, y: 0) }
    let image = middle.applying(self)
    let (a, b) = ((m11 - image.x * m13) / divisor, (m12 - image.y * m13) / divisor)
    let (c, d) = ((m21 - image.x * m23) / divisor, (m22 - image.y * m23) / divisor)
    return around(
      CGAffineTransform(
        a: a,
        b: b,
        c: c,
        d: d,
        tx: image.x - a * middle.x - c * middle.y,
        ty: image.y - b * middle.x - d * middle.y
      )
    )
  }
}
