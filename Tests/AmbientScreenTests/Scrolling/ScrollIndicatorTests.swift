import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@MainActor
struct ScrollIndicatorTests {
  /// A scroll view with one line of text for each number below `count`.
  private struct Column: View {
    var count = 8
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private func host(_ content: some View) -> TestHost {
    TestHost(screen: .cells(columns: 5, rows: 4)) { content }
  }

  @Test func `A visible scroll indicator shows how far the content is scrolled`() {
    let host = host(Column().scrollIndicators(.visible))
    #expect(host.picture == "0   ┃\n1   ┃\n2\n3")
    host.scroll(by: CGSize(width: 0, height: 4))
    #expect(host.picture == "4\n5\n6   ┃\n7   ┃")
  }

  @Test func `Content that fits has no scroll indicator`() {
    #expect(host(Column(count: 2).scrollIndicators(.visible)).picture == "0\n1")
  }

  @Test func `An automatic scroll indicator is visible while the user scrolls`() throws {
    let host = host(Column())
    #expect(host.picture == "0\n1\n2\n3")
    let (screen, scrollView) = try (
      #require(host.screen), #require(host.elements(of: .scrollView).first)
    )
    screen.beginScrolling(scrollView)
    #expect(host.picture == "0   ┃\n1   ┃\n2\n3")
    screen.endScrolling(scrollView)
    #expect(host.picture == "0\n1\n2\n3")
  }

  @Test(arguments: [ScrollIndicatorVisibility.hidden, .never])
  func `Scrolling does not show a hidden indicator`(visibility: ScrollIndicatorVisibility) throws {
    let host = host(Column().scrollIndicators(visibility))
    try #require(host.screen).beginScrolling(#require(host.elements(of: .scrollView).first))
    #expect(host.picture == "0\n1\n2\n3")
  }

  @Test func `The scroll indicator of a right-to-left view is at the left edge`() {
    let column = Column().scrollIndicators(.visible).environment(\.layoutDirection, .rightToLeft)
    #expect(host(column).picture == "┃   0\n┃   1\n    2\n    3")
  }

  @Test func `A horizontal scroll indicator is at the bottom`() {
    let host = host(
      ScrollView(.horizontal) { Text("0123456789") }.scrollIndicators(.visible, axes: .horizontal)
    )
    #expect(host.picture.split(separator: "\n").last?.contains("━") == true)
  }

  @Test func `A scroll indicator is inset by the content margins for indicators`() {
    let host = TestHost(size: CGSize(width: 100, height: 200)) {
      ScrollView { Color.clear.frame(height: 400) }
        .scrollIndicators(.visible)
        .contentMargins(.vertical, 20, for: .scrollIndicators)
        .contentMargins(.trailing, 2, for: .scrollIndicators)
    }
    host.scroll(by: CGSize(width: 0, height: 100))
    // The track covers y = 20 to 180. Half of the content is visible, so the bar is half as long as
    // the track. The content is scrolled by half of the possible distance, so the bar is in the
    // middle of the track.
    let bar = #"<rect x="95" y="60" width="3" height="80""#
    #expect(host.svg.contains(bar), "\(host.svg)")
  }
}
