import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite("A text that reserves lines") @MainActor
struct ReservedLinesTests {
  /// Returns the size of the text "one two" in a view on a screen of 200 x 200 points.
  ///
  /// In the font of body text, each character is 8 points wide and 16 points high. On one line, the
  /// text is 56 points wide. On two lines, "one" and "two" are 24 points wide.
  private func size<Content: View>(_ view: Content) -> CGSize? {
    TestHost(size: CGSize(width: 200, height: 200)) { view }.frame(of: "one two")?.size
  }

  private let text = Text("one two")

  @Test func `A text that reserves lines is as high as these lines, and as wide as its string`() {
    #expect(size(text.lineLimit(3, reservesSpace: true)) == CGSize(width: 56, height: 48))
    #expect(size(text.lineLimit(3, reservesSpace: false)) == CGSize(width: 56, height: 16))
    #expect(size(text.lineLimit(2...4)) == CGSize(width: 56, height: 32))
    #expect(size(text.lineLimit(2...)) == CGSize(width: 56, height: 32))
    #expect(size(text.lineLimit(...4)) == CGSize(width: 56, height: 16))
  }

  @Test func `A wrapped text with fewer lines than it reserves has the reserved height`() {
    let narrow = text.lineLimit(3, reservesSpace: true).frame(width: 30)
    #expect(size(narrow) == CGSize(width: 24, height: 48))
    #expect(size(text.lineLimit(1...).frame(width: 30)) == CGSize(width: 24, height: 32))
  }

  @Test func `A text obeys its line limit in a narrow frame, and reserves lines in a low frame`() {
    let narrow = text.lineLimit(1...1).frame(width: 30)
    #expect(size(narrow) == CGSize(width: 24, height: 16))
    let low = text.lineLimit(2, reservesSpace: true).frame(height: 10)
    #expect(size(low)?.height == 32)
  }

  @Test func `The height of reserved lines depends on font, line spacing and baseline offset`() {
    let large = text.font(.system(size: 34)).lineLimit(2, reservesSpace: true)
    // The font size of body text is 17 points. Characters are twice as large in a font of 34
    // points.
    #expect(size(large) == CGSize(width: 112, height: 64))
    // The text reserves three lines of 16 points, and two distances of 5 points.
    #expect(size(text.lineSpacing(5).lineLimit(3, reservesSpace: true))?.height == 58)
    let parts = Text("one ").font(.system(size: 34)) + Text("two").font(.system(size: 34))
    #expect(size(parts.lineLimit(2, reservesSpace: true)) == CGSize(width: 112, height: 64))
    // The text reserves two lines of 16 + 4 points.
    #expect(size(text.baselineOffset(4).lineLimit(2, reservesSpace: true))?.height == 40)
  }

  @Test func `With a proportional text measure, reserved lines are as high as lines of text`() {
    var settings = ScreenSettings(size: CGSize(width: 200, height: 200))
    settings.textMeasure = ProportionalTextMeasure.sansSerif
    settings.scale = 2
    let host = TestHost(screen: settings) {
      text.lineLimit(3, reservesSpace: true)
      Text("four")
    }
    let line = host.frame(of: "four")?.height ?? 0
    let reserved = host.frame(of: "one two")?.height ?? 0
    #expect(line > 0)
    #expect(abs(reserved - 3 * line) < 1)
  }

  @Test func `A terminal draws a text on the first of its reserved lines`() {
    let host = TestHost(screen: .cells(columns: 3, rows: 3)) {
      VStack(spacing: 0) {
        Text("a").lineLimit(2, reservesSpace: true)
        Text("b")
      }
    }
    #expect(host.picture == " a\n\n b")
  }

  @Test func `A change of the number of reserved lines runs only the body that sets the number`() {
    struct Note: View {
      @State private var count = 1
      var body: some View {
        Inner().lineLimit(count, reservesSpace: true)
        Button("More") { count += 1 }
      }
    }
    struct Inner: View { var body: some View { Text("one two") } }
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Note() }
    #expect(host.bodies { host.tap("More") } == ["Note"])
    #expect(host.frame(of: "one two")?.height == 32)
    // The environment has only the upper limit of the range.
    let reader = TestHost { Reader().lineLimit(2...5) }
    #expect(reader.texts == ["limit 5"])
  }
}
