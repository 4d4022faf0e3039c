import AmbientDrawing
import Foundation
import Testing

@Suite struct `A 3D transform` {
  private func image(_ x: CGFloat, _ y: CGFloat, _ transform: CATransform3D) -> [Double] {
    let point = CGPoint(x: x, y: y).applying(ProjectionTransform(transform))
    return [point.x, point.y].map { ((Double($0) * 1000).rounded() + 0) / 1000 }
  }

  @Test func `A 3D rotation around the zero vector is the identity`() {
    #expect(ProjectionTransform(CATransform3DIdentity).isIdentity)
    #expect(CATransform3DRotate(CATransform3DIdentity, 1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test func `A 3D rotation turns a point around an axis`() {
    #expect(image(1, 0, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)) == [0, 1])
    #expect(image(2, 3, CATransform3DMakeRotation(.pi / 3, 0, 5, 0)) == [1, 3])
    #expect(image(2, 3, CATransform3DMakeRotation(.pi, 1, 0, 0)) == [2, -3])
  }

  @Test func `A translation that is added to a 3D transform takes effect before the transform`() {
    let scale = CATransform3DMakeScale(2, 3, 1)
    #expect(image(1, 1, CATransform3DTranslate(scale, 10, 0, 0)) == [22, 3])
    let moved = CATransform3DMakeTranslation(10, 0, 0)
    #expect(image(1, 1, CATransform3DConcat(scale, moved)) == [12, 3])
    #expect(image(1, 1, CATransform3DScale(moved, 2, 3, 1)) == [12, 3])
    let affine = CATransform3DMakeAffineTransform(CGAffineTransform(1, 0, 1, 1, 4, 5))
    #expect(image(1, 1, affine) == [6, 6])
  }

  @Test func `A 3D transform with perspective draws the nearer side larger`() {
    var space = CATransform3DIdentity
    space.m34 = -1 / 100
    space = CATransform3DRotate(space, .pi / 2, 0, 1, 0)
    // The eye is at a distance of 100 from the plane. The rotation moves the point (-50, 10) toward
    // the eye by 50. The projection divides the coordinates of the point by 1 - 50 / 100 = 0.5.
    #expect(image(-50, 10, space) == [0, 20])
    #expect(image(50, 10, space) == [0, 6.667])
  }

  private func largestDifference(_ lhs: CATransform3D, _ rhs: CATransform3D) -> CGFloat {
    let numbers = { (t: CATransform3D) in
      [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
        t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
      ]
    }
    return zip(numbers(lhs), numbers(rhs)).map { abs($0 - $1) }.reduce(0, max)
  }

  @Test func `An inverted 3D transform maps points back`() {
    var space = CATransform3DMakeTranslation(3, -4, 5)
    space.m34 = -1 / 500
    space = CATransform3DRotate(CATransform3DScale(space, 2, 0.5, 3), 1, 1, 2, 3)
    let inverse = CATransform3DInvert(space)
    #expect(largestDifference(CATransform3DConcat(space, inverse), CATransform3DIdentity) < 1e-12)
    #expect(largestDifference(CATransform3DConcat(inverse, space), CATransform3DIdentity) < 1e-12)
    let swap = CATransform3DMakeAffineTransform(CGAffineTransform(0, 1, 1, 0, 0, 0))
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(swap), swap))
  }

  @Test func `Inverting a 3D transform that has no inverse returns the same transform`() {
    let flat = CATransform3DMakeScale(2, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func `A 3D transform is affine if it moves points only within the plane`() {
    let affine = CGAffineTransform(1, 2, 3, 4, 5, 6)
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(affine)))
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)) == affine)
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    #expect(!CATransform3DIsAffine(perspective))
  }

  @Test func `A 3D transform can be compared with the identity and with another transform`() {
    let move = CATransform3DMakeTranslation(1, 0, 0)
    #expect(CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
    #expect(!CATransform3DIsIdentity(move))
    #expect(CATransform3DEqualToTransform(move, CATransform3DMakeTranslation(1, 0, 0)))
    #expect(!CATransform3DEqualToTransform(move, CATransform3DIdentity))
  }
}
