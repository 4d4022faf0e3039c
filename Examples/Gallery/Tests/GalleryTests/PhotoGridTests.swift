import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import PhotoGrid

@Suite("PhotoGrid") @MainActor
struct PhotoGridTests {
  private let host = TestHost(size: CGSize(width: 320, height: 480)) { PhotoGridScreen() }

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
    #expect(host.frame(of: "1 selected").map { $0.maxY <= 480 } == true)
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
}
