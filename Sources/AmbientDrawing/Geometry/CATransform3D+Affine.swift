#if !canImport(QuartzCore)
import Foundation

/// Returns whether a transform maps each point to itself.
///
/// - Parameter t: The transform.
/// - Returns: Whether a transform maps each point to itself.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms have the same numbers.
///
/// - Parameters:
///   - a: The first transform.
///   - b: The second transform.
/// - Returns: Whether the numbers are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns whether a transform in space is the same as an affine transform of the plane.
///
/// If the result is true, the transform does not change the z-coordinate of any point, and has no
/// perspective.
///
/// - Parameter t: The transform.
/// - Returns: Whether a transform in space is the same as an affine transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the part of a transform in space that applies to the plane.
///
/// The result is the same as the transform in space only if ``CATransform3DIsAffine(_:)`` returns
/// true.
///
/// - Parameter t: The transform in space.
/// - Returns: The transform of the plane. The numbers of `t` for z and for the perspective have no
///   effect on it.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
#endif
