import AmbientTesting
import SwiftUI
import Testing

@testable import Darkroom

@MainActor
@Suite struct DarkroomTests {
  private func makeHost(size: CGSize? = nil) -> TestHost {
    let editor = Editor()
    guard let size else { return TestHost { EditorScreen().environment(editor) } }
    return TestHost(size: size) { EditorScreen().environment(editor) }
  }

  private func select(_ tab: String, in host: TestHost) { host.find(.tab, tab).tap() }

  private func photo(in host: TestHost) -> String? { host.find(.image, "Photo").value }

  @Test func `A change of a slider can be undone, and runs no body of the panel`() {
    let host = makeHost()
    select("Adjust", in: host)
    #expect(host.findAll(.slider).map(\.name) == ["Brightness", "Contrast", "Saturation", "Hue"])
    #expect(!host.find(.button, "Undo").isEnabled)
    let bodies = host.bodies { host.find(.slider, "Contrast").increment() }
    #expect(host.find(.slider, "Contrast").value == "1.05")
    #expect(
      bodies == ["EditorScreen", "PhotoCanvas", "PhotoEffects", "PresetStrip"]
        + Array(repeating: "PresetButton", count: 4)
    )
    host.find(.button, "Undo").tap()
    #expect(host.find(.slider, "Contrast").value == "1")
    host.find(.button, "Redo").tap()
    #expect(host.find(.slider, "Contrast").value == "1.05")
    #expect(!host.find(.button, "Redo").isEnabled)
  }

  @Test func `A drag of a slider is undone in one step`() {
    let host = makeHost()
    select("Adjust", in: host)
    host.adjust("Hue", through: [18, 36, 54])
    #expect(host.find(.slider, "Hue").value == "54")
    host.find(.button, "Undo").tap()
    #expect(host.find(.slider, "Hue").value == "0")
    #expect(!host.find(.button, "Undo").isEnabled)
  }

  @Test func `A preset is selected until a slider changes it`() {
    let host = makeHost()
    #expect(host.find(.button, "Original").isSelected)
    host.find(.button, "Mono").tap()
    #expect(host.find(.button, "Mono").isSelected)
    #expect(!host.find(.button, "Original").isSelected)
    select("Adjust", in: host)
    #expect(host.find(.slider, "Saturation").value == "0")
    host.find(.slider, "Brightness").increment()
    select("Presets", in: host)
    #expect(host.findAll(.button).filter { $0.isSelected }.isEmpty)
    host.find(.button, "Reset").tap()
    #expect(host.find(.button, "Original").isSelected)
    host.find(.button, "Dusk").tap()
    host.find(.button, "Undo").tap()
    host.find(.button, "Vivid").tap()
    #expect(!host.find(.button, "Redo").isEnabled)
    select("Adjust", in: host)
    #expect(host.findAll(.slider).map(\.value) == ["0", "1.2", "1.6", "0"])
  }

  @Test func `Gestures zoom and turn the photo, and a double tap resets the photo`() {
    let host = makeHost()
    host.magnify("Photo", by: 2)
    #expect(photo(in: host) == "Zoom 200%, turned by 0°")
    host.rotate("Photo", byDegrees: 30)
    #expect(photo(in: host) == "Zoom 200%, turned by 30°")
    host.doubleTap("Photo")
    #expect(photo(in: host) == "Zoom 100%, turned by 0°")
    host.find(.button, "Undo").tap()
    #expect(photo(in: host) == "Zoom 200%, turned by 30°")
    host.magnify("Photo", by: 20)
    #expect(photo(in: host) == "Zoom 800%, turned by 30°")
  }

  @Test func `A drag moves the photo, and another drag moves it further`() {
    let host = makeHost()
    host.drag("Photo", from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 5))
    #expect(photo(in: host) == "Zoom 100%, turned by 0°, moved by 30 and -5 points")
    host.drag("Photo", from: CGPoint(x: 10, y: 10), to: CGPoint(x: 20, y: 30))
    #expect(photo(in: host) == "Zoom 100%, turned by 0°, moved by 40 and 15 points")
    host.find(.button, "Undo").tap()
    #expect(photo(in: host) == "Zoom 100%, turned by 0°, moved by 30 and -5 points")
    host.find(.button, "Reset").tap()
    #expect(photo(in: host) == "Zoom 100%, turned by 0°")
    #expect(!host.find(.button, "Reset").isEnabled)
  }

  @Test func `A screen reader can zoom the photo`() {
    let host = makeHost()
    host.find(.image, "Photo").zoom(in: true)
    #expect(photo(in: host)?.hasPrefix("Zoom 200%") == true)
    host.find(.image, "Photo").zoom(in: false)
    #expect(photo(in: host)?.hasPrefix("Zoom 100%") == true)
  }

  @Test func `A press on the photo shows the original`() {
    let host = makeHost()
    select("Crop", in: host)
    host.find(.button, "Turn right").tap()
    #expect(photo(in: host) == "Zoom 100%, turned by 90°")
    let touch = host.touch("Photo")
    #expect(host.find(.text, "Original").exists)
    #expect(photo(in: host) == "Zoom 100%, turned by 0°")
    host.advance(by: 1)
    touch?.up()
    #expect(host.findAll(.text, "Original").isEmpty)
    #expect(photo(in: host) == "Zoom 100%, turned by 90°")
    host.find(.image, "Photo").perform("Compare")
    #expect(host.find(.text, "Original").exists)
  }

  @Test func `The crop panel turns the photo, and its toggle turns on the grid`() {
    let host = makeHost()
    select("Crop", in: host)
    host.find(.button, "Turn left").tap()
    #expect(host.find(.text, "Angle").value == "-90°")
    let bodies = host.bodies { host.find(.toggle, "Grid").tap() }
    #expect(host.find(.toggle, "Grid").value == "on")
    #expect(bodies == ["EditorScreen", "PhotoCanvas"])
  }

  @Test func `The picture shows the grid while the grid toggle is on`() {
    let host = makeHost(size: CGSize(width: 300, height: 500))
    func toggleGrid() -> String {
      select("Crop", in: host)
      host.find(.toggle, "Grid").tap()
      select("Presets", in: host)
      return host.svg
    }
    let plain = host.svg
    #expect(toggleGrid() != plain)
    #expect(toggleGrid() == plain)
  }

  @Test func `A double tap on a slider resets its value`() {
    let host = makeHost()
    select("Adjust", in: host)
    host.adjust("Hue", through: [54])
    host.doubleTap("Hue")
    #expect(host.find(.slider, "Hue").value == "0")
    host.find(.button, "Undo").tap()
    #expect(host.find(.slider, "Hue").value == "54")
  }

  @Test func `A chosen preset is scrolled to the center`() {
    let host = makeHost(size: CGSize(width: 200, height: 500))
    func center(_ preset: String) -> CGFloat? { host.frame(of: preset)?.midX }
    #expect(host.scrollOffset(of: "Original") == CGPoint(x: -20, y: 0))
    host.scroll("Original", .trailing)
    #expect(center("Vivid") ?? 0 < 0)
    host.find(.button, "Vivid").tap()
    #expect(host.find(.button, "Vivid").isSelected)
    #expect(abs((center("Vivid") ?? 0) - 100) < 1)
    host.find(.button, "Original").tap()
    #expect(host.scrollOffset(of: "Original") == CGPoint(x: -20, y: 0))
  }

  @Test func `The sliders can be scrolled on a low screen`() {
    let host = makeHost(size: CGSize(width: 300, height: 260))
    select("Adjust", in: host)
    let top = { host.find(.slider, "Hue").node.flatMap { host.frame(of: $0.element) }?.minY ?? 0 }
    let rest = top()
    let start = host.scrollOffset(of: "Hue")?.y ?? 0
    host.scroll("Hue", by: CGSize(width: 0, height: 30))
    let end = host.scrollOffset(of: "Hue")?.y ?? 0
    #expect(end > start)
    #expect(top() == rest - (end - start))
  }

  @Test func `Several turns add up, and a double tap resets all of them`() {
    let host = makeHost()
    select("Crop", in: host)
    for _ in 1...3 { host.find(.button, "Turn right").tap() }
    #expect(host.find(.text, "Angle").value == "270°")
    host.doubleTap("Photo")
    #expect(host.find(.text, "Angle").value == "0°")
    host.find(.button, "Undo").tap()
    host.find(.button, "Undo").tap()
    #expect(host.find(.text, "Angle").value == "180°")
    host.find(.button, "Redo").tap()
    #expect(host.find(.text, "Angle").value == "270°")
  }

  @Test func `A gesture that is canceled leaves the photo as it was`() {
    let host = makeHost()
    let touch = host.touch("Photo", at: CGPoint(x: 10, y: 10))
    touch?.move(by: CGSize(width: 40, height: 0))
    touch?.cancel()
    #expect(photo(in: host) == "Zoom 100%, turned by 0°")
    #expect(!host.find(.button, "Undo").isEnabled)
  }
}
