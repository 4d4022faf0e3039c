import AmbientDrawing
import Foundation
import Testing

@Suite struct `The text of a path` {
  @Test(arguments: [
    "", "0 0 m", "0 0 m 10 0 l", "1.5 -2 m 3 4 5 6 q", "0 0 m 1 2 3 4 5 6 c h",
    "0 0 m 10 0 l h 5 5 l h 1 1 m", "1e+30 0.1 m",
  ])
  func `A path that was created from a text has that text as its description`(text: String) throws {
    #expect(try #require(Path(text)).description == text)
  }

  @Test func `In the text of a path, each letter comes after its numbers`() throws {
    let path = try #require(Path("  0 0 m\n10 0 l 10 5 5 10 0 10 c 3 4 0 0 q h "))
    let expected = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addCurve(
        to: CGPoint(x: 0, y: 10),
        control1: CGPoint(x: 10, y: 5),
        control2: CGPoint(x: 5, y: 10)
      )
      path.addQuadCurve(to: .zero, control: CGPoint(x: 3, y: 4))
      path.closeSubpath()
    }
    #expect(path == expected)
  }

  @Test(arguments: [
    "m", "0 m", "0 0 0 m", "0 0 m 1", "0 0 m 1 1", "10 0 l", "h", "0 0 m 1 l", "0 0 m 1 2 3 q",
    "0 0 m 1 2 c", "0 0 m 1 h", "0 0 x", "0,0 m", "0 0 m 1 2 3 4 5 6 7 8 c", "M 0 0",
  ])
  func `A text with an unknown letter, a wrong number of values or no first move creates no path`(
    text: String
  ) {
    #expect(Path(text) == nil)
  }

  @Test func `The text of a random path describes the path exactly`() {
    for seed in 0..<200 as Range<UInt64> {
      var random = RandomPaths(seed: seed)
      let path = random.path()
      #expect(Path(path.description) == path)
    }
  }
}
