import AmbientDrawing
import Foundation
import Testing

@Suite struct `A stroked path` {
  private let line = Path("0 0 m 100 0 l") ?? Path()
  private let corner = Path("0 0 m 100 0 l 100 100 l") ?? Path()

  @Test func `A stroked line is an outline around the line`() {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(outline.description == "0 5 m 100 5 l 100 -5 l 0 -5 l h")
  }

  @Test func `A stroked closed path has an inner and an outer outline`() {
    let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let outline = square.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(
      outline.description == """
        5 5 m 95 5 l 95 95 l 5 95 l h -5 -5 m -5 105 l 105 105 l 105 -5 l h
        """
    )
  }

  @Test(arguments: [
    (CGLineCap.butt, 0.0 as CGFloat), (.round, 5), (.square, 5),
  ])
  func `A stroked line has caps at its ends`(cap: CGLineCap, length: CGFloat) {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
    let bounds = CGRect(x: -length, y: -5, width: 100 + 2 * length, height: 10)
    #expect(outline.boundingRect.distance(to: bounds) < 1e-9)
    #expect(outline.contains(CGPoint(x: 104.5, y: 4.5)) == (cap == .square))
    #expect(outline.contains(CGPoint(x: -4.5, y: -4.5)) == (cap == .square))
    #expect(outline.contains(CGPoint(x: 104.5, y: 0)) == (cap != .butt))
  }

  @Test(arguments: [
    (CGLineJoin.miter, 104.9 as CGFloat, 105.1 as CGFloat), (.round, 103.4, 103.7),
    (.bevel, 102.4, 102.6),
  ])
  func `A stroked path has joins at its corners`(
    join: CGLineJoin,
    inside: CGFloat,
    outside: CGFloat
  ) {
    let outline = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join))
    #expect(outline.contains(CGPoint(x: inside, y: 100 - inside)))
    #expect(!outline.contains(CGPoint(x: outside, y: 100 - outside)))
    #expect(outline.contains(CGPoint(x: 95.1, y: 4.9)))
    #expect(!outline.contains(CGPoint(x: 94.9, y: 5.1)))
  }

  @Test func `A stroke cuts off corners that are longer than the miter limit allows`() {
    // At a right angle, the pointed corner is √2 times as long as the line is wide.
    let tip = CGPoint(x: 104.9, y: -4.9)
    func isPointed(_ limit: CGFloat) -> Bool {
      corner.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: limit)).contains(tip)
    }
    #expect(isPointed(1.42))
    #expect(!isPointed(1.41))
    #expect(isPointed(10))
  }

  @Test func `A stroked line has the dashes of its style`() {
    func dashes(_ dash: [CGFloat], phase: CGFloat = 0) -> [ClosedRange<CGFloat>] {
      line.strokedPath(StrokeStyle(lineWidth: 1, dash: dash, dashPhase: phase))
        .polygons(perCurve: 1)
        .map { ($0.points.map(\.x).min() ?? 0)...($0.points.map(\.x).max() ?? 0) }
    }
    #expect(dashes([30, 20]) == [0...30, 50...80])
    #expect(dashes([30]) == [0...30, 60...90])
    #expect(dashes([30, 20], phase: 10) == [0...20, 40...70, 90...100])
    #expect(dashes([30, 20], phase: 40) == [10...40, 60...90])
    #expect(dashes([30, 20], phase: -10) == [10...40, 60...90])
    #expect(dashes([40, 10, 20]) == [0...40, 50...70])
    #expect(dashes([]) == [0...100])
    #expect(dashes([0, 0]) == [0...100])
    #expect(dashes([200, 1]) == [0...100])
  }

  @Test func `A stroke with round caps has dots in place of dashes of length zero`() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 25])
    let outline = line.strokedPath(style)
    #expect(outline.polygons(perCurve: 1).count == 5)
    for x in stride(from: 0, through: 100, by: 25) {
      #expect(outline.contains(CGPoint(x: CGFloat(x) - 1.9, y: 0)))
      #expect(outline.contains(CGPoint(x: CGFloat(x) + 1.9, y: 0)))
      #expect(!outline.contains(CGPoint(x: CGFloat(x) + 2.1, y: 0)))
    }
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4, dash: [0, 25])).isEmpty)
  }

  @Test func `The dashes of a stroke go around corners and along curves`() {
    let outline = corner.strokedPath(StrokeStyle(lineWidth: 4, dash: [120, 1000]))
    #expect(outline.contains(CGPoint(x: 100, y: 19.9)))
    #expect(!outline.contains(CGPoint(x: 100, y: 20.1)))
    #expect(outline.contains(CGPoint(x: 101.9, y: -1.9)))
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let quarters = circle.strokedPath(StrokeStyle(lineWidth: 4, dash: [25 * .pi]))
    for degrees in stride(from: 5.0, to: 360, by: 5) where degrees.remainder(dividingBy: 45) != 0 {
      let direction = CGVector(angle: .degrees(degrees))
      let point = CGPoint(x: direction.dx * 50, y: direction.dy * 50)
      #expect(quarters.contains(point) == (Int(degrees / 90) % 2 == 0))
    }
  }

  @Test(arguments: [(CGLineCap.butt, false), (.round, true), (.square, true)])
  func `A stroked single point is a dot, except with butt caps`(cap: CGLineCap, isDot: Bool) {
    let style = StrokeStyle(lineWidth: 10, lineCap: cap)
    for text in ["50 50 m 50 50 l", "50 50 m h", "50 50 m 50 50 50 50 50 50 c"] {
      let outline = Path(text)?.strokedPath(style)
      #expect(outline?.contains(CGPoint(x: 54, y: 50)) == isDot)
      #expect(outline?.contains(CGPoint(x: 54, y: 54)) == (cap == .square))
    }
    #expect(Path("50 50 m")?.strokedPath(style).isEmpty == true)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func `A stroke without a positive and finite width is empty`(width: CGFloat) {
    #expect(corner.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  /// With round joins and caps, a stroke contains exactly the points near the path.
  @Test(arguments: [0.5, 4, 15, 60] as [CGFloat])
  func `A stroke contains the points up to half a line width from the path`(width: CGFloat) {
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    for seed in 0..<20 as Range<UInt64> {
      var random = RandomPaths(seed: seed)
      let path = random.path()
      let outline = path.strokedPath(style)
      let polygons = path.polygons(perCurve: 600)
      for _ in 0..<60 {
        var point = random.point()
        if let near = path.trimmedPath(from: 0, to: random.fraction()).currentPoint {
          // Move the point close to the path. Points near the edge of the stroke are the hardest to
          // decide.
          let direction = CGVector(angle: .degrees(Double(random.fraction()) * 360))
          let distance = width * random.fraction()
          point = CGPoint(x: near.x + direction.dx * distance, y: near.y + direction.dy * distance)
        }
        let distance = polygons.map { $0.distance(to: point, isClosed: $0.isClosed) }.min() ?? 0
        if abs(distance - width / 2) < min(0.015, width / 200) + 0.002 { continue }
        #expect(outline.contains(point) == (distance < width / 2), "Seed \(seed): \(point)")
      }
    }
  }

  /// The test also checks that the distance from the path to each point of a stroke is at most 30.
  ///
  /// The miter limit allows this distance: it is half the line width times the miter limit, 10 * 3.
  @Test func `With each join and cap, a stroke contains the points beside each line`() {
    for seed in 0..<20 as Range<UInt64> {
      var random = RandomPaths(seed: seed)
      let points = (0..<5).map { _ in random.point() }
      let path = Path { $0.addLines(points) }
      for cap in [CGLineCap.butt, .round, .square] {
        for join in [CGLineJoin.miter, .round, .bevel] {
          let style = StrokeStyle(lineWidth: 20, lineCap: cap, lineJoin: join, miterLimit: 3)
          let outline = path.strokedPath(style)
          for _ in 0..<40 {
            let point = random.point()
            let distance = path.distance(to: point)
            if distance > 30.01 { #expect(!outline.contains(point)) }
            let isBeside = zip(points, points.dropFirst()).contains { start, end in
              let line = CGVector(dx: end.x - start.x, dy: end.y - start.y)
              let toPoint = CGVector(dx: point.x - start.x, dy: point.y - start.y)
              let square = line.dx * line.dx + line.dy * line.dy
              let along = (line.dx * toPoint.dx + line.dy * toPoint.dy) / square
              let across = (line.dx * toPoint.dy - line.dy * toPoint.dx) / square.squareRoot()
              return along > 0 && along < 1 && abs(across) < 9.99
            }
            if isBeside { #expect(outline.contains(point), "Seed \(seed)") }
          }
        }
      }
    }
  }

  @Test(arguments: [
    "0 0 m 100 100 0 100 100 0 c",  // A cusp.
    "0 0 m 150 0 -50 0 100 0 c",  // A line that turns around twice.
    "0 0 m 100 0 0 0 q",  // A line that turns around once.
    "0 0 m 100 0 100 0.5 0 0.5 c",  // A very sharp turn.
    "50 50 m 150 50 50 150 50 50 c h",  // A loop.
    "0 0 m 0 0 0 0 100 50 c",  // A line whose control points are at its start.
    "0 0 m 100 50 100 50 100 50 c",  // A line whose control points are at its end.
  ])
  func `A stroke covers an unusual curve, such as a curve with a sharp turn`(text: String) throws {
    let path = try #require(Path(text))
    for width in [1, 10, 80] as [CGFloat] {
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      let outline = path.strokedPath(style)
      var random = RandomPaths(seed: 1)
      let polygons = path.polygons(perCurve: 1500)
      for _ in 0..<200 {
        let point = random.point()
        let distance = polygons.map { $0.distance(to: point, isClosed: $0.isClosed) }.min() ?? 0
        if abs(distance - width / 2) < min(0.015, width / 200) + 0.002 { continue }
        #expect(outline.contains(point) == (distance < width / 2), "\(point), width \(width)")
      }
    }
  }

  @Test func `The stroke of a smooth curve has few elements`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.strokedPath(StrokeStyle(lineWidth: 2)).ends.count < 150)
  }
}
