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

  @Test func `A header moves at half speed and fades, and grows when it is pulled down`() {
    let up = HeaderMotion(top: -80, height: 160)
    #expect(up.offset == 40)
    #expect(up.opacity == 0.5)
    #expect(up.scale == 1)
    #expect(HeaderMotion(top: -200, height: 160).opacity == 0)
    let down = HeaderMotion(top: 40, height: 160)
    #expect(down.offset == 0)
    #expect(down.opacity == 1)
    #expect(down.scale == 1.25)
  }

  @Test func `The landscape moves at half the speed of the stages and runs no body`() throws {
    let title = try #require(host.frame(of: "Ridge Trail"))
    let bodies = host.bodies { host.scroll(by: CGSize(width: 0, height: 80)) }
    #expect(bodies == [])
    #expect(host.frame(of: "header")?.minY == -80)
    #expect(host.frame(of: "stage 1")?.minY == 80)
    #expect(host.frame(of: "Ridge Trail")?.minY == title.minY - 40)
    #expect(effects(in: host)[1] == "opacity(0.5) offset(0 40)")
    host.scroll(to: .zero)
    #expect(host.frame(of: "Ridge Trail") == title)
  }

  @Test func `A row fades at the edge of the screen`() {
    let host = TestHost(size: CGSize(width: 320, height: 320)) { ParallaxScreen() }
    // The first two effects belong to the header.
    #expect(effects(in: host)[2] == "opacity(1)")
    host.scroll(by: CGSize(width: 0, height: 185))
    #expect(host.frame(of: "stage 1")?.minY == -25)
    #expect(effects(in: host)[2] != "opacity(1)")
    #expect(effects(in: host)[4] == "opacity(1)")
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

  @Test func `The button in the bar scrolls to the top and hides the bar`() {
    let host = TestHost(size: CGSize(width: 320, height: 320)) { ParallaxScreen() }
    #expect(host.findAll(.button, "Top").isEmpty)
    host.scroll(by: CGSize(width: 0, height: 200))
    #expect(host.bodies { host.find(.button, "Top").tap() }.contains("TitleBar"))
    #expect(host.scrollOffset() == .zero)
    #expect(host.frame(of: "stage 1")?.minY == 160)
    #expect(host.findAll(.button, "Top").isEmpty)
    // The button does not hold the scroll view at the top: the user can scroll down.
    host.scroll(by: CGSize(width: 0, height: 50))
    #expect(host.scrollOffset()?.y == 50)
  }

  @Test func `A wider screen has a wider header, and no row runs`() {
    let bodies = host.bodies { host.size.width = 480 }
    #expect(host.frame(of: "header")?.width == 480)
    #expect(!bodies.contains("StageRow"))
    #expect(!bodies.contains("ParallaxScreen"))
  }

  private func effects(in host: TestHost) -> [String?] {
    host.elements(of: .visualEffect).map { $0[.effects] }
  }
}
