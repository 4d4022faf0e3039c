#if !canImport(CoreGraphics)
import Foundation

/// The steps of an affine transform: it scales points, then shears, turns and moves them.
///
/// ```swift
/// var components = transform.decomposed()
/// components.rotation = 0
/// let upright = CGAffineTransform(components)
/// ```
public struct CGAffineTransformComponents: Sendable {
  /// The factors of the two coordinates; a negative factor mirrors the coordinate.
  public var scale: CGSize

  /// The amount that is added to x for each unit of y, after the scaling.
  public var horizontalShear: CGFloat

  /// The angle in radians; a positive angle turns from the x-axis toward the y-axis.
  public var rotation: CGFloat

  /// The distance by which points move.
  public var translation: CGVector

  /// Creates the components with zeros, which map each point to the origin.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates the components of a transform.
  ///
  /// - Parameters:
  ///   - scale: The factors of the two coordinates; a negative factor mirrors the coordinate.
  ///   - horizontalShear: The amount that is added to x for each unit of y, after the scaling.
  ///   - rotation: The angle in radians; a positive angle turns from the x-axis toward the y-axis.
  ///   - translation: The distance by which points move, in points.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates a transform that scales points, then shears, turns and moves them.
  ///
  /// - Parameter components: The parts of the transform. They are applied in this order: scale,
  ///   shear, rotation, translation.
  public init(_ components: CGAffineTransformComponents) {
    let scale = components.scale
    let shear = components.horizontalShear
    self = CGAffineTransform(scaleX: scale.width, y: scale.height)
      .concatenating(CGAffineTransform(a: 1, b: 0, c: shear, d: 1, tx: 0, ty: 0))
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
    (tx, ty) = (components.translation.dx, components.translation.dy)
  }

  /// Divides the transform into a scaling, a shear, a rotation and a movement.
  ///
  /// Different components can describe the same transform. If the transform mirrors points, the
  /// result mirrors x if ``a`` is less than ``d``, and y otherwise. If the transform keeps lengths,
  /// this choice leads to the smaller rotation.
  ///
  /// - Returns: The components. Some transforms that have no inverse cannot be divided into
  ///   components. For such a transform, the function returns the components of a different
  ///   transform.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let mirrors = a * d - b * c < 0
    var width = (a * a + b * b).squareRoot()
    if mirrors, a < d { width = -width }
    // A unit vector: the rotation turns the x-axis to this direction. If the transform maps the
    // x-axis to a point, the y-axis gives the angle.
    var axis = CGVector(dx: a / width, dy: b / width)
    if width == 0 {
      let length = (c * c + d * d).squareRoot()
      axis = length == 0 ? CGVector(dx: 1, dy: 0) : CGVector(dx: d / length, dy: -c / length)
    }
    let height = axis.dx * d - axis.dy * c
    let shear = axis.dx * c + axis.dy * d
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : shear / height,
      rotation: atan2(axis.dy, axis.dx),
      translation: translation
    )
  }
}
#endif
