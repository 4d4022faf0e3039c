import AmbientDrawing
import Foundation
import Testing

@Suite struct `A trimmed path` {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `A trimmed path is the part between two fractions of the length`() {
    #expect(square.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l")
    #expect(square.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
    #expect(square.trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
  }

  @Test func `A trimmed path is whole for the range from 0 to 1, and empty for an empty range`() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: -2, to: 3) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(Path().trimmedPath(from: 0.1, to: 0.2).isEmpty)
    #expect(Path("1 1 m")?.trimmedPath(from: 0.1, to: 0.2).isEmpty == true)
  }

  @Test(arguments: [.nan, .infinity] as [CGFloat])
  func `Trimming a curve with a coordinate that is not finite ends quickly`(x: CGFloat) {
    let curve = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: x, y: 5))
    }
    // At most, the result is one move and one curve.
    #expect(curve.trimmedPath(from: 0.25, to: 0.5).description.count { $0.isLetter } < 12)
  }

  @Test func `A trimmed path goes through the subpaths of the original path in order`() {
    let both = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addLines([CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 40)])
    }
    #expect(both.trimmedPath(from: 0, to: 0.75).description == "\(square) 20 0 m 20 20 l")
    #expect(both.trimmedPath(from: 0.5, to: 1).description == "20 0 m 20 40 l")
    #expect(
      both.trimmedPath(from: 0.25, to: 0.625).description
        == "10 10 m 0 10 l 0 0 l 20 0 m 20 10 l"
    )
  }

  @Test func `A trimmed path has curves of the same kind as the original path`() {
    let quadratic = Path("0 0 m 50 100 100 0 q") ?? Path()
    #expect(quadratic.trimmedPath(from: 0, to: 0.5).description == "0 0 m 25 50 50 50 q")
    let cubic = Path("0 0 m 0 100 100 100 100 0 c") ?? Path()
    #expect(cubic.trimmedPath(from: 0, to: 0.5).description == "0 0 m 0 50 25 75 50 75 c")
  }

  @Test func `The length of a trimmed path is in proportion to the difference of the fractions`() {
    for seed in 0..<60 as Range<UInt64> {
      var random = RandomPaths(seed: seed)
      let path = random.path()
      let length = path.sampledLength
      let cuts = [random.fraction(), random.fraction()].sorted()
      let part = path.trimmedPath(from: cuts[0], to: cuts[1])
      let expected = length * (cuts[1] - cuts[0])
      #expect(abs(part.sampledLength - expected) < 1e-3 * length, "Seed \(seed)")
      // The part before the trimmed path has the expected length too, and ends where the trimmed
      // path begins.
      let head = path.trimmedPath(from: 0, to: cuts[0])
      #expect(abs(head.sampledLength - length * cuts[0]) < 1e-3 * length, "Seed \(seed)")
      if let end = head.currentPoint, let start = part.ends.first {
        let isCutAtMove = end.distance(to: start) > 1e-6 * length
        #expect(!isCutAtMove, "Seed \(seed)")
      }
    }
  }
}
