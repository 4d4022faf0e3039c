import AmbientDrawing
import Foundation
import Testing

@Suite struct `The components of an affine transform` {
  private func difference(_ lhs: CGAffineTransform, _ rhs: CGAffineTransform) -> CGFloat {
    let pairs = [
      (lhs.a, rhs.a), (lhs.b, rhs.b), (lhs.c, rhs.c), (lhs.d, rhs.d), (lhs.tx, rhs.tx),
      (lhs.ty, rhs.ty),
    ]
    return pairs.map { abs($0 - $1) }.reduce(0, max)
  }

  @Test func `The components of a transform are its scale, shear, rotation and translation`() {
    let components = CGAffineTransform(translationX: 5, y: 6).rotated(by: .pi / 6)
      .scaledBy(x: 2, y: 3)
      .decomposed()
    #expect(abs(components.scale.width - 2) < 1e-12)
    #expect(abs(components.scale.height - 3) < 1e-12)
    #expect(abs(components.rotation - .pi / 6) < 1e-12)
    #expect(abs(components.horizontalShear) < 1e-12)
    #expect(components.translation == CGVector(dx: 5, dy: 6))
    let sheared = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0).decomposed()
    #expect(sheared.horizontalShear == 0.5)
    #expect(sheared.rotation == 0)
    #expect(sheared.scale == CGSize(width: 1, height: 1))
  }

  @Test func `The components of a transform create the same transform again`() {
    let transforms = [
      CGAffineTransform.identity,
      CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
      CGAffineTransform(a: -1, b: 2, c: 3, d: 0.5, tx: -5, ty: 6),
      CGAffineTransform(a: 1, b: 0.5, c: 3, d: -4, tx: 0, ty: 1),
      CGAffineTransform(a: 0, b: 0, c: 3, d: 4, tx: 1, ty: 2),
      CGAffineTransform(a: 3, b: 4, c: 0, d: 0, tx: 1, ty: 2),
      CGAffineTransform(),
    ]
    for transform in transforms {
      #expect(difference(CGAffineTransform(transform.decomposed()), transform) < 1e-12)
    }
  }

  @Test func `A transform that mirrors one axis has one negative scale factor and no rotation`() {
    let horizontal = CGAffineTransform(scaleX: -2, y: 3).decomposed()
    #expect(horizontal.scale == CGSize(width: -2, height: 3))
    #expect(horizontal.rotation == 0)
    let vertical = CGAffineTransform(scaleX: 2, y: -3).decomposed()
    #expect(vertical.scale == CGSize(width: 2, height: -3))
    #expect(vertical.rotation == 0)
  }

  @Test func `Changed components create a changed transform`() {
    var components = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2).decomposed()
    components.rotation = 0
    components.translation = CGVector(dx: 7, dy: 8)
    let upright = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 7, ty: 8)
    #expect(difference(CGAffineTransform(components), upright) < 1e-12)
    #expect(CGAffineTransform(CGAffineTransformComponents()) == CGAffineTransform())
  }
}
