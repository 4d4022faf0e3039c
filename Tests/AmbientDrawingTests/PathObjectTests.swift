import AmbientDrawing
import Foundation
import Testing

@Suite struct `A CGPath` {
  private let square = CGRect(x: 10, y: 20, width: 30, height: 30)

  @Test func `A CGPath is created from a Path and can be converted back`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 40, y: 0))
      path.addQuadCurve(to: CGPoint(x: 0, y: 40), control: CGPoint(x: 40, y: 40))
      path.closeSubpath()
    }
    #expect(Path(path.cgPath) == path)
    #expect(path.cgPath == path.cgPath)
    #expect(Set([path.cgPath, path.cgPath]).count == 1)
    #expect(path.cgPath != Path(square).cgPath)
  }

  @Test func `A CGMutablePath applies a transform to the lines and curves that it adds`() {
    let object = CGMutablePath()
    #expect(object.isEmpty)
    #expect(object.currentPoint == .zero)
    object.addLine(to: CGPoint(x: 5, y: 5))
    #expect(object.isEmpty)
    let shift = CGAffineTransform(translationX: 1, y: 2)
    object.move(to: .zero, transform: shift)
    object.addLine(to: CGPoint(x: 10, y: 0), transform: shift)
    object.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5), transform: shift)
    object.addCurve(
      to: CGPoint(x: 30, y: 0),
      control1: CGPoint(x: 22, y: 5),
      control2: CGPoint(x: 28, y: 5),
      transform: shift
    )
    #expect(object.currentPoint == CGPoint(x: 31, y: 2))
    object.closeSubpath()
    object.addLines(between: [.zero, CGPoint(x: 3, y: 4)], transform: shift)
    let text = "1 2 m 11 2 l 16 7 21 2 q 23 7 29 7 31 2 c h 1 2 m 4 6 l"
    #expect(Path(object).description == text)
  }

  @Test func `A CGMutablePath adds whole shapes in the same way as a Path`() {
    let object = CGMutablePath()
    object.addRect(square)
    object.addRects([square, square])
    object.addEllipse(in: square)
    object.addArc(center: .zero, radius: 4, startAngle: 0, endAngle: .pi, clockwise: true)
    object.addRelativeArc(center: .zero, radius: 4, startAngle: 0, delta: 2)
    object.addArc(tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 9, y: 9), radius: 2)
    object.addPath(Path(square).cgPath, transform: CGAffineTransform(scaleX: 2, y: 2))
    let path = Path { path in
      path.addRect(square)
      path.addRects([square, square])
      path.addEllipse(in: square)
      path.addArc(
        center: .zero,
        radius: 4,
        startAngle: .zero,
        endAngle: .radians(.pi),
        clockwise: true
      )
      path.addRelativeArc(center: .zero, radius: 4, startAngle: .zero, delta: .radians(2))
      path.addArc(tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 9, y: 9), radius: 2)
      path.addPath(Path(square), transform: CGAffineTransform(scaleX: 2, y: 2))
    }
    #expect(Path(object) == path)
  }

  @Test func `A CGPath can be created from a rectangle, an ellipse or a rounded rectangle`() {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(Path(CGPath(rect: square, transform: nil)) == Path(square))
    #expect(Path(CGPath(rect: square, transform: &double)) == Path(square).applying(double))
    #expect(Path(CGPath(ellipseIn: square, transform: nil)) == Path(ellipseIn: square))
    let rounded = CGPath(roundedRect: square, cornerWidth: 4, cornerHeight: 6, transform: nil)
    let corner = CGSize(width: 4, height: 6)
    #expect(Path(rounded) == Path(roundedRect: square, cornerSize: corner, style: .circular))
    // A corner that is wider than half of the rectangle is reduced to half of the rectangle.
    let round = CGPath(roundedRect: square, cornerWidth: 90, cornerHeight: 90, transform: nil)
    #expect(round.boundingBoxOfPath == square)
    #expect(!round.contains(CGPoint(x: 11, y: 21)))
  }

  @Test func `Only boundingBox, not boundingBoxOfPath, includes control points`() {
    let object = CGMutablePath()
    #expect(object.boundingBox.isNull)
    object.move(to: .zero)
    object.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(object.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(object.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test func `A fill rule decides which points are inside a CGPath`() {
    let object = CGMutablePath()
    object.addRect(square)
    object.addRect(square.insetBy(dx: 10, dy: 10))
    let middle = CGPoint(x: 25, y: 35)
    #expect(object.contains(middle))
    #expect(!object.contains(middle, using: .evenOdd))
    #expect(!object.contains(middle, transform: CGAffineTransform(translationX: 90, y: 0)))
  }

  @Test func `Copies of a CGMutablePath are independent, and can be stroked`() throws {
    let object = CGMutablePath()
    object.move(to: .zero)
    object.addLine(to: CGPoint(x: 10, y: 0))
    let copy = try #require(object.copy())
    let mutable = try #require(object.mutableCopy())
    mutable.addLine(to: CGPoint(x: 10, y: 10))
    object.closeSubpath()
    #expect(Path(copy).description == "0 0 m 10 0 l")
    #expect(Path(mutable).description == "0 0 m 10 0 l 10 10 l")
    var shift = CGAffineTransform(translationX: 5, y: 5)
    #expect(copy.copy(using: &shift).map(Path.init)?.description == "5 5 m 15 5 l")
    let line = copy.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(line.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
  }
}
