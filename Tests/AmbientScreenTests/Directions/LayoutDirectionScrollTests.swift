import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite("Right-to-left scrolling in a subtree") @MainActor
struct LayoutDirectionScrollTests {
  private let screen = CGSize(width: 200, height: 100)

  @Test func `Right-to-left scrolling begins at the right edge of the content`() {
    let host = TestHost(size: screen) {
      ScrollView(.horizontal) {
        Color.red.frame(width: 500, height: 50).accessibilityIdentifier("content")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.frame(of: "content")?.maxX == 200)
    #expect(host.scrollOffset()?.x == 0)
    // Scrolls by the width of the screen toward the trailing edge, which is the left edge. The
    // content moves to the right.
    host.scroll(.trailing)
    #expect(host.scrollOffset()?.x == 200)
    #expect(host.frame(of: "content")?.maxX == 400)
    #expect(host.element("content").flatMap { host.screen?.visibleFrame(of: $0) }?.width == 200)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `scrollTo in a right-to-left view shows a row not yet in the tree`(outer: LayoutDirection) {
    let host = TestHost(size: screen) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Go") { proxy.scrollTo(300, anchor: .leading) }
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<500, id: \.self) { Text("row \($0)").frame(width: 70) }
            }
          }
          .environment(\.layoutDirection, .rightToLeft)
        }
        .environment(\.layoutDirection, outer)
      }
    }
    // Each row is 70 points wide. Row 0 is at the right edge of the screen: from 130 to 200 points.
    #expect(host.frame(of: "row 0")?.midX == 165)
    #expect(host.frame(of: "row 1")?.midX == 95)
    #expect(host.elements(of: .text).count < 20)
    host.tap("Go")
    #expect(host.frame(of: "row 300")?.midX == 165)
    // 300 rows of 70 points precede row 300.
    #expect(host.scrollOffset()?.x == 21_000)
  }

  /// Scrolls far away, and then back in small steps.
  ///
  /// Rows that were not in the tree yet have an estimated width. The estimate is wrong, because the
  /// first eight rows are narrower than the others. On the way back, more and more rows get their
  /// real widths. The visible rows must nevertheless move by exactly the distance of each step.
  @Test func `Right-to-left rows do not jump when real widths replace estimated widths`() throws {
    let host = TestHost(size: screen) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<300, id: \.self) { Text("\($0)").frame(width: $0 < 8 ? 20 : 50) }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let scrollView = try #require(host.elements(of: .scrollView).first)
    host.screen?.scroll(scrollView, to: CGPoint(x: 3_000, y: 0))
    /// Returns the first visible row that is not cut off at the right edge of the screen.
    func visibleRow() throws -> String {
      try #require(host.visibleTexts.first { (host.frame(of: $0)?.maxX ?? 999) <= 200 })
    }
    for _ in 0..<20 {
      let row = try visibleRow()
      let before = try #require(host.frame(of: row)).midX
      host.screen?.scroll(scrollView, by: CGSize(width: -10, height: 0))
      // Scrolling back toward the right edge of the content moves the content to the left.
      #expect(try #require(host.frame(of: row)).midX - before == -10)
    }
  }

  @Test func `A pinned header in a right-to-left scroll view stays at the right edge`() {
    let host = TestHost(size: screen) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<50, id: \.self) { Text("row \($0)").frame(width: 60) }
          } header: {
            Text("Head")
          }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.frame(of: "Head")?.maxX == 200)
    host.scroll("row 0", by: CGSize(width: 500, height: 0))
    #expect(host.frame(of: "Head")?.maxX == 200)
  }

  @Test func `Right-to-left view-aligned scrolling stops with a row at the right edge`() {
    let host = TestHost(size: screen) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text("row \($0)").frame(width: 80) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .environment(\.layoutDirection, .rightToLeft)
    }
    host.scroll("row 0", by: CGSize(width: 170, height: 0))
    // Two rows of 80 points end at 160 points. This is the row edge that is nearest to 170 points.
    // Row 2 is then at the right edge of the screen: from 120 to 200 points.
    #expect(host.scrollOffset()?.x == 160)
    #expect(host.frame(of: "row 2")?.midX == 160)
  }
}
