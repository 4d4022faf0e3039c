import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite("Pictures of right-to-left views") @MainActor
struct LayoutDirectionPictureTests {
  private func picture(_ columns: Int, _ rows: Int, @ViewBuilder _ view: () -> some View) -> String
  {
    TestHost(screen: .cells(columns: columns, rows: rows), content: view).picture
  }

  @Test func `The lines of a right-to-left text begin at the right edge`() {
    let text = Text("abc\nd")
    #expect(picture(3, 2) { text.environment(\.layoutDirection, .rightToLeft) } == "abc\n  d")
    let trailing = text.multilineTextAlignment(.trailing)
    #expect(picture(3, 2) { trailing.environment(\.layoutDirection, .rightToLeft) } == "abc\nd")
    // The inner direction applies to the text. The outer direction has no effect on it.
    let inner = text.environment(\.layoutDirection, .leftToRight).opacity(0.9)
    #expect(picture(3, 2) { inner.environment(\.layoutDirection, .rightToLeft) } == "abc\nd")
  }

  @Test func `A right-to-left toggle has its switch at the left edge`() {
    #expect(
      picture(9, 3) {
        Toggle("Sound", isOn: .constant(true)).environment(\.layoutDirection, .rightToLeft)
        Toggle("Sound", isOn: .constant(true))
      } == "[x] Sound\n\nSound [x]"
    )
  }

  @Test func `A shape is mirrored in a right-to-left view`() {
    let corner = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
    func svg(_ view: some View) -> String {
      TestHost(size: CGSize(width: 10, height: 10)) { view }.svg
    }
    let mirrored = svg(corner.environment(\.layoutDirection, .rightToLeft))
    #expect(svg(corner).contains("M0 0L10 0L0 10"))
    #expect(mirrored.contains("M10 0L0 0L10 10"))
  }

  @Test func `layoutDirectionBehavior mirrors a view only in the given layout direction`() {
    func svg(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> String {
      TestHost(size: CGSize(width: 10, height: 10)) {
        Text("a").layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction)
      }.svg
    }
    #expect(svg(.mirrors, .rightToLeft).contains("matrix(-1"))
    #expect(!svg(.mirrors, .leftToRight).contains("matrix(-1"))
    #expect(svg(.mirrors(in: .leftToRight), .leftToRight).contains("matrix(-1"))
    #expect(!svg(.mirrors(in: .leftToRight), .rightToLeft).contains("matrix(-1"))
    #expect(!svg(.fixed, .rightToLeft).contains("matrix(-1"))
  }

  @Test func `A positive offset in a visual effect moves a right-to-left view to the left`() {
    let view = Text("a").visualEffect { effect, _ in effect.offset(x: 5) }
    let host = TestHost(size: CGSize(width: 20, height: 20)) {
      view.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.svg.contains("-5"))
  }
}
