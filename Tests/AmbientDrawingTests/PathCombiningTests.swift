import AmbientDrawing
import Foundation
import Testing

@Suite struct `Combined paths` {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let moved = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  @Test func `Each operation on two squares gives a path that contains the correct points`() {
    let common = square.intersection(moved)
    #expect(common.boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(common.ends.count == 5)
    #expect(square.union(moved).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 15))
    #expect(square.union(moved).ends.count == 9)
    let rest = square.subtracting(moved)
    #expect(rest.ends.count == 7)
    #expect(!rest.contains(CGPoint(x: 7, y: 7)))
    #expect(rest.contains(CGPoint(x: 2, y: 7)))
    let difference = square.symmetricDifference(moved)
    #expect(difference.contains(CGPoint(x: 12, y: 12)))
    #expect(!difference.contains(CGPoint(x: 7, y: 7)))
  }

  @Test func `An operation keeps or drops paths as a whole if their outlines do not cross`() {
    let far = Path(CGRect(x: 100, y: 100, width: 1, height: 1))
    let inner = Path(CGRect(x: 2, y: 2, width: 2, height: 2))
    #expect(square.intersection(far).isEmpty)
    #expect(square.subtracting(far) == square)
    #expect(square.union(inner) == square)
    #expect(square.intersection(inner) == inner)
    #expect(inner.subtracting(square).isEmpty)
    let ring = square.subtracting(inner)
    #expect(!ring.contains(CGPoint(x: 3, y: 3)) && ring.contains(CGPoint(x: 1, y: 1)))
    #expect(square.union(Path()) == square)
    #expect(Path().union(Path()).isEmpty)
  }

  @Test func `Paths with common edges combine correctly`() {
    #expect(square.union(square) == square)
    #expect(square.intersection(square) == square)
    #expect(square.subtracting(square).isEmpty)
    #expect(square.symmetricDifference(square).isEmpty)
    let neighbor = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    let both = square.union(neighbor)
    #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(both.contains(CGPoint(x: 10, y: 5)))
    #expect(both.subpathCount == 1)
    #expect(square.intersection(neighbor).isEmpty)
    let half = Path(CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(square.subtracting(half).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 10))
  }

  @Test func `A union of two paths that touch only in a point has two subpaths`() {
    let diagonal = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(square.union(diagonal).subpathCount == 2)
  }

  @Test func `Combined paths keep their curves`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = circle.intersection(Path(CGRect(x: 50, y: -10, width: 100, height: 200)))
    var curves = 0
    right.forEach { if case .curve = $0 { curves += 1 } }
    #expect(curves == 2)
    #expect(right.boundingRect.distance(to: CGRect(x: 50, y: 0, width: 50, height: 100)) < 1e-9)
    // The circles cross above and below the middle between their centers.
    let other = circle.offsetBy(dx: 60, dy: 0)
    let lens = circle.intersection(other)
    #expect(abs(lens.boundingRect.midX - 80) < 1e-9)
    #expect(abs(lens.boundingRect.height - 80) < 0.05)
    #expect(abs(lens.boundingRect.width - 40) < 1e-9)
    #expect(circle.union(circle) == circle.normalized())
  }

  @Test func `Normalizing a path keeps the area that the given fill rule fills`() {
    let star = Path("50 0 m 80 90 l 2 35 l 98 35 l 20 90 l h") ?? Path()
    let center = CGPoint(x: 50, y: 50)
    #expect(!star.normalized().contains(center))
    #expect(star.normalized(eoFill: false).contains(center))
    #expect(star.normalized(eoFill: false).ends.count == 11)
    #expect(star.normalized(eoFill: false).contains(center, eoFill: true))
  }

  @Test func `lineIntersection and lineSubtraction cut a line at the outline of a path`() {
    let line = Path("-5 5 m 20 5 l") ?? Path()
    #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 20 5 l")
    let corner = Path("5 -5 m 5 5 l 15 5 l") ?? Path()
    #expect(corner.lineIntersection(square).description == "5 0 m 5 5 l 10 5 l")
    #expect(line.lineIntersection(Path()).isEmpty)
    #expect(line.lineSubtraction(Path()) == line)
  }

  @Test func `Each operation on random paths gives a path that contains the correct points`() {
    for seed in 0..<10 as Range<UInt64> {
      var random = RandomPaths(seed: seed)
      let (first, second) = (random.path(), random.path())
      for eoFill in [false, true] {
        let results: [(Path, (Bool, Bool) -> Bool)] = [
          (first.intersection(second, eoFill: eoFill), { $0 && $1 }),
          (first.union(second, eoFill: eoFill), { $0 || $1 }),
          (first.subtracting(second, eoFill: eoFill), { $0 && !$1 }),
          (first.symmetricDifference(second, eoFill: eoFill), { $0 != $1 }),
          (first.normalized(eoFill: eoFill), { isInside, _ in isInside }),
        ]
        let polygons = (first.polygons(perCurve: 100) + second.polygons(perCurve: 100))
        for _ in 0..<60 {
          let point = random.point()
          if polygons.contains(where: { $0.distance(to: point, isClosed: true) < 0.2 }) { continue }
          let isInFirst = first.contains(point, eoFill: eoFill)
          let isInSecond = second.contains(point, eoFill: eoFill)
          for (index, (path, isInside)) in results.enumerated() {
            let expected = isInside(isInFirst, isInSecond)
            #expect(path.contains(point) == expected, "Seed \(seed), operation \(index)")
            #expect(path.contains(point, eoFill: true) == expected, "Seed \(seed), even-odd")
          }
        }
      }
    }
  }
}

extension Path {
  fileprivate var subpathCount: Int {
    var count = 0
    forEach { if case .move = $0 { count += 1 } }
    return count
  }
}
