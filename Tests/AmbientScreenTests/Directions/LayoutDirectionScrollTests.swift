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
    #expect(host.frame(of: "row 0")?.midX == 165)
    #expect(host.frame(of: "row 1")?.midX == 95)
    #expect(host.elements(of: .text).count < 20)
    host.tap("Go")
    #expect(host.frame(of: "row 300")?.midX == 165)
    #expect(host.scrollOffset()?.x == 21_000)
  }

  @Test func `Right-to-left rows do not jump while their lengths become known`() throws {
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
    func visibleRow() throws -> String {
      try #require(host.visibleTexts.first { (host.frame(of: $0)?.maxX ?? 999) <= 200 })
    }
    for _ in 0..<20 {
      let row = try visibleRow()
      let before = try #require(host.frame(of: row)).midX
      host.screen?.scroll(scrollView, by: CGSize(width: -10, height: 0))
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

  @Test func `View-aligned scrolling in a right-to-left view ends at the leading edge of a row`() {
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
    #expect(host.scrollOffset()?.x == 160)
    #expect(host.frame(of: "row 2")?.midX == 160)
  }
}
