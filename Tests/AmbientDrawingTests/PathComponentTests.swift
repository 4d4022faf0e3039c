import AmbientDrawing
import Foundation
import Testing

@Suite struct `The separate parts of a CGPath` {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: side, height: side)
  }

  private func parts(_ rects: [CGRect], _ rule: CGPathFillRule = .evenOdd) -> [CGPath] {
    let path = CGMutablePath()
    path.addRects(rects)
    return path.componentsSeparated(using: rule)
  }

  @Test func `Squares that do not touch are separate parts of a path`() {
    let parts = parts([square(0, 0, 10), square(20, 0, 10)])
    let boxes = parts.map(\.boundingBox).sorted { $0.minX < $1.minX }
    #expect(boxes == [square(0, 0, 10), square(20, 0, 10)])
  }

  @Test func `Squares that overlap are one part of a path`() {
    #expect(parts([square(0, 0, 10), square(5, 5, 10)], .winding).count == 1)
  }

  @Test func `A part of a path keeps its holes, and a part in a hole is separate`() throws {
    let parts = parts([square(0, 0, 50), square(10, 10, 30), square(20, 20, 10)])
      .sorted { $0.boundingBox.width > $1.boundingBox.width }
    #expect(parts.map(\.boundingBox) == [square(0, 0, 50), square(20, 20, 10)])
    let frame = try #require(parts.first)
    #expect(frame.contains(CGPoint(x: 5, y: 25), using: .evenOdd))
    #expect(!frame.contains(CGPoint(x: 15, y: 25), using: .evenOdd))
    #expect(!frame.contains(CGPoint(x: 25, y: 25), using: .evenOdd))
  }

  @Test func `The winding rule fills a square inside a square if both have the same direction`() {
    #expect(
      parts([square(0, 0, 50), square(10, 10, 30)], .winding).map(\.boundingBox) == [
        square(0, 0, 50)
      ]
    )
  }

  @Test func `An empty path has no parts`() { #expect(parts([]).isEmpty) }
}

@Suite struct `The flattening of a CGPath` {
  private func points(_ path: CGPath) -> [CGPoint] {
    var points: [CGPoint] = []
    Path(path).forEach { element in
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .closeSubpath: break
      default: Issue.record("\(element) is not a line")
      }
    }
    return points
  }

  @Test(arguments: [1, 0.1, 0.01] as [CGFloat])
  func `A flattened circle deviates from the circle by at most the threshold`(threshold: CGFloat) {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let points = points(circle.flattened(threshold: threshold))
    #expect(points.count > 8)
    for (start, end) in zip(points, points.dropFirst()) {
      let middle = hypot((start.x + end.x) / 2, (start.y + end.y) / 2)
      #expect(abs(middle - 50) <= threshold + 0.02)
    }
  }

  @Test func `A curve that is flattened with a smaller threshold has more lines`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    let counts = [10, 1, 0.1].map { points(path.flattened(threshold: $0)).count }
    #expect(counts == counts.sorted() && Set(counts).count == 3)
    #expect(points(path.flattened(threshold: 1)).last == CGPoint(x: 100, y: 0))
  }

  @Test func `Flattening does not change a path of lines`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 5))
    path.addLines(between: [CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0)])
    #expect(path.flattened(threshold: 0.5) == path)
  }

  @Test func `Flattening replaces a straight curve with one line`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 0))
    #expect(points(path.flattened(threshold: 0.1)) == [.zero, CGPoint(x: 10, y: 0)])
  }
}
