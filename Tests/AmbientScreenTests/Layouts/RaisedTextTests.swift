import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// Except on the terminal, a line of text without an offset is 16 points high in these tests.
///
/// The baseline of such a line is 12 points below the top edge of the line.
@Suite("A text with a baseline offset") @MainActor
struct RaisedTextTests {
  let screen = CGSize(width: 100, height: 100)

  /// Returns the frames of two texts.
  ///
  /// Only the second text has a baseline offset.
  private func frames(_ offset: CGFloat, _ alignment: VerticalAlignment) -> (CGRect?, CGRect?) {
    let host = TestHost(size: screen) {
      HStack(alignment: alignment, spacing: 0) {
        Text("a")
        Text("b").baselineOffset(offset)
      }
    }
    return (host.frame(of: "a"), host.frame(of: "b"))
  }

  @Test(arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
  func `A positive baselineOffset adds height at a text's top`(alignment: VerticalAlignment) {
    let (plain, raised) = frames(6, alignment)
    // The raised text is 22 points high, and covers 39 to 61 points. The baseline is 6 + 12 points
    // below its top edge. The top edge of the other text is 12 points above this baseline.
    #expect(plain == CGRect(x: 42, y: 45, width: 8, height: 16))
    #expect(raised == CGRect(x: 50, y: 39, width: 8, height: 22))
  }

  @Test(arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
  func `A negative baselineOffset adds height at a text's bottom`(alignment: VerticalAlignment) {
    let (plain, lowered) = frames(-6, alignment)
    // The additional 6 points are below the baseline, so both texts have the same top edge.
    #expect(plain == CGRect(x: 42, y: 39, width: 8, height: 16))
    #expect(lowered == CGRect(x: 50, y: 39, width: 8, height: 22))
  }

  @Test func `A baselineOffset adds height to each line of a text`() {
    let host = TestHost(size: screen) {
      Text("one two three").baselineOffset(-6).frame(width: 56)
    }
    // The text has two lines of 16 + 6 points.
    #expect(host.frame(of: "one two three")?.height == 44)
  }

  @Test func `A baselineOffset moves a text up or down in SVG`() {
    // The screen of `lines` is 40 points high. The text is 16 + 6 points high, so its top edge is
    // at 9 points. The baseline of the raised text is at 9 + 6 + 12 points. Its characters are
    // drawn 6 points above this baseline. The baseline of the lowered text is at 9 + 12 points. Its
    // characters are drawn 6 points below this baseline.
    let raised = lines { Text("a").baselineOffset(6) }
    #expect(raised.first?.attribute("y") == "21")
    let lowered = lines { Text("a").baselineOffset(-6) }
    #expect(lowered.first?.attribute("y") == "27")
    let parts = lines { (Text("a") + Text("b")).baselineOffset(6) }
    #expect(parts.first?.attribute("y") == "21")
  }

  @Test func `A negative baselineOffset moves a text down in a canvas`() {
    let drawing = lines {
      Canvas { context, _ in
        context.draw(Text("a").baselineOffset(-6), at: .zero, anchor: .topLeading)
      }
    }
    // The top edge of the text is at 0. Its baseline is at 12 points without the offset.
    #expect(drawing.first { $0.tagName == "text" }?.attribute("y") == "18")
  }

  @Test func `A text with a baselineOffset of 1 is drawn one row further up on a terminal`() {
    let host = TestHost(screen: .cells(columns: 2, rows: 2)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("x")
        Text("2").baselineOffset(1)
      }
    }
    #expect(host.picture == " 2\nx")
  }

  @Test func `A changed baselineOffset does not run the body of the view that it makes taller`() {
    struct Power: View {
      @State private var offset: CGFloat = 0
      var body: some View {
        Exponent().baselineOffset(offset)
        Button("Raise") { offset += 4 }
      }
    }
    struct Exponent: View { var body: some View { Text("2") } }
    let host = TestHost(size: screen) { Power() }
    #expect(host.frame(of: "2")?.height == 16)
    #expect(host.bodies { host.tap("Raise") } == ["Power"])
    #expect(host.frame(of: "2")?.height == 20)
  }
}
