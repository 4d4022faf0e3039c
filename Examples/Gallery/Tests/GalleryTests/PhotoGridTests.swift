import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@testable import PhotoGrid

@Suite("PhotoGrid") @MainActor
struct PhotoGridTests {
  private let host = TestHost(size: Self.size) { PhotoGridScreen() }
  private static let size = CGSize(width: 320, height: 640)

  @Test func `Three squares fit into a row`() throws {
    let first = try #require(host.frame(of: "Harbor"))
    #expect(first.width == first.height)
    #expect(first.minX == 16)
    #expect(host.frame(of: "Pier")?.maxX == 304)
    #expect(host.frame(of: "Dunes")?.minY == first.minY)
    #expect(host.frame(of: "Gulls")?.minX == first.minX)
    #expect(host.frame(of: "Gulls")?.minY == first.maxY + 8)
  }

  @Test func `A header stands above its photos and is as wide as the grid`() throws {
    let title = try #require(host.frame(of: "Coast"))
    let count = try #require(host.frame(of: "5 photos"))
    let photo = try #require(host.frame(of: "Harbor"))
    #expect(title.minX == 16)
    #expect(count.maxX == 304)
    #expect(title.maxY <= photo.minY)
    let forest = try #require(host.frame(of: "Forest"))
    let last = try #require(host.frame(of: "Tide"))
    #expect(forest.minY >= last.maxY)
  }

  @Test func `Large tiles form two columns`() {
    host.tap("Large")
    #expect(host.frame(of: "Harbor")?.width == 140)
    #expect(host.frame(of: "Pier")?.minX == 16)
  }

  @Test func `A wider screen has more columns`() {
    let bodies = host.bodies { host.size.width = 504 }
    #expect(!bodies.contains("PhotoTile"))
    #expect(host.frame(of: "Tide")?.minY == host.frame(of: "Harbor")?.minY)
  }

  @Test func `A selection shows a bar and runs only the changed tile`() {
    let bodies = host.bodies { host.tap("Dunes") }
    #expect(bodies.filter { $0 == "PhotoTile" }.count == 1)
    #expect(bodies.contains("SelectionBar"))
    #expect(host.texts.contains("1 selected"))
    #expect(host.frame(of: "1 selected").map { $0.maxY <= 640 } == true)
  }

  @Test func `The favorites toggle hides all other photos`() {
    host.toggle("Favorites")
    #expect(host.frame(of: "Dunes") == nil)
    #expect(host.frame(of: "Gulls")?.minX == host.frame(of: "Harbor").map { $0.maxX + 8 })
    host.tap("Harbor")
    host.tap("Favorite")
    #expect(host.frame(of: "Harbor") == nil)
    #expect(host.texts.contains("1 photo"))
  }

  @Test func `A card of the strip has three quarters of the width between the margins`() throws {
    let card = try #require(host.frame(of: "Open Harbor"))
    #expect(card.minX == 16)
    #expect(card.width == 216)
    #expect(host.texts.contains("1 of 4"))
    host.size.width = 432
    #expect(host.frame(of: "Open Harbor")?.width == 300)
  }

  @Test func `A scroll of the strip ends at a card`() throws {
    host.scroll("Open Harbor", by: CGSize(width: 150, height: 0))
    #expect(host.frame(of: "Open Gulls")?.minX == 16)
    #expect(host.texts.contains("2 of 4"))
    let bodies = host.bodies { host.scroll("Open Gulls", by: CGSize(width: 40, height: 0)) }
    #expect(host.frame(of: "Open Gulls")?.minX == 16)
    #expect(bodies == [])
    host.scroll("Open Gulls", by: CGSize(width: 1000, height: 0))
    #expect(host.frame(of: "Open Owl")?.maxX == 304)
  }

  @Test func `A card turns away at the edge of the strip`() throws {
    #expect(try #require(host.frame(of: "Open Gulls")).width < 216)
    host.scroll("Open Harbor", by: CGSize(width: 150, height: 0))
    #expect(host.frame(of: "Open Gulls")?.width == 216)
    #expect(try #require(host.frame(of: "Open Ferns")).width < 216)
  }

  @Test func `The strip follows the favorites`() {
    host.tap("Dunes")
    host.tap("Favorite")
    #expect(host.texts.contains("1 of 5"))
    #expect(host.frame(of: "Open Dunes") != nil)
  }

  @Test func `A tap on a card opens its photo and runs no tile`() throws {
    let bodies = host.bodies { host.find(.button, "Open Harbor").tap() }
    #expect(!bodies.contains("PhotoTile"))
    #expect(host.frame(of: "Open Harbor") == nil)
    #expect(host.frame(of: "Photo of Harbor")?.size == CGSize(width: 288, height: 288))
    #expect(host.visibleTexts.contains("Harbor in full"))
    host.tap("Close")
    #expect(host.frame(of: "Photo of Harbor") == nil)
    #expect(host.frame(of: "Open Harbor")?.width == 216)
  }

  @Test func `A photo grows out of its card, and shrinks into it`() throws {
    let host = TestHost(size: Self.size, runsAnimations: true) { PhotoGridScreen() }
    /// The width of the photo that is in front.
    func width() throws -> CGFloat {
      let picture = host.elements(of: .matchedGeometry).last { $0[.matchedID] == "550" }
      let content = try #require(picture?.children.first)
      return try #require(host.screen?.visibleFrame(of: content)).width
    }
    #expect(try width() == 216)
    host.tap("Open Harbor")
    #expect(try width() == 216)
    #expect(host.bodies { host.advance(by: 0.1) } == [])
    let middle = try width()
    #expect(middle > 216 && middle < 288)
    host.advance(by: 3)
    #expect(try width() == 288)
    host.tap("Close")
    host.advance(by: 0.1)
    #expect(try width() < 288)
    host.advance(by: 3)
    #expect(try width() == 216)
    #expect(host.frame(of: "Photo of Harbor") == nil)
  }
}
