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

  @Test func `A transform that is added to a 3D transform is applied first`() {
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
    // The point at the left is 50 points in front of the plane, so its coordinates are doubled.
    #expect(image(-50, 10, space) == [0, 20])
    #expect(image(50, 10, space) == [0, 6.667])
  }
}
