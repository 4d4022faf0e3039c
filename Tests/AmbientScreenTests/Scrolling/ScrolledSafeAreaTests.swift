import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import AmbientScreen

@Suite @MainActor struct `The safe area in a scroll view` {
  /// Mounts a view on a screen of 200 x 300 points.
  ///
  /// The safe area leaves out 40 points at the top, 30 at the leading edge, 20 at the bottom and 10
  /// at the trailing edge.
  private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
    var settings = ScreenSettings(size: CGSize(width: 200, height: 300))
    settings.safeAreaInsets = EdgeInsets(top: 40, leading: 30, bottom: 20, trailing: 10)
    return TestHost(screen: settings, content: content)
  }

  /// A horizontal scroll view in a vertical one.
  private var nested: some View {
    ScrollView {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { Text("Wide").frame(width: 500, height: 50) }
        Color.blue.frame(height: 600)
      }
    }
  }

  private func color(_ host: TestHost) -> CGRect? {
    host.elements(of: .color).first.flatMap(host.frame)
  }

  @Test func `The content of a vertical scroll view stays between the horizontal insets`() throws {
    // `Insets` shows its size, and its safe area insets at the top, leading, bottom and trailing
    // edges.
    let host = host { ScrollView { Insets().frame(height: 90) } }
    #expect(host.texts == ["160 x 90: 0 30 0 10"])
    let element = try #require(host.elements(of: .scrollView).first)
    #expect(host.frame(of: element) == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(host.scrollOffset() == CGPoint(x: -30, y: -40))
    #expect(host.screen?.scrollGeometry(of: element)?.contentSize.width == 160)
  }

  @Test func `In a vertical scroll view, ignoresSafeArea ignores only the horizontal insets`() {
    let both = host { ScrollView { Color.red.ignoresSafeArea().frame(height: 50) } }
    #expect(color(both) == CGRect(x: 0, y: 40, width: 200, height: 50))
    let leading = host {
      ScrollView { Color.red.ignoresSafeArea(edges: .leading).frame(height: 50) }
    }
    #expect(color(leading) == CGRect(x: 0, y: 40, width: 190, height: 50))
    let vertical = host {
      ScrollView { Color.red.ignoresSafeArea(edges: .vertical).frame(height: 50) }
    }
    #expect(color(vertical) == CGRect(x: 30, y: 40, width: 160, height: 50))
  }

  @Test func `In a horizontal scroll view, ignoresSafeArea ignores only the vertical insets`() {
    let host = host { ScrollView(.horizontal) { Color.red.ignoresSafeArea().frame(width: 50) } }
    #expect(color(host) == CGRect(x: 30, y: 0, width: 50, height: 300))
  }

  @Test func `A scrolled view that ignores the safe area moves with the content`() {
    let host = host {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.ignoresSafeArea().frame(height: 50)
          Text("Below").frame(height: 600)
        }
      }
    }
    let before = host.screen?.counters.measured
    host.scroll(by: CGSize(width: 0, height: 30))
    #expect(color(host) == CGRect(x: 0, y: 10, width: 200, height: 50))
    #expect(host.screen?.counters.measured == before)
  }

  @Test func `A horizontal scroll view in a vertical one spans the horizontal insets`() throws {
    let host = host { nested }
    let inner = try #require(host.elements(of: .scrollView).last)
    #expect(host.frame(of: inner) == CGRect(x: 0, y: 40, width: 200, height: 50))
    #expect(host.screen?.offset(of: inner) == CGPoint(x: -30, y: 0))
    // The content is 500 points wide. Its left edge is at the left inset, at x = 30.
    #expect(host.frame(of: "Wide")?.midX == 280)
    // After this scroll, the right edge of the content is at the right inset, at x = 190. The
    // offset is 500 - 190.
    host.scroll("Wide", by: CGSize(width: 1_000, height: 0))
    #expect(host.screen?.offset(of: inner)?.x == 310)
    let outer = try #require(host.elements(of: .scrollView).first)
    host.screen?.scroll(outer, by: CGSize(width: 0, height: 25))
    #expect(host.frame(of: inner) == CGRect(x: 0, y: 15, width: 200, height: 50))
    #expect(host.screen?.offset(of: inner)?.x == 310)
  }

  @Test func `A scroll of the outer scroll view does not place the inner scroll view again`() throws
  {
    let host = host { nested }
    let screen = try #require(host.screen)
    let outer = try #require(host.elements(of: .scrollView).first)
    let node = try #require(screen.nodes[outer.id])
    screen.move(node, to: CGPoint(x: 0, y: 25), byUser: true)
    #expect(screen.root.pending == .none)
    #expect(screen.offset(of: outer)?.y == 25)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `An infinitely wide scroll view has content insets only at the top and the bottom`(
    direction: LayoutDirection
  ) throws {
    let host = host {
      ScrollView { Text("x").frame(height: 500) }.frame(minWidth: .infinity)
        .environment(\.layoutDirection, direction)
    }
    let element = try #require(host.elements(of: .scrollView).first)
    let geometry = try #require(host.screen?.scrollGeometry(of: element))
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    #expect(geometry.contentInsets == insets)
    #expect(geometry.contentOffset == CGPoint(x: 0, y: -40))
  }

  @Test func `safeAreaPadding of a horizontal scroll view insets both ends of its content`() {
    let host = host {
      ScrollView(.horizontal) { Text("Wide").frame(width: 500, height: 50) }
        .safeAreaPadding(.horizontal, 15)
    }
    // The left edge of the content is at x = 30 + 15.
    #expect(host.scrollOffset()?.x == -45)
    #expect(host.frame(of: "Wide")?.midX == 295)
    // After this scroll, the right edge of the content is at x = 200 - 10 - 15.
    host.scroll(by: CGSize(width: 1_000, height: 0))
    #expect(host.frame(of: "Wide")?.midX == -75)
  }

  @Test func `A right-to-left scroll view first aligns its content with the right inset`() throws {
    let host = host {
      ScrollView(.horizontal) { Text("Wide").frame(width: 500, height: 50) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    // The screen is left-to-right, so its trailing inset of 10 points is at the right edge. The
    // right edge is the leading edge of the scroll view. The right edge of the content is at
    // x = 190.
    #expect(host.scrollOffset()?.x == -10)
    #expect(host.frame(of: "Wide")?.midX == -60)
    // After this scroll, the left edge of the content is at the left inset, at x = 30.
    host.scroll(by: CGSize(width: 1_000, height: 0))
    #expect(host.scrollOffset()?.x == 330)
    #expect(host.frame(of: "Wide")?.midX == 280)
  }

  @Test func `In a scroll view, safeAreaInset insets the view to which it is applied`() {
    let host = host {
      ScrollView {
        Insets()
          .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 15) }
          .frame(height: 90)
      }
    }
    #expect(host.texts == ["160 x 75: 15 30 0 10"])
  }

  @Test func `An indicator of a scroll view stays in the safe area`() {
    let host = host {
      ScrollView { Color.blue.frame(height: 480) }.scrollIndicators(.visible, axes: .vertical)
    }
    // The track covers y = 40 to 280. The content is twice as long as the visible part, so the
    // indicator takes up half of the track.
    #expect(host.svg.contains("x=\"187\" y=\"40\" width=\"3\" height=\"120\""))
  }
}
