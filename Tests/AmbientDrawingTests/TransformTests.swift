import AmbientDrawing
import Foundation
import Testing

@Suite struct `An affine transform` {
  private let point = CGPoint(x: 3, y: 4)

  @Test func `An affine transform moves, scales and turns points`() {
    #expect(point.applying(.identity) == point)
    #expect(point.applying(CGAffineTransform(translationX: 1, y: -1)) == CGPoint(x: 4, y: 3))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 10)) == CGPoint(x: 6, y: 40))
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(turned.distance(to: CGPoint(x: -4, y: 3)) < 1e-12)
    #expect(point.applying(CGAffineTransform()) == .zero)
    #expect(
      point.applying(CGAffineTransform(1, 2, 3, 4, 5, 6)) == CGPoint(x: 3 + 12 + 5, y: 6 + 16 + 6)
    )
  }

  @Test func `scaledBy, translatedBy and rotated apply their change before the old transform`() {
    let moved = CGAffineTransform(translationX: 10, y: 0)
    #expect(point.applying(moved.scaledBy(x: 2, y: 2)) == CGPoint(x: 16, y: 8))
    #expect(
      point.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0))
        == CGPoint(x: 26, y: 8)
    )
    let turned = point.applying(moved.rotated(by: .pi / 2))
    #expect(turned.distance(to: CGPoint(x: 6, y: 3)) < 1e-12)
  }

  @Test func `Affine transforms are concatenated in the order in which they are applied`() {
    let both = CGAffineTransform(translationX: 10, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(point.applying(both) == CGPoint(x: 26, y: 12))
  }

  @Test func `The inverse of an affine transform maps points back`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    #expect(point.applying(transform).applying(transform.inverted()).distance(to: point) < 1e-12)
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `An affine transform is the identity only if it changes nothing`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1).isIdentity)
  }

  @Test
  func `An affine transform scales a size, and maps a rectangle to bounds of its new corners`() {
    let transform = CGAffineTransform(translationX: 5, y: 5).scaledBy(x: 2, y: 3)
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(rect.applying(transform) == CGRect(x: 5, y: 5, width: 20, height: 60))
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(turned.distance(to: CGRect(x: -20, y: 0, width: 20, height: 10)) < 1e-12)
    #expect(CGRect.null.applying(transform).isNull)
    #expect(CGRect.infinite.applying(transform) == .infinite)
  }

  @Test func `An affine transform and a vector are encoded as lists of numbers`() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    let vector = try JSONEncoder().encode(CGVector(dx: 1, dy: 2))
    #expect(String(decoding: vector, as: UTF8.self) == "[1,2]")
    #expect(try JSONDecoder().decode(CGVector.self, from: vector) == CGVector(dx: 1, dy: 2))
  }
}

@Suite struct `A projection` {
  private let point = CGPoint(x: 3, y: 4)

  @Test func `A projection made from an affine transform maps points as the transform does`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let projection = ProjectionTransform(transform)
    #expect(point.applying(projection) == point.applying(transform))
    #expect(projection.isAffine)
    #expect(!projection.isIdentity)
    #expect(ProjectionTransform().isIdentity)
  }

  @Test func `A projection divides a transformed point by its third coordinate`() {
    var projection = ProjectionTransform()
    projection.m13 = 0.5
    #expect(!projection.isAffine)
    #expect(point.applying(projection) == CGPoint(x: 3 / 2.5, y: 4 / 2.5))
  }

  @Test func `Projections are concatenated in the order of their application, and have inverses`() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 26, y: 12))
    var projection = move.concatenating(scale)
    projection.m13 = 0.25
    projection.m23 = 0.5
    let back = point.applying(projection).applying(projection.inverted())
    #expect(back.distance(to: point) < 1e-12)
    let isInverted = projection.invert()
    #expect(isInverted)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isFlatInverted = flat.invert()
    #expect(!isFlatInverted)
    #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
  }
}

@Suite struct `A projected rectangle` {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `The bounds of a projected rectangle contain the projected corners`() {
    let turn = ProjectionTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 5))
    #expect(turn.bounds(of: rect) == CGRect(x: -60, y: 15, width: 40, height: 30))
    // At the right edge, the third coordinate is 2, so the projection divides by 2.
    var projection = ProjectionTransform()
    projection.m13 = 0.025
    let bounds = projection.bounds(of: CGRect(x: 0, y: 20, width: 40, height: 40))
    #expect(bounds == CGRect(x: 0, y: 10, width: 20, height: 50))
  }

  @Test func `The bounds of a projected rectangle leave out the part behind the eye`() {
    var projection = ProjectionTransform()
    projection.m13 = -0.05
    // At the left edge, the third coordinate is 0.5. The visible part ends at x = 19.99, where the
    // third coordinate is 0.0005. The projection divides by this coordinate.
    let bounds = projection.bounds(of: rect)
    #expect(bounds.origin == CGPoint(x: 20, y: 40))
    #expect(abs(bounds.maxX - 39_980) < 0.001)
    #expect(abs(bounds.maxY - 120_000) < 0.001)
    projection.m33 = 0
    #expect(projection.bounds(of: rect) == .zero)
  }

  @Test func `A projection that turns a rectangle into a line has no inverse`() throws {
    let flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(flat.inverse == nil)
    let edge = ProjectionTransform(CATransform3DMakeRotation(.pi / 2, 0, 1, 0))
    #expect(edge.inverse == nil)
    let double = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
    let half = try #require(double.inverse)
    #expect(half == ProjectionTransform(CGAffineTransform(scaleX: 0.5, y: 0.25)))
  }
}

@Suite struct `An angle` {
  @Test func `An angle can be set and read in degrees and in radians`() {
    #expect(Angle(degrees: 180) == .radians(.pi))
    #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
    #expect(Angle() == .zero)
    var angle = Angle.zero
    angle.degrees = 360
    #expect(angle.radians == 2 * .pi)
  }

  @Test func `Angles can be added, multiplied and compared`() {
    let quarter = Angle.radians(1)
    #expect(quarter + quarter == .radians(2))
    #expect(quarter - .radians(3) == .radians(-2))
    #expect(-quarter == .radians(-1))
    #expect(quarter * 3 == .radians(3))
    #expect(3 * quarter == .radians(3))
    #expect(quarter / 2 == .radians(0.5))
    var angle = quarter
    angle += quarter
    angle *= 3
    angle -= quarter
    angle /= 2
    #expect(angle == .radians(2.5))
    #expect(quarter < angle)
  }
}
