import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@testable import LayoutGallery

@Suite("LayoutGallery") @MainActor
struct LayoutGalleryTests {
  private let host = TestHost(size: CGSize(width: 320, height: 480)) { LayoutGalleryScreen() }

  @Test func `A flow layout wraps its words, and beginsLine moves a word to a new line`() {
    let host = TestHost(screen: .cells(columns: 12, rows: 4)) {
      FlowLayout(spacing: 1, lineSpacing: 0) {
        Text("one")
        Text("two")
        Text("three")
        Text("four").beginsLine()
        Text("5")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(host.picture == "one two\nthree\nfour 5")
    host.size.width = 20
    #expect(host.picture == "one two three\nfour 5")
  }

  @Test(arguments: [
    (HorizontalAlignment.center, "ab cd\n efg"), (.trailing, "ab cd\n  efg"),
    (.leading, "ab cd\nefg"),
  ])
  func `Lines of a flow layout are aligned`(alignment: HorizontalAlignment, picture: String) {
    let host = TestHost(screen: .cells(columns: 5, rows: 2)) {
      FlowLayout(alignment: alignment, spacing: 1, lineSpacing: 0) {
        Text("ab")
        Text("cd")
        Text("efg")
      }
    }
    #expect(host.picture == picture)
  }

  @Test func `A radial layout places its views clockwise from the top`() throws {
    let host = TestHost(size: CGSize(width: 120, height: 120)) {
      RadialLayout {
        ForEach(["n", "e", "s", "w"], id: \.self) { Text($0).frame(width: 20, height: 20) }
      }
    }
    #expect(host.frame(of: "n") == CGRect(x: 56, y: 2, width: 8, height: 16))
    #expect(host.frame(of: "e") == CGRect(x: 106, y: 52, width: 8, height: 16))
    #expect(host.frame(of: "s") == CGRect(x: 56, y: 102, width: 8, height: 16))
    #expect(host.frame(of: "w") == CGRect(x: 6, y: 52, width: 8, height: 16))
  }

  @Test func `All buttons are as wide as the widest one`() throws {
    let frames = try ["Back", "Reset", "Forward"].map { title in
      try #require(host.element(title, of: .button).flatMap(host.frame))
    }
    #expect(frames.map(\.width) == [80, 80, 80])
    #expect(frames[1].minX == frames[0].maxX + 8)
    #expect(frames[2].minX == frames[1].maxX + 8)
  }

  @Test func `Planets keep their state when the layout changes`() {
    host.tap("Mars")
    #expect(host.texts.contains("✓"))
    let bodies = host.bodies { host.choose("Column", in: "Arrangement") }
    #expect(!bodies.contains("PlanetView"))
    #expect(host.texts.contains("✓"))
    #expect(host.frame(of: "Mercury")?.midX == host.frame(of: "Saturn")?.midX)
    host.choose("Row", in: "Arrangement")
    #expect(host.frame(of: "Mercury")?.midY == host.frame(of: "Saturn")?.midY)
  }

  @Test func `The forward and back buttons turn the planets`() throws {
    let before = try #require(host.frame(of: "Mercury"))
    host.tap("Forward")
    let after = try #require(host.frame(of: "Mercury"))
    #expect(after.midX > before.midX)
    #expect(after.midY > before.midY)
    host.tap("Back")
    #expect(host.frame(of: "Mercury") == before)
  }

  @Test func `The orbit goes through the centers of the planets in each layout`() throws {
    for layout in ["Radial", "Row", "Column", "Flow"] {
      host.choose(layout, in: "Arrangement")
      let points = try orbit()
      #expect(points.count == Planet.all.count)
      for (point, planet) in zip(points, Planet.all) {
        let frame = try #require(host.frame(of: planet.name))
        #expect(abs(point.x - frame.midX) <= 1)
        #expect(abs(point.y - frame.midY) <= 1)
      }
    }
    let bodies = host.bodies { host.choose("Radial", in: "Arrangement") }
    #expect(!bodies.contains("PlanetView"))
  }

  /// The points of the orbit on the screen.
  private func orbit() throws -> [CGPoint] {
    let element = try #require(host.elements(with: .accessibilityIdentifier, "orbit").first)
    let frame = try #require(host.frame(of: element))
    let shape = ([element] + element.descendants).compactMap { $0.detail(ShapeDetail.self) }.first
    let path = try #require(shape).path(in: CGRect(origin: .zero, size: frame.size))
    var points: [CGPoint] = []
    path.forEach { part in
      switch part {
      case .move(let point), .line(let point):
        points.append(CGPoint(x: frame.minX + point.x, y: frame.minY + point.y))
      default: break
      }
    }
    return points
  }
}
