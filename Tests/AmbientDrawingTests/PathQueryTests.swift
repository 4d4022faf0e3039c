import AmbientDrawing
import Foundation
import Testing

@Suite struct `The inside of a path` {
  /// A square with two smaller squares in it.
  ///
  /// One small square is drawn in the direction of the large square, the other in the opposite
  /// direction.
  private let rings = Path { path in
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    path.addLines([
      CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 70), CGPoint(x: 70, y: 70), CGPoint(x: 70, y: 50),
    ])
  }

  @Test func `The inside of a path depends on the fill rule`() {
    let sameDirection = CGPoint(x: 20, y: 20)
    let otherDirection = CGPoint(x: 60, y: 60)
    #expect(rings.contains(sameDirection))
    #expect(!rings.contains(sameDirection, eoFill: true))
    #expect(!rings.contains(otherDirection))
    #expect(!rings.contains(otherDirection, eoFill: true))
    for eoFill in [false, true] {
      #expect(rings.contains(CGPoint(x: 40, y: 40), eoFill: eoFill))
      #expect(!rings.contains(CGPoint(x: 110, y: 40), eoFill: eoFill))
      #expect(!rings.contains(CGPoint(x: -10, y: 20), eoFill: eoFill))
    }
  }

  @Test func `The inside of a circle ends at its radius`() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    for degrees in 0..<360 {
      let direction = CGVector(angle: .degrees(Double(degrees)))
      #expect(circle.contains(CGPoint(x: direction.dx * 49.9, y: direction.dy * 49.9)))
      #expect(!circle.contains(CGPoint(x: direction.dx * 50.1, y: direction.dy * 50.1)))
    }
  }

  @Test func `A point beside a path is outside the path, even if it is level with a corner`() {
    let diamond = Path("0 5 m 5 0 l 10 5 l 5 10 l h") ?? Path()
    #expect(diamond.contains(CGPoint(x: 5, y: 5)))
    #expect(!diamond.contains(CGPoint(x: -1, y: 5)))
    #expect(!diamond.contains(CGPoint(x: -1, y: 0)))
    #expect(!diamond.contains(CGPoint(x: -1, y: 10)))
  }

  @Test func `The inside of a random path equals the inside of a polygon of short lines`() {
    for seed in 0..<50 as Range<UInt64> {
      var random = RandomPaths(seed: seed)
      let path = random.path()
      let polygons = path.polygons(perCurve: 100)
      for _ in 0..<60 {
        let point = random.point()
        // Near the edge, short lines are not exact enough.
        if polygons.contains(where: { $0.distance(to: point, isClosed: true) < 0.2 }) { continue }
        let angle = polygons.reduce(0) { $0 + $1.angle(around: point) }
        let winding = Int((angle / (2 * .pi)).rounded())
        #expect(path.contains(point) == (winding != 0), "Seed \(seed)")
        #expect(path.contains(point, eoFill: true) == (winding % 2 != 0), "Seed \(seed)")
      }
    }
  }
}

@Suite struct `The bounds of a path` {
  @Test func `The bounds of a path do not include control points`() {
    let curve = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    }
    #expect(curve.boundingRect.distance(to: CGRect(x: 0, y: 0, width: 100, height: 50)) < 1e-12)
    let wave = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 0, y: 0),
        control1: CGPoint(x: 40, y: 80),
        control2: CGPoint(x: -40, y: 80)
      )
    }
    #expect(abs(wave.boundingRect.maxY - 60) < 1e-12)
    #expect(abs(wave.boundingRect.minX + wave.boundingRect.maxX) < 1e-12)
  }

  @Test func `The bounds of a path include a point to which the path only moves`() {
    #expect(Path("3 4 m")?.boundingRect == CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test func `The bounds of a random path equal the bounds of many points on the path`() {
    for seed in 0..<100 as Range<UInt64> {
      var random = RandomPaths(seed: seed)
      let path = random.path()
      let samples = path.samples(perCurve: 800)
      let (xs, ys) = (samples.map(\.x), samples.map(\.y))
      let low = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
      let high = CGPoint(x: xs.max() ?? 0, y: ys.max() ?? 0)
      let sampled = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
      #expect(path.boundingRect.distance(to: sampled) < 1e-3, "Seed \(seed)")
      let bounds = path.boundingRect
      #expect(bounds.minX <= low.x + 1e-9 && bounds.minY <= low.y + 1e-9, "Seed \(seed)")
      #expect(bounds.maxX >= high.x - 1e-9 && bounds.maxY >= high.y - 1e-9, "Seed \(seed)")
    }
  }
}
