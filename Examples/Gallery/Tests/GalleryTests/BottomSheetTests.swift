import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import BottomSheet

@Suite("BottomSheet") @MainActor
struct BottomSheetTests {
  private let host = TestHost(size: CGSize(width: 320, height: 480)) { BottomSheetScreen() }

  @Test(arguments: [
    (SheetDetent.peek, 60.0), (.half, 200), (.full, 368),
  ])
  func `A sheet rests at three heights`(detent: SheetDetent, height: CGFloat) {
    let heights = SheetHeights(header: 60, container: 400)
    #expect(heights[detent] == height)
    #expect(heights.nearest(to: height + 20) == detent)
    #expect(SheetHeights(header: 500, container: 400)[.peek] == 400)
  }

  @Test func `Beyond its heights, a sheet follows a finger only a third of the way`() {
    let heights = SheetHeights(header: 60, container: 400)
    #expect(heights.height(from: .half, pulledBy: 30) == 230)
    #expect(heights.height(from: .full, pulledBy: 30) == 378)
    #expect(heights.height(from: .peek, pulledBy: -30) == 50)
  }

  @Test func `The sheet covers the lower half of the map above the bar`() throws {
    let bar = try #require(host.frame(of: "Choose a place"))
    let sheet = try #require(host.frame(of: "sheet"))
    let map = try #require(host.element("Route", of: .button).flatMap(host.frame))
    #expect(bar.midY == map.midY)
    #expect(sheet.width == 320)
    #expect(sheet.minY == (sheet.height / 2).rounded())
  }

  @Test func `A tap on the handle moves the sheet and runs no row`() throws {
    let container = try #require(host.frame(of: "sheet")).height
    let bodies = host.bodies { host.find(.button, "Handle").tap() }
    #expect(bodies.filter { $0 == "PlaceList" || $0 == "MapView" } == [])
    #expect(host.frame(of: "sheet")?.minY == 32)
    host.tap("Handle")
    let header = try #require(host.frame(of: "5 places nearby"))
    // The header with its padding is all that shows.
    #expect(host.frame(of: "sheet")?.minY == container - (header.maxY + 16 - sheetTop))
  }

  @Test func `A drag moves the sheet with the finger and runs no row`() throws {
    let start = sheetTop
    let touch = try #require(host.touch("Handle"))
    let bodies = host.bodies { touch.move(by: CGSize(width: 0, height: -50)) }
    #expect(abs(sheetTop - (start - 50)) <= 1)
    #expect(bodies.filter { $0 == "PlaceList" || $0 == "MapView" || $0 == "Handle" } == [])
    touch.move(by: CGSize(width: 0, height: 80))
    #expect(abs(sheetTop - (start + 30)) <= 1)
    // Beyond the largest height, the sheet moves less than the finger.
    touch.move(by: CGSize(width: 0, height: -30 - start))
    #expect(sheetTop > 0 && sheetTop < 32)
    touch.up()
    #expect(sheetTop == 32)
  }

  @Test func `A slow drag ends at the nearest height`() {
    let start = sheetTop
    host.drag("Handle", to: CGPoint(x: 160, y: -40), duration: 2)
    #expect(sheetTop == start)
    host.drag("Handle", to: CGPoint(x: 160, y: start), duration: 2)
    #expect(host.frame(of: "sheet").map { sheetTop > $0.height / 2 + 50 } == true)
    host.drag("Handle", to: CGPoint(x: 160, y: -start - 60), duration: 2)
    #expect(sheetTop == 32)
  }

  @Test func `A fast drag carries the sheet to the next height`() {
    host.drag("Handle", to: CGPoint(x: 160, y: -70), duration: 0.1)
    #expect(sheetTop == 32)
  }

  @Test func `A canceled drag returns the sheet to its height`() {
    let start = sheetTop
    let touch = host.touch("Handle")
    touch?.move(by: CGSize(width: 0, height: -150))
    #expect(sheetTop < start - 100)
    touch?.cancel()
    #expect(sheetTop == start)
  }

  @Test func `After a tap on the handle, the sheet springs to its next height`() throws {
    let host = TestHost(size: CGSize(width: 320, height: 480), runsAnimations: true) {
      BottomSheetScreen()
    }
    func top() throws -> CGFloat { try #require(host.frame(of: "sheet")).minY }
    let start = try top()
    host.tap("Handle")
    #expect(try top() == start)
    host.advance(by: 0.1)
    let middle = try top()
    #expect(middle < start && middle > 32)
    host.advance(by: 3)
    #expect(try top() == 32)
  }

  @Test func `A tap on a row or a pin selects the place`() {
    host.tap("Old Bridge")
    #expect(host.frame(of: "Choose a place") == nil)
    #expect(host.element("Route", of: .button)?.isEnabled == true)
    #expect(host.frame(of: "Pin of Old Bridge")?.size == CGSize(width: 16, height: 16))
    host.tap("Pin of Book Barn")
    // The name is in the list, in the bar and on the sign.
    #expect(host.texts.filter { $0 == "Book Barn" }.count == 3)
  }

  @Test func `A sign with the name stands above the selected pin`() throws {
    #expect(host.frame(of: "sign") == nil)
    host.tap("Pin of Old Bridge")
    let (sign, pin) = try (
      #require(host.frame(of: "sign")), #require(host.frame(of: "Pin of Old Bridge"))
    )
    #expect(abs(sign.midX - pin.midX) <= 1)
    #expect(abs(sign.maxY - (pin.minY - 6)) <= 1)
    let bodies = host.bodies { host.tap("Pin of Mill Café") }
    #expect(bodies.filter { $0 == "Pin" }.count == 2)
    let moved = try #require(host.frame(of: "sign"))
    #expect(moved.minY < sign.minY)
    host.size.width = 640
    #expect(try #require(host.frame(of: "sign")).midX > moved.midX)
  }

  @Test func `A tap on a place in the full sheet lowers the sheet to the middle`() {
    host.tap("Handle")
    #expect(host.frame(of: "sheet")?.minY == 32)
    host.tap("Mill Café")
    #expect(host.frame(of: "sheet").map { $0.minY == ($0.height / 2).rounded() } == true)
  }

  @Test func `Pins stand at fixed fractions of the map's size`() throws {
    let sheet = try #require(host.frame(of: "sheet"))
    let pin = try #require(host.frame(of: "Pin of North Station"))
    #expect(abs(pin.midX - 0.35 * 320) <= 1)
    #expect(abs(pin.midY - 0.5 * sheet.height) <= 1)
    host.size.width = 640
    #expect(try abs(#require(host.frame(of: "Pin of North Station")).midX - 224) <= 1)
  }

  private var sheetTop: CGFloat { host.frame(of: "sheet")?.minY ?? 0 }
}
