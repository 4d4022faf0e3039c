import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `The current path of a Core Graphics context` {
  @Test func `A CGContext adds lines, curves and arcs to its current path`() {
    let other = CGPath(rect: CGRect(x: 50, y: 0, width: 5, height: 5), transform: nil)
    var path: CGPath?
    _ = recorded { context in
      // This call adds nothing, because the path has no current point yet.
      context.addLine(to: CGPoint(x: 1, y: 1))
      context.addLines(between: [.zero, CGPoint(x: 5, y: 0)])
      context.addCurve(
        to: CGPoint(x: 10, y: 0),
        control1: CGPoint(x: 6, y: 2),
        control2: CGPoint(x: 9, y: 2)
      )
      context.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5))
      context.addArc(
        tangent1End: CGPoint(x: 30, y: 0),
        tangent2End: CGPoint(x: 30, y: 10),
        radius: 4
      )
      context.addArc(
        center: CGPoint(x: 40, y: 20),
        radius: 5,
        startAngle: 0,
        endAngle: .pi,
        clockwise: false
      )
      context.closePath()
      context.addRects([CGRect(x: 60, y: 0, width: 1, height: 1)])
      context.addEllipse(in: CGRect(x: 70, y: 0, width: 4, height: 2))
      context.addPath(other)
      path = context.path
    }
    let expected = CGMutablePath()
    expected.addLines(between: [.zero, CGPoint(x: 5, y: 0)])
    expected.addCurve(
      to: CGPoint(x: 10, y: 0),
      control1: CGPoint(x: 6, y: 2),
      control2: CGPoint(x: 9, y: 2)
    )
    expected.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5))
    expected.addArc(
      tangent1End: CGPoint(x: 30, y: 0),
      tangent2End: CGPoint(x: 30, y: 10),
      radius: 4
    )
    expected.addArc(
      center: CGPoint(x: 40, y: 20),
      radius: 5,
      startAngle: 0,
      endAngle: .pi,
      clockwise: false
    )
    expected.closeSubpath()
    expected.addRects([CGRect(x: 60, y: 0, width: 1, height: 1)])
    expected.addEllipse(in: CGRect(x: 70, y: 0, width: 4, height: 2))
    expected.addPath(other)
    #expect(path == expected)
  }

  @Test func `A CGContext reports the bounding box of its path, and whether a point is inside`() {
    let unit = CGRect(x: 0, y: 0, width: 10, height: 10)
    var answers: [Bool] = []
    _ = recorded { context in
      #expect(context.path == nil && context.isPathEmpty)
      #expect(context.currentPointOfPath == .zero)
      #expect(context.boundingBoxOfPath.isNull)
      context.addRect(unit)
      #expect(context.currentPointOfPath == .zero)
      #expect(context.boundingBoxOfPath == unit)
      // The second point is to the left of the rectangle, but inside its stroke. The stroke is
      // 1 point wide, so that it reaches from x = -0.5 to x = 0.5 there.
      let (inside, edge) = (CGPoint(x: 5, y: 5), CGPoint(x: -0.25, y: 5))
      answers = [
        context.pathContains(inside, mode: .fill), context.pathContains(inside, mode: .stroke),
        context.pathContains(edge, mode: .eoFill), context.pathContains(edge, mode: .stroke),
        context.pathContains(edge, mode: .fillStroke),
      ]
      context.setLineWidth(2)
      context.replacePathWithStrokedPath()
      #expect(context.boundingBoxOfPath == unit.insetBy(dx: -1, dy: -1))
      context.beginPath()
      #expect(context.isPathEmpty)
    }
    #expect(answers == [true, false, false, true, true])
  }

  @Test func `A CGContext converts points between user space and device space`() {
    _ = recorded { context in
      context.translateBy(x: 10, y: 0)
      context.concatenate(CGAffineTransform(scaleX: 2, y: 2))
      #expect(context.ctm == CGAffineTransform(2, 0, 0, 2, 10, 0))
      #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 2)) == CGPoint(x: 12, y: 4))
      #expect(context.convertToUserSpace(CGPoint(x: 12, y: 4)) == CGPoint(x: 1, y: 2))
    }
  }
}
