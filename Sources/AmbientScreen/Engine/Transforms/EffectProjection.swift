import AmbientDrawing
import AmbientLayout
import AmbientViews
import Foundation

extension VisualEffectDetail.Step {
  /// Returns the projection of a view's points; nil for an effect that moves no points.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - isRightToLeft: Whether the view is laid out from right to left.
  /// - Returns: The projection, in points from the upper left corner of the view.
  func projection(in size: CGSize, isRightToLeft: Bool) -> ProjectionTransform? {
    switch self {
    case .scale(let x, let y, let anchor):
      ProjectionTransform(CGAffineTransform(scaleX: x, y: y)).around(anchor.point(in: size))
    case .rotation(let angle, let anchor):
      ProjectionTransform(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
        .around(anchor.point(in: size))
    case .rotation3D(let angle, let x, let y, let z, let anchor, let depth, let perspective):
      ProjectionTransform(
        rotation: angle,
        axis: (x, y, z),
        around: anchor,
        depth: depth,
        perspective: perspective,
        in: size
      )
    case .offset(let x, let y):
      ProjectionTransform(CGAffineTransform(translationX: isRightToLeft ? -x : x, y: y))
    case .transform(let matrix): matrix
    case .opacity, .blur, .brightness, .contrast, .grayscale, .hueRotation, .saturation, .shader:
      nil
    }
  }
}

extension ProjectionTransform {
  /// Creates the projection of a view that is rotated around an axis.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point of the view that the axis goes through if `depth` is 0.
  ///   - depth: How far the axis is in front of the view, in points.
  ///   - perspective: The strength of the perspective. At 1, the distance from the eye to the view
  ///     is the longer side of the view. At 0.5, the distance is twice as long.
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
    self = ProjectionTransform(space).around(anchor.point(in: size))
  }

  /// Returns the projection as if `point` were the origin of the coordinates.
  func around(_ point: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
      .concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
  }
}
