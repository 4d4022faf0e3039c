import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// On the screens of these tests, a character of body text is 8 points wide and 16 points high.
///
/// The baseline is 12 points below the top edge of the character. The font size of body text is 17
/// points. In other fonts, all these measures grow with the font size.
@Suite("The layout of a text with several fonts") @MainActor
struct TextRunLayoutTests {
  private let screen = CGSize(width: 200, height: 100)

  private struct Distance: View {
    @State private var font = Font.caption

    var body: some View {
      Text("12").font(.largeTitle) + Text(" km").font(font)
      Button("Enlarge") { font = .body }
    }
  }

  @Test func `Each part of a text has the size of its own font`() {
    let host = TestHost(size: screen) { Distance() }
    // The large title has a font size of 34 points, so "12" is 2 * 16 points wide. The caption has
    // a font size of 12 points, so " km" is 3 * 8 * 12 / 17 points wide: about 17 points.
    #expect(host.frame(of: "12 km")?.size == CGSize(width: 49, height: 32))
    #expect(host.bodies { host.tap("Enlarge") } == ["Distance"])
    #expect(host.frame(of: "12 km")?.size == CGSize(width: 2 * 16 + 3 * 8, height: 32))
  }

  @Test func `Parts in different fonts share a baseline with the text beside them`() {
    let host = TestHost(size: screen) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a")
        Text("b") + Text("c").font(.system(size: 34))
      }
    }
    // The large text is 32 points high, and is centered on a screen of 100 points: its top edge is
    // 34 points below the top of the screen. Its baseline is 24 points further down, at 58 points.
    // The small text has the same baseline, and its top edge is 12 points above the baseline.
    #expect(host.frame(of: "a")?.minY == 46)
    #expect(host.frame(of: "bc")?.minY == 34)
  }

  @Test func `SVG has the font size and the place of each part of a text`() {
    // The function `lines` draws the text on a screen of 100 x 40 points. The text has 32 + 24
    // points in width, and 32 points in height, so its corner is at (22, 4). The baseline is 24
    // points further down.
    let text = lines { Text("12").font(.system(size: 34)) + Text(" km") }
    #expect(text.count == 1)
    let adjust = "lengthAdjust=\"spacingAndGlyphs\""
    #expect(
      text[0].contains(
        """
        <tspan x="22" y="28" textLength="32" \(adjust) font-size="34">12</tspan>\
        <tspan x="54" y="28" textLength="24" \(adjust)> km</tspan>
        """
      )
    )
  }

  @Test func `SVG raises the part of a text that has a baseline offset`() {
    // The text is 22 points high on a screen of 40 points. Its top edge is at 9 points. The
    // baseline of "a" is 6 + 12 points further down, and "2" is drawn 6 points above this baseline.
    let text = lines { Text("a") + Text("2").baselineOffset(6) }
    #expect(text[0].contains("y=\"27\" textLength=\"8\" lengthAdjust=\"spacingAndGlyphs\">a<"))
    #expect(text[0].contains("y=\"21\" textLength=\"8\" lengthAdjust=\"spacingAndGlyphs\">2<"))
  }

  @Test func `A text renderer gets the ascent and the width of each run`() {
    struct Reading: TextRenderer {
      let read: (Text.Layout) -> Void
      func draw(layout: Text.Layout, in context: inout GraphicsContext) { read(layout) }
    }
    var ascents: [CGFloat] = []
    var widths: [CGFloat] = []
    let renderer = Reading { layout in
      ascents = layout[0].map(\.typographicBounds.ascent) + [layout[0].typographicBounds.ascent]
      widths = layout[0].map(\.typographicBounds.width)
    }
    let host = TestHost(size: screen) {
      (Text("ab") + Text("c").font(.system(size: 34))).textRenderer(renderer)
    }
    #expect(host.frame(of: "abc")?.size == CGSize(width: 32, height: 32))
    _ = host.svg
    // The first two ascents are those of the two runs. The third one is that of the whole line.
    #expect(ascents == [12, 24, 24])
    // The first run has two small characters, and the second run has one large character.
    #expect(widths == [16, 16])
  }

  @Test func `A text with the secondary scale is smaller than a text with the default scale`() {
    let host = TestHost(size: screen) {
      Text("ab").textScale(.secondary)
      Text("cd").textScale(.default)
    }
    // The secondary scale is three quarters of the default scale.
    #expect(host.frame(of: "ab")?.size == CGSize(width: 12, height: 12))
    #expect(host.frame(of: "cd")?.size == CGSize(width: 16, height: 16))
  }

  @Test func `A new line height resizes a text and runs only the body that sets the line height`() {
    struct Page: View {
      @State private var height = AttributedString.LineHeight.normal
      var body: some View {
        Lines().lineHeight(height)
        Button("Loosen") { height = .exact(points: 20) }
      }
    }
    struct Lines: View { var body: some View { Text("a\nb") } }
    let host = TestHost(size: screen) { Page() }
    #expect(host.frame(of: "a\nb")?.height == 32)
    #expect(host.bodies { host.tap("Loosen") } == ["Page"])
    #expect(host.frame(of: "a\nb")?.height == 40)
  }
}
