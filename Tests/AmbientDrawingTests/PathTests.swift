import AmbientDrawing
import Foundation
import Testing

@Suite struct `A path` {
  private let corner = CGPoint(x: 10, y: 20)

  @Test func `A new path is empty and has no current point`() {
    let path = Path()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.description == "")
    #expect(path.boundingRect.isNull)
  }

  @Test func `A path stays empty when lines and curves are added without a move`() {
    let path = Path { path in
      path.addLine(to: corner)
      path.addQuadCurve(to: corner, control: .zero)
      path.addCurve(to: corner, control1: .zero, control2: .zero)
      path.addArc(tangent1End: corner, tangent2End: .zero, radius: 1)
      path.closeSubpath()
    }
    #expect(path.isEmpty)
  }

  @Test func `A path lists its elements in order`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: corner)
      path.addQuadCurve(to: .zero, control: corner)
      path.addCurve(to: corner, control1: .zero, control2: corner)
      path.closeSubpath()
    }
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    #expect(
      elements == [
        .move(to: .zero), .line(to: corner), .quadCurve(to: .zero, control: corner),
        .curve(to: corner, control1: .zero, control2: corner), .closeSubpath,
      ]
    )
  }

  @Test func `The current point of a path is the end of its last element`() {
    var path = Path()
    path.move(to: corner)
    #expect(path.currentPoint == corner)
    path.addLine(to: CGPoint(x: 1, y: 2))
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: .zero)
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 5, y: 6), control1: .zero, control2: .zero)
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect(path.currentPoint == corner)
  }

  @Test func `closeSubpath has no effect on a closed subpath`() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let text = path.description
    path.closeSubpath()
    #expect(path.description == text)
  }

  @Test func `A line after a closed subpath begins at the start of that subpath`() {
    let path = Path { path in
      path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      path.addLine(to: .zero)
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 15, height: 15))
    let stroke = path.strokedPath(StrokeStyle(lineWidth: 1))
    #expect(stroke.contains(CGPoint(x: 2.5, y: 2.5)))
  }

  @Test func `addLines connects points with lines`() {
    let path = Path { $0.addLines([.zero, corner, CGPoint(x: 0, y: 20)]) }
    #expect(path.description == "0 0 m 10 20 l 0 20 l")
    #expect(Path { $0.addLines([]) }.isEmpty)
  }

  @Test func `A path outlines rectangles and ellipses clockwise`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(Path(rect).description == "0 0 m 20 0 l 20 10 l 0 10 l h")
    let points = Path(ellipseIn: rect).ends
    #expect(
      points == [
        CGPoint(x: 20, y: 5), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 0),
        CGPoint(x: 20, y: 5),
      ]
    )
    #expect(Path { $0.addRects([rect, rect]) }.description == "\(Path(rect)) \(Path(rect))")
  }

  @Test func `A path treats a rectangle of negative size like the standardized rectangle`() {
    let rect = CGRect(x: 20, y: 10, width: -20, height: -10)
    #expect(Path(rect) == Path(rect.standardized))
    #expect(Path(ellipseIn: rect) == Path(ellipseIn: rect.standardized))
    #expect(Path(roundedRect: rect, cornerRadius: 2).boundingRect == rect.standardized)
  }

  @Test func `A path adds nothing for the null rectangle`() {
    let path = Path { path in
      path.addRect(.null)
      path.addEllipse(in: .null)
      path.addRoundedRect(in: .null, cornerSize: CGSize(width: 1, height: 1))
      path.addRoundedRect(in: .null, cornerRadii: RectangleCornerRadii(topLeading: 1))
    }
    #expect(path.isEmpty)
  }

  @Test func `A path can be transformed and added to another path`() {
    let line = Path("1 2 m 3 4 l 5 6 7 8 q 1 1 2 2 3 3 c h")
    #expect(
      line?.offsetBy(dx: 10, dy: -1).description
        == "11 1 m 13 3 l 15 5 17 7 q 11 0 12 1 13 2 c h"
    )
    #expect(
      line?.applying(CGAffineTransform(scaleX: 2, y: 3)).description
        == "2 6 m 6 12 l 10 18 14 24 q 2 3 4 6 6 9 c h"
    )
    let both = Path { path in
      path.move(to: .zero)
      path.addPath(
        Path("1 2 m 3 4 l") ?? Path(),
        transform: CGAffineTransform(translationX: 1, y: 1)
      )
    }
    #expect(both.description == "0 0 m 2 3 m 4 5 l")
  }

  @Test func `A path of the infinite rectangle contains all points`() {
    let path = Path(CGRect.infinite)
    #expect(path.contains(.zero))
    #expect(path.contains(CGPoint(x: 1e100, y: -1e100)))
  }
}

@Suite struct `A rounded rectangle` {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func `A rounded rectangle fills its rectangle except for the corners`(style: RoundedCornerStyle) {
    let path = Path(roundedRect: rect, cornerRadius: 20, style: style)
    let bounds = path.boundingRect
    #expect(bounds.distance(to: rect) < 1e-9)
    // Both kinds of corners go through the midpoint of the circular corner.
    let gap = 20 * (1 - 0.5.squareRoot())
    #expect(!path.contains(CGPoint(x: gap - 0.1, y: gap - 0.1)))
    #expect(path.contains(CGPoint(x: gap + 0.1, y: gap + 0.1)))
    #expect(path.contains(CGPoint(x: 50, y: 0.1)))
    #expect(path.contains(CGPoint(x: 0.1, y: 30)))
  }

  @Test func `A rounded rectangle has longer corners in the continuous style`() {
    // A continuous corner begins farther from the end of the side than a circular corner. The point
    // lies between the two beginnings, close to the side. Only a continuous corner cuts it off.
    let nearCorner = CGPoint(x: 21, y: 0.02)
    #expect(Path(roundedRect: rect, cornerRadius: 20, style: .circular).contains(nearCorner))
    #expect(!Path(roundedRect: rect, cornerRadius: 20).contains(nearCorner))
  }

  @Test func `A rounded rectangle begins in the middle of its right side`() {
    let path = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    #expect(path.ends.first == CGPoint(x: 100, y: 30))
    #expect(path.ends.dropFirst().first == CGPoint(x: 100, y: 40))
  }

  @Test func `The corner radius of a rounded rectangle is limited to half the side`() {
    let circle = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 90)
    for degrees in 0..<360 {
      let direction = CGVector(angle: .degrees(Double(degrees)))
      let edge = CGPoint(x: 20 + direction.dx * 20, y: 20 + direction.dy * 20)
      #expect(circle.distance(to: edge) < 0.02)
    }
    let ellipse = Path(
      roundedRect: rect,
      cornerSize: CGSize(width: 500, height: 500),
      style: .circular
    )
    let other = Path(ellipseIn: rect)
    for x in stride(from: 1, to: 100, by: 3) {
      for y in stride(from: 1, to: 60, by: 3) {
        let point = CGPoint(x: x, y: y)
        #expect(ellipse.contains(point) == other.contains(point))
      }
    }
  }

  @Test func `A rounded rectangle with a radius of zero is a rectangle`() {
    let path = Path(roundedRect: rect, cornerRadius: 0)
    #expect(
      path.ends.dropFirst().dropLast() == [
        CGPoint(x: 100, y: 60), CGPoint(x: 0, y: 60), CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0),
      ]
    )
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func `A rounded rectangle can have corners of different radii`(style: RoundedCornerStyle) {
    let radii = RectangleCornerRadii(topLeading: 60, bottomTrailing: 10)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: style)
    #expect(path.boundingRect.distance(to: rect) < 1e-9)
    #expect(path.contains(CGPoint(x: 99.9, y: 0.1)))
    #expect(path.contains(CGPoint(x: 0.1, y: 59.9)))
    let gap = 1 - 0.5.squareRoot()
    #expect(!path.contains(CGPoint(x: 60 * gap - 0.2, y: 60 * gap - 0.2)))
    #expect(path.contains(CGPoint(x: 60 * gap + 0.2, y: 60 * gap + 0.2)))
    #expect(!path.contains(CGPoint(x: 100 - 10 * gap + 0.2, y: 60 - 10 * gap + 0.2)))
    #expect(path.contains(CGPoint(x: 100 - 10 * gap - 0.2, y: 60 - 10 * gap - 0.2)))
  }

  @Test func `A rounded rectangle shrinks its radii if two corners do not fit on a side`() {
    let radii = RectangleCornerRadii(topLeading: 90, bottomLeading: 30, topTrailing: 20)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    let fitting = RectangleCornerRadii(topLeading: 45, bottomLeading: 15, topTrailing: 10)
    #expect(path == Path(roundedRect: rect, cornerRadii: fitting, style: .circular))
  }

  @Test(arguments: [.infinity, .greatestFiniteMagnitude] as [CGFloat])
  func `A rounded rectangle with an endless radius has the largest radius that fits`(
    radius: CGFloat
  ) {
    let both = RectangleCornerRadii(topLeading: radius, bottomLeading: radius)
    let fittingBoth = RectangleCornerRadii(topLeading: 30, bottomLeading: 30)
    #expect(
      Path(roundedRect: rect, cornerRadii: both, style: .circular)
        == Path(roundedRect: rect, cornerRadii: fittingBoth, style: .circular)
    )
    let radii = RectangleCornerRadii(topLeading: radius)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    let fitting = RectangleCornerRadii(topLeading: 60)
    #expect(path == Path(roundedRect: rect, cornerRadii: fitting, style: .circular))
  }
}
