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
    #expect(detent.height(header: 60, container: 400) == height)
    #expect(SheetDetent.peek.height(header: 500, container: 400) == 400)
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
    let bodies = host.bodies { host.tap("Handle") }
    #expect(bodies.filter { $0 == "PlaceList" || $0 == "MapView" } == [])
    #expect(host.frame(of: "sheet")?.minY == 32)
    host.tap("Handle")
    let header = try #require(host.frame(of: "5 places nearby"))
    // The header with its padding is all that shows.
    #expect(host.frame(of: "sheet")?.minY == container - (header.maxY + 16 - sheetTop))
  }

  @Test func `A tap on a row or a pin selects the place`() {
    host.tap("Old Bridge")
    #expect(host.frame(of: "Choose a place") == nil)
    #expect(host.element("Route", of: .button)?.isEnabled == true)
    #expect(host.frame(of: "Pin of Old Bridge")?.size == CGSize(width: 16, height: 16))
    host.tap("Pin of Book Barn")
    #expect(host.texts.filter { $0 == "Book Barn" }.count == 2)
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
