import AmbientDrawing
import Foundation
import Testing

@Suite struct `The outline of a CGPath` {
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
  private let other = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)

  @Test func `applyWithBlock passes each element and its points to the closure`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
    path.addCurve(
      to: CGPoint(x: 3, y: 0),
      control1: CGPoint(x: 2, y: 2),
      control2: CGPoint(x: 3, y: 2)
    )
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      let type = element.pointee.type
      types.append(type)
      let counts: [CGPathElementType: Int] = [.addQuadCurveToPoint: 2, .addCurveToPoint: 3]
      if type != .closeSubpath { ends.append(element.pointee.points[(counts[type] ?? 1) - 1]) }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ]
    )
    #expect(ends == (0...3).map { CGPoint(x: CGFloat($0), y: 0) })
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func `isRect finds a rectangle regardless of the corner at which the path begins`() {
    var rect = CGRect.null
    let size = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(square.isRect(&rect) && rect == size)
    #expect(square.isRect(nil))
    let turned = CGMutablePath()
    turned.addLines(between: [
      CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20), CGPoint(x: 0, y: 20), .zero,
      CGPoint(x: 20, y: 0),
    ])
    rect = .null
    #expect(turned.isRect(&rect) && rect == size)
  }

  @Test func `isRect is false for a path that is not a single upright rectangle`() {
    var rect = CGRect.null
    let tilted = CGAffineTransform(rotationAngle: 0.5)
    let bow = CGMutablePath()
    bow.addLines(between: [
      .zero, CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20),
    ])
    let two = CGMutablePath()
    two.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 0, width: 1, height: 1)])
    let paths = [
      CGMutablePath(), CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil),
      square.copy(using: [tilted]), bow, two, CGPath(rect: .zero, transform: nil),
    ]
    for path in paths { #expect(path?.isRect(&rect) == false) }
    #expect(rect == .null)
  }

  @Test func `The dashes of a path are open subpaths along the path`() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    func text(_ path: CGPath) -> String { Path(path).description }
    #expect(text(line.copy(dashingWithPhase: 0, lengths: [4, 2])) == "0 0 m 4 0 l 6 0 m 10 0 l")
    #expect(
      text(line.copy(dashingWithPhase: 3, lengths: [4, 2]))
        == "0 0 m 1 0 l 3 0 m 7 0 l 9 0 m 10 0 l"
    )
    let shift = CGAffineTransform(translationX: 0, y: 5)
    #expect(
      text(line.copy(dashingWithPhase: 0, lengths: [8], transform: shift)) == "0 5 m 8 5 l"
    )
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
    let around = square.copy(dashingWithPhase: 0, lengths: [30, 50])
    #expect(text(around) == "0 0 m 20 0 l 20 10 l")
  }

  @Test func `Operations on paths use a fill rule to decide which points are inside`() {
    let corner = CGPoint(x: 15, y: 15)
    let (first, second) = (CGPoint(x: 5, y: 5), CGPoint(x: 25, y: 25))
    func inside(_ path: CGPath) -> [Bool] { [first, corner, second].map { path.contains($0) } }
    #expect(inside(square.intersection(other)) == [false, true, false])
    #expect(inside(square.union(other)) == [true, true, true])
    #expect(inside(square.subtracting(other)) == [true, false, false])
    #expect(inside(square.symmetricDifference(other)) == [true, false, true])
    #expect(square.intersects(other))
    let far = CGPath(rect: CGRect(x: 50, y: 0, width: 5, height: 5), transform: nil)
    #expect(!square.intersects(far))
    let both = CGMutablePath()
    both.addPath(square)
    both.addPath(other)
    #expect(inside(both.normalized()) == [true, false, true])
    #expect(inside(both.normalized(using: .winding)) == [true, true, true])
    #expect(inside(both.subtracting(other, using: .evenOdd)) == [true, false, false])
  }

  @Test func `lineIntersection and lineSubtracting cut a line at the edges of another path`() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 30, y: 5)])
    func text(_ path: CGPath) -> String { Path(path).description }
    #expect(text(line.lineIntersection(square)) == "0 5 m 20 5 l")
    #expect(text(line.lineSubtracting(square)) == "-5 5 m 0 5 l 20 5 m 30 5 l")
  }
}
