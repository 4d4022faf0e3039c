import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// On the screens of these tests, a character of body text is 8 points wide and 16 points high.
@Suite("The layout of texts and symbols in a type size") @MainActor
struct TypeSizeLayoutTests {
  private struct Page: View {
    var body: some View {
      Text("title").font(.title)
      Text("body")
      Text("custom").font(.custom("Georgia", size: 17))
      Text("relative").font(.custom("Georgia", size: 17, relativeTo: .caption2))
      Text("system").font(.system(size: 17))
      Text("fixed").font(.custom("Georgia", fixedSize: 17))
    }
  }

  /// Returns the height of one line in a font of the given size.
  ///
  /// The font of body text has 17 points, and its lines are 16 points high.
  private func height(_ points: CGFloat) -> CGFloat { (points * 16 / 17).rounded(.up) }

  @Test func `A type size changes the fonts of text styles, but not fonts of a fixed size`() {
    let host = TestHost(size: CGSize(width: 600, height: 600)) { Page() }
    #expect(host.frame(of: "title")?.height == height(28))
    #expect(host.frame(of: "body")?.height == 16)
    // In the type size `accessibility5`, a title has 58 points, body text has 53 points, and
    // `caption2` grows from 11 to 40 points. A custom font without a fixed size grows like body
    // text, unless the font names another text style.
    #expect(host.bodies { host.set(\.dynamicTypeSize, to: .accessibility5) } == [])
    #expect(host.frame(of: "title")?.height == height(58))
    #expect(host.frame(of: "body")?.height == height(53))
    #expect(host.frame(of: "custom")?.height == height(53))
    #expect(host.frame(of: "relative")?.height == height(17 * 40 / 11))
    for text in ["system", "fixed"] { #expect(host.frame(of: text)?.height == 16) }
    #expect(host.bodies { host.set(\.dynamicTypeSize, to: .large) } == [])
    #expect(host.frame(of: "title")?.height == height(28))
  }

  @Test func `Only texts whose font depends on the type size have a dynamicTypeSize attribute`() {
    let host = TestHost { Page().dynamicTypeSize(.xxLarge) }
    let sizes = host.elements(of: .text).map { $0[.dynamicTypeSize] }
    #expect(sizes == Array(repeating: "xxLarge", count: 4) + [nil, nil])
  }

  @Test func `A view with the default type size can be inside a view with a larger type size`() {
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      VStack {
        Text("large")
        Text("default").dynamicTypeSize(.large)
      }
      .dynamicTypeSize(.accessibility1)
    }
    #expect(host.frame(of: "large")?.height == height(28))
    #expect(host.frame(of: "default")?.height == 16)
  }

  private func symbolSize(@ViewBuilder _ content: () -> some View) -> CGSize? {
    let host = TestHost(size: CGSize(width: 200, height: 200), content: content)
    return host.elements(of: .image).first.flatMap { host.screen?.frame(of: $0)?.size }
  }

  @Test func `A symbol grows with the font, the type size and the image scale`() {
    let star = Image(systemName: "star")
    #expect(symbolSize { star } == CGSize(width: 20, height: 20))
    // A large title has 34 points, which is twice the 17 points of body text.
    #expect(symbolSize { star.font(.largeTitle) } == CGSize(width: 40, height: 40))
    #expect(symbolSize { star.imageScale(.large) } == CGSize(width: 26, height: 26))
    #expect(symbolSize { star.imageScale(.small) } == CGSize(width: 16, height: 16))
    // The large title now has 60 points. The symbol is 60 / 17 * 20 = 70.6 points wide, and is
    // centered on the screen of 200 points. Its edges are rounded from 64.7 to 65 and from 135.3 to
    // 135 points.
    let large = symbolSize { star.font(.largeTitle).dynamicTypeSize(.accessibility5) }
    #expect(large == CGSize(width: 70, height: 70))
  }

  @Test func `The date in a date picker grows with the type size`() throws {
    let day = DateComponents(year: 2026, month: 6, day: 3)
    let host = TestHost(size: CGSize(width: 600, height: 200)) {
      VStack {
        DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date)
        MultiDatePicker("Days", selection: .constant([day]))
      }
      .labelsHidden()
    }
    let pickers = host.elements(of: .datePicker) + host.elements(of: .multiDatePicker)
    #expect(pickers.map { host.frame(of: $0)?.height } == [16, 16])
    #expect(pickers.map { $0[.dynamicTypeSize] } == [nil, nil])
    let width = try #require(pickers.last.flatMap { host.frame(of: $0)?.width })
    // The text of the day has ten characters.
    #expect(width == 80)
    #expect(host.bodies { host.set(\.dynamicTypeSize, to: .accessibility5) } == [])
    #expect(pickers.map { host.frame(of: $0)?.height } == [height(53), height(53)])
    #expect(pickers.last.flatMap { host.frame(of: $0)?.width } == (width * 53 / 17).rounded(.up))
    #expect(host.svg.contains("font-size=\"53\""))
  }
}
