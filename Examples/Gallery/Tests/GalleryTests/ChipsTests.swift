import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@testable import Chips

@Suite("Chips") @MainActor
struct ChipsTests {
  private let host = TestHost(size: CGSize(width: 320, height: 400)) { ChipsScreen() }

  @Test func `Chips wrap where the next chip does not fit`() {
    let host = TestHost(screen: .cells(columns: 10, rows: 4)) {
      ChipsLayout(spacing: 1) {
        ForEach(["tea", "jazz", "maps", "go"], id: \.self) { Text($0) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(host.picture == "tea jazz\n\nmaps go")
    host.size.width = 20
    #expect(host.frame(of: "go")?.minY == host.frame(of: "tea")?.minY)
  }

  @Test func `A chip that is too wide for a line is truncated`() {
    let host = TestHost(screen: .cells(columns: 6, rows: 3)) {
      ChipsLayout(spacing: 1) {
        Text("photography").lineLimit(1)
        Text("go")
      }
    }
    #expect(host.picture == "photo…\n\ngo")
  }

  @Test func `A tap on a chip chooses the chip and does not run the screen`() {
    let bodies = host.bodies { host.tap("Tea") }
    #expect(host.texts.contains("You have chosen 3 topics"))
    #expect(bodies.contains("ChosenBar"))
    #expect(!bodies.contains("ChipsScreen"))
    #expect(host.frame(of: "Tea").map { $0.width > 3 * 8 + 24 } == true)
  }

  @Test func `A chosen chip appears at the end of the strip, and only the strip scrolls`() throws {
    let chosen = ["Cycling", "Jazz", "Photography", "Languages", "Astronomy"]
    for topic in chosen.dropFirst(2) { host.tap(topic) }
    let last = try #require(host.frame(of: "Astronomy ✕"))
    let first = try #require(host.frame(of: "Cycling ✕"))
    #expect(last.maxX <= 304)
    #expect(first.maxX < 16)
    #expect(try #require(host.scrollOffset(of: "Jazz ✕")).x > 0)
    #expect(host.scrollOffset(of: "Baking")?.y == 0)
  }

  @Test func `A tap in the strip removes the topic and does not run the screen`() throws {
    for topic in ["Photography", "Languages", "Astronomy"] { host.tap(topic) }
    let bodies = host.bodies { host.tap("Remove Languages") }
    #expect(host.frame(of: "Languages ✕") == nil)
    #expect(host.texts.contains("You have chosen 4 topics"))
    #expect(host.frame(of: "Photography ✕") != nil)
    #expect(bodies.contains("ChosenBar"))
    #expect(!bodies.contains("ChipsScreen"))
  }

  @Test func `The strip fades at its edges`() throws {
    let mask = try #require(host.elements(of: .mask).first)
    let strip = try #require(host.frame(of: mask))
    let gradients = mask.descendants.filter { $0.kind == .shape || $0.kind == .color }
      .compactMap { host.frame(of: $0) }
      .filter { $0.width == 16 && $0.height == strip.height }
    #expect(gradients.map(\.minX) == [strip.minX, strip.maxX - 16])
    #expect(host.svg.contains("<mask"))
  }

  @Test func `The filter shows only the matching chips`() {
    host.type("GA", into: "Filter")
    #expect(host.frame(of: "Gardening")?.minX == 16)
    #expect(host.frame(of: "Tea") == nil)
    host.type("", into: "Filter")
    #expect(host.frame(of: "Tea") != nil)
  }

  @Test func `Chosen chips can be cleared`() {
    host.tap("Clear")
    #expect(host.texts.contains("You have chosen 0 topics"))
    #expect(host.element("Clear", of: .button)?.isEnabled == false)
  }

  @Test func `A narrow screen shows a shorter text and more lines of chips`() throws {
    let before = try #require(host.frame(of: "Tea"))
    host.size.width = 480
    #expect(host.frame(of: "You have chosen 2 topics") != nil)
    #expect(try #require(host.frame(of: "Tea")).minY < before.minY)
    host.size.width = 200
    #expect(host.frame(of: "You have chosen 2 topics") == nil)
    #expect(host.frame(of: "2 chosen") != nil)
    #expect(try #require(host.frame(of: "Tea")).minY > before.minY)
  }

  @Test func `Chips begin at the right in a right-to-left layout`() throws {
    var screen = ScreenSettings(size: CGSize(width: 320, height: 400))
    screen.layoutDirection = .rightToLeft
    let host = TestHost(screen: screen) { ChipsScreen() }
    #expect(host.frame(of: "Astronomy")?.maxX == 304)
    #expect(try #require(host.frame(of: "Baking")).maxX < 304 - 8)
  }
}
