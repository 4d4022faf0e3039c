import AmbientDrawing
import Foundation
import Testing

@Suite struct `An arc` {
  /// The angles of an arc around the origin, and the angle that the arc should span, in degrees.
  ///
  /// The spanned angle, `turn`, is negative if the angle decreases from the start of the arc to its
  /// end.
  struct Case: Sendable {
    let start: Double
    let end: Double
    let clockwise: Bool
    let turn: Double
  }

  static let cases = [
    Case(start: 0, end: 90, clockwise: false, turn: 90),
    Case(start: 0, end: 90, clockwise: true, turn: -270),
    Case(start: 0, end: -90, clockwise: true, turn: -90),
    Case(start: 0, end: -90, clockwise: false, turn: 270),
    Case(start: -90, end: 180, clockwise: false, turn: 270),
    Case(start: 30, end: 400, clockwise: false, turn: 370),
    Case(start: 0, end: 360, clockwise: false, turn: 360),
    Case(start: 0, end: 360, clockwise: true, turn: -360),
    Case(start: 90, end: 450, clockwise: true, turn: -360),
    Case(start: 0, end: -360, clockwise: true, turn: -360),
    Case(start: 450, end: 90, clockwise: false, turn: 360),
    Case(start: 0, end: 100, clockwise: true, turn: -260),
    Case(start: 20, end: 20, clockwise: false, turn: 0),
  ]

  @Test(arguments: cases)
  func `An arc goes from its start to its end angle in the given direction`(arc: Case) throws {
    let path = Path { path in
      path.addArc(
        center: .zero,
        radius: 10,
        startAngle: .degrees(arc.start),
        endAngle: .degrees(arc.end),
        clockwise: arc.clockwise
      )
    }
    let relative = Path { path in
      path.addRelativeArc(
        center: .zero,
        radius: 10,
        startAngle: .degrees(arc.start),
        delta: .degrees(arc.turn)
      )
    }
    let start = try #require(path.ends.first)
    let direction = CGVector(angle: .degrees(arc.start))
    #expect(start.distance(to: CGPoint(x: 10 * direction.dx, y: 10 * direction.dy)) < 1e-9)
    #expect(path.ends.count == relative.ends.count)
    for (point, other) in zip(path.ends, relative.ends) {
      #expect(point.distance(to: other) < 1e-6)
    }
    #expect(path.ends.count == 1 + Int((abs(arc.turn) / 90).rounded(.up)))
    // The point in the middle of the arc shows in which direction the arc goes.
    let middle = path.trimmedPath(from: 0, to: 0.5).currentPoint ?? start
    let expected = CGVector(angle: .degrees(arc.start + arc.turn / 2))
    #expect(middle.distance(to: CGPoint(x: 10 * expected.dx, y: 10 * expected.dy)) < 0.01)
  }

  @Test func `The points of an arc are close to its circle`() {
    let path = Path { path in
      path.addArc(
        center: CGPoint(x: 5, y: 5),
        radius: 100,
        startAngle: .degrees(10),
        endAngle: .degrees(310),
        clockwise: false
      )
    }
    for point in path.samples(perCurve: 100) {
      #expect(abs(point.distance(to: CGPoint(x: 5, y: 5)) - 100) < 0.03)
    }
  }

  @Test func `An arc is drawn clockwise on the screen if clockwise is false`() {
    let path = Path { path in
      path.addArc(
        center: .zero,
        radius: 10,
        startAngle: .zero,
        endAngle: .degrees(180),
        clockwise: false
      )
    }
    // The y-axis points down, so the arc is in the lower half.
    #expect(path.contains(CGPoint(x: 0, y: 5)))
    #expect(!path.contains(CGPoint(x: 0, y: -5)))
  }

  @Test func `An arc continues an open subpath or begins a new one`() {
    func elements(after text: String) -> String {
      var path = Path(text) ?? Path()
      path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .zero)
      return path.description
    }
    #expect(elements(after: "") == "1 0 m")
    #expect(elements(after: "5 0 m") == "5 0 m 1 0 l")
    #expect(elements(after: "5 0 m 1 0 l") == "5 0 m 1 0 l")
    #expect(elements(after: "5 0 m 1 1 l h") == "5 0 m 1 1 l h 1 0 m")
  }

  @Test func `An arc with a very large angle has only a thousand full turns`() {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(1e30))
    var curves = 0
    path.forEach { if case .curve = $0 { curves += 1 } }
    // A full turn consists of 4 curves. The rest of the angle adds at most 4 curves.
    #expect(curves >= 4_000 && curves <= 4_004)
  }

  @Test func `After a closed subpath, the line to an arc begins where the subpath began`() {
    var path = Path("1 0 m 5 0 l 5 5 l h") ?? Path()
    path.addArc(
      tangent1End: CGPoint(x: 9, y: 0),
      tangent2End: CGPoint(x: 9, y: 8),
      radius: 2
    )
    #expect(path.description.hasPrefix("1 0 m 5 0 l 5 5 l h 1 0 m 7 0 l"))
  }

  @Test func `addArc applies its transform to the arc`() {
    let transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 1)
    let arc = Path { path in
      path.addArc(
        center: CGPoint(x: 1, y: 1),
        radius: 2,
        startAngle: .degrees(20),
        endAngle: .degrees(300),
        clockwise: false
      )
    }
    let transformed = Path { path in
      path.addArc(
        center: CGPoint(x: 1, y: 1),
        radius: 2,
        startAngle: .degrees(20),
        endAngle: .degrees(300),
        clockwise: false,
        transform: transform
      )
    }
    #expect(transformed == arc.applying(transform))
  }

  @Test func `An arc that rounds a right angle touches both lines of the corner`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 100, y: 0),
        tangent2End: CGPoint(x: 100, y: 100),
        radius: 30
      )
    }
    let ends = path.ends
    #expect(ends.count == 3)
    #expect(ends[1].distance(to: CGPoint(x: 70, y: 0)) < 1e-9)
    #expect(ends[2].distance(to: CGPoint(x: 100, y: 30)) < 1e-9)
    for point in path.trimmedPath(from: 0.7, to: 1).samples(perCurve: 20) {
      #expect(abs(point.distance(to: CGPoint(x: 70, y: 30)) - 30) < 0.01)
    }
  }

  @Test func `An arc that rounds a corner of any angle touches both lines`() {
    for degrees in stride(from: -170.0, through: 170, by: 20) where degrees != 0 {
      let turned = CGVector(angle: .degrees(degrees))
      let corner = CGPoint(x: 100, y: 0)
      let path = Path { path in
        path.move(to: .zero)
        path.addArc(
          tangent1End: corner,
          tangent2End: CGPoint(x: 100 + turned.dx * 50, y: turned.dy * 50),
          radius: 5
        )
      }
      // The distance from the corner to each end of the arc.
      let length = 5 * tan(abs(degrees) / 2 * .pi / 180)
      let ends = path.ends
      #expect(ends[1].distance(to: CGPoint(x: 100 - length, y: 0)) < 1e-9)
      let end = CGPoint(x: 100 + turned.dx * length, y: turned.dy * length)
      #expect((ends.last ?? .zero).distance(to: end) < 1e-9)
    }
  }

  @Test func `addArc adds only a line if there is no corner or the radius is zero`() {
    func elements(_ end: CGPoint, radius: CGFloat) -> String {
      Path { path in
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: radius)
      }.description
    }
    #expect(elements(CGPoint(x: 20, y: 0), radius: 5) == "0 0 m 10 0 l")
    #expect(elements(CGPoint(x: 10, y: 0), radius: 5) == "0 0 m 10 0 l")
    #expect(elements(CGPoint(x: 10, y: 10), radius: 0) == "0 0 m 10 0 l")
  }
}
