import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import Parallax

@Suite("Parallax") @MainActor
struct ParallaxTests {
  private let host = TestHost(size: CGSize(width: 320, height: 480)) { ParallaxScreen() }

  @Test func `The header is at the top, and the stages are below it`() {
    #expect(host.frame(of: "header") == CGRect(x: 0, y: 0, width: 320, height: 160))
    #expect(host.frame(of: "stage 1")?.minY == 160)
    #expect(host.frame(of: "stage 2")?.minX == 16)
  }

  @Test func `The header has its title at the bottom`() throws {
    let place = try #require(host.frame(of: "Eastern Alps"))
    #expect(place.minX == 16)
    #expect(place.maxY == 144)
  }

  @Test func `Mountains reach from edge to edge`() {
    let path = Mountains(heights: [0.5, 1, 0]).path(
      in: CGRect(x: 0, y: 0, width: 100, height: 40)
    )
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(path.contains(CGPoint(x: 50, y: 5)))
    #expect(!path.contains(CGPoint(x: 90, y: 5)))
  }

  @Test func `Rows have equal heights with lines between them`() throws {
    let rows = try (1...8).map { try #require(host.frame(of: "stage \($0)")) }
    #expect(Set(rows.map(\.height)).count == 1)
    #expect(rows[1].minY == rows[0].maxY + 1)
    #expect(host.elements(of: .divider).count == 8)
  }

  @Test func `The landscape moves at half the speed of the stages`() throws {
    let title = try #require(host.frame(of: "Ridge Trail"))
    let bodies = host.bodies { host.scroll(by: CGSize(width: 0, height: 80)) }
    #expect(host.frame(of: "stage 1")?.minY == 80)
    #expect(host.frame(of: "Ridge Trail")?.minY == title.minY - 40)
    #expect(!bodies.contains("StageRow"))
    #expect(!bodies.contains("Landscape"))
    host.scroll(to: .zero)
    #expect(host.frame(of: "Ridge Trail") == title)
  }

  @Test func `A bar shows the title when the header has scrolled away`() {
    let host = TestHost(size: CGSize(width: 320, height: 320)) { ParallaxScreen() }
    func barRuns(after distance: CGFloat) -> Bool {
      host.bodies { host.scroll(by: CGSize(width: 0, height: distance)) }.contains("TitleBar")
    }
    #expect(!barRuns(after: 120))
    #expect(barRuns(after: 40))
    #expect(host.picture.contains("              Ridge Trail"))
    #expect(!barRuns(after: 10))
    #expect(barRuns(after: -60))
    #expect(!host.picture.contains("              Ridge Trail"))
  }

  @Test func `A wider screen has a wider header, and no row runs`() {
    let bodies = host.bodies { host.size.width = 480 }
    #expect(host.frame(of: "header")?.width == 480)
    #expect(!bodies.contains("StageRow"))
    #expect(!bodies.contains("ParallaxScreen"))
  }
}
