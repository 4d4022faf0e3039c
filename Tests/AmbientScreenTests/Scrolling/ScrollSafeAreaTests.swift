import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Observation
import Testing

/// Twenty rows with a height of 40 points each.
private struct Rows: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(maxWidth: .infinity).frame(height: 40) }
    }
    .scrollTargetLayout()
  }
}

/// A bar with a height of 30 points.
private struct Bar: View {
  var body: some View { Color.red.frame(height: 30).accessibilityIdentifier("bar") }
}

@Suite @MainActor struct `A scroll view and the safe area` {
  /// Mounts a view on a screen of 200 x 300 points.
  ///
  /// The safe area leaves out 40 points at the top, and 20 points at the bottom.
  private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
    TestHost(screen: .withSafeArea, content: content)
  }

  /// A scroll view with fifty lazy rows and a pinned header.
  private var pinnedRows: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(height: 40) }
        } header: {
          Text("Header").frame(height: 20)
        }
      }
    }
  }

  /// Returns the frame of the scroll view, or of another element that scrolls.
  private func scrollFrame(_ host: TestHost, _ kind: ElementKind = .scrollView) -> CGRect? {
    host.elements(of: kind).first.flatMap(host.frame)
  }

  /// Returns the y coordinate of the middle of a view.
  private func middle(_ name: String, _ host: TestHost) -> CGFloat? { host.frame(of: name)?.midY }

  private func geometry(_ host: TestHost) throws -> ScrollGeometry {
    let element = try #require(host.elements(of: .scrollView).first)
    return try #require(host.screen?.scrollGeometry(of: element))
  }

  @Test func `A scroll view covers the screen, but its content begins in the safe area`() throws {
    let host = host { ScrollView { Rows() } }
    #expect(scrollFrame(host) == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(middle("Row 0", host) == 60)
    #expect(host.scrollOffset() == CGPoint(x: 0, y: -40))
    let start = try geometry(host)
    #expect(start.contentInsets == EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    #expect(start.containerSize == CGSize(width: 200, height: 300))
    #expect(start.contentSize == CGSize(width: 200, height: 800))
    #expect(start.visibleRect == CGRect(x: 0, y: 0, width: 200, height: 240))
    #expect(start.bounds == CGRect(x: 0, y: -40, width: 200, height: 300))
    host.scroll(by: CGSize(width: 0, height: 1_000))
    #expect(host.scrollOffset() == CGPoint(x: 0, y: 520))
    #expect(middle("Row 19", host) == 260)
  }

  @Test func `A list extends beyond the safe area`() {
    let host = host { List { ForEach(0..<20, id: \.self) { Text("Row \($0)") } } }
    #expect(scrollFrame(host, .list) == CGRect(x: 0, y: 0, width: 200, height: 300))
    // A row is 44 points high.
    #expect(middle("Row 0", host) == 62)
    #expect(host.scrollOffset()?.y == -40)
  }

  @Test func `A scroll view extends beyond the safe area only at edges that it touches`() {
    let inside = host { ScrollView { Rows() }.padding(10) }
    #expect(scrollFrame(inside) == CGRect(x: 10, y: 50, width: 180, height: 220))
    #expect(inside.scrollOffset() == .zero)
    let below = host {
      VStack(spacing: 0) {
        Color.blue.frame(height: 50)
        ScrollView { Rows() }
      }
    }
    #expect(scrollFrame(below) == CGRect(x: 0, y: 90, width: 200, height: 210))
    #expect(below.scrollOffset() == .zero)
  }

  @Test func `The border of a scroll view stays in the safe area`() {
    let host = host { ScrollView { Rows() }.border(.red).accessibilityIdentifier("modified") }
    #expect(host.frame(of: "modified") == CGRect(x: 0, y: 40, width: 200, height: 240))
  }

  @Test func `Rows scroll behind the view that safeAreaInset adds, and are not hit there`() throws {
    let host = host { ScrollView { Rows() }.safeAreaInset(edge: .top, spacing: 0) { Bar() } }
    #expect(scrollFrame(host) == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(host.frame(of: "bar") == CGRect(x: 0, y: 40, width: 200, height: 30))
    #expect(middle("Row 0", host) == 90)
    #expect(host.scrollOffset()?.y == -70)
    host.scroll(by: CGSize(width: 0, height: 40))
    #expect(middle("Row 0", host) == 50)
    let screen = try #require(host.screen)
    let row = try #require(host.elements(of: .text).first)
    #expect(screen.visibleFrame(of: row) == host.frame(of: row))
    #expect(screen.element(at: CGPoint(x: 100, y: 50))?.kind == .color)
    #expect(screen.element(at: CGPoint(x: 100, y: 90))?.text == "Row 1")
  }

  @Test func `A bar at the bottom leaves room for the last row`() {
    let host = host { ScrollView { Rows() }.safeAreaBar(edge: .bottom, spacing: 5) { Bar() } }
    #expect(scrollFrame(host) == CGRect(x: 0, y: 0, width: 200, height: 300))
    host.scroll(by: CGSize(width: 0, height: 1_000))
    // The top edge of the bar is at y = 300 - 20 - 30. The bottom edge of the row is 5 points above
    // it, at y = 245.
    #expect(middle("Row 19", host) == 225)
  }

  @Test func `With safeAreaPadding, a scroll view covers the screen, and its content is inset`() {
    let host = host { ScrollView { Rows() }.safeAreaPadding(10) }
    #expect(scrollFrame(host) == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(host.scrollOffset() == CGPoint(x: -10, y: -50))
    #expect(middle("Row 0", host) == 70)
    #expect(host.frame(of: "Row 0")?.midX == 100)
  }

  @Test func `Content margins add to the insets of the safe area`() throws {
    let host = host { ScrollView { Rows() }.contentMargins(.top, 15, for: .scrollContent) }
    #expect(host.scrollOffset()?.y == -55)
    #expect(middle("Row 0", host) == 75)
    #expect(try geometry(host).contentInsets.top == 55)
  }

  @Test func `If a scroll view ignores the safe area, its content begins at the screen edge`() {
    let host = host { ScrollView { Rows() }.ignoresSafeArea(edges: .top) }
    #expect(host.scrollOffset()?.y == 0)
    #expect(middle("Row 0", host) == 20)
    #expect(scrollFrame(host) == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test func `A page is as long as the part of its scroll view that is in the safe area`() {
    let host = host {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { Text("Page \($0)").containerRelativeFrame([.vertical]) }
        }
      }
      .scrollTargetBehavior(.paging)
      .safeAreaInset(edge: .top, spacing: 0) { Bar() }
    }
    // A page is 210 points high: from the bottom edge of the bar, at y = 70, to the bottom edge of
    // the safe area, at y = 280.
    #expect(middle("Page 0", host) == 175)
    host.scroll(by: CGSize(width: 0, height: 150))
    #expect(host.scrollOffset()?.y == 140)
    #expect(middle("Page 1", host) == 175)
  }

  @Test func `A scroll to an identifier or an edge stops at the edge of the safe area`() {
    struct Jumps: View {
      @State private var position = ScrollPosition()
      var body: some View {
        ScrollView {
          Button("Top") { position.scrollTo(edge: .top) }.frame(height: 40)
          Rows()
        }
        .scrollPosition($position)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          HStack {
            Button("Bottom") { position.scrollTo(edge: .bottom) }
            Button("To 9") { position.scrollTo(id: 9, anchor: .top) }
            Button("To 8") { position.scrollTo(id: 8, anchor: .bottom) }
          }
          .frame(height: 30)
        }
      }
    }
    let host = host { Jumps() }
    // In the scroll view, the safe area ends at the bar: it is the area from y = 40 to 250. A row
    // at the top of this area has its middle at y = 60. A row at the bottom has its middle at y =
    // 230.
    host.tap("Bottom")
    #expect(middle("Row 19", host) == 230)
    host.tap("Top")
    #expect(host.scrollOffset()?.y == -40)
    host.tap("To 9")
    #expect(middle("Row 9", host) == 60)
    host.tap("To 8")
    #expect(middle("Row 8", host) == 230)
  }

  @Test func `A header is pinned below the bar, and lazy rows behind the bar stay in the tree`() {
    let host = host { pinnedRows.safeAreaInset(edge: .top, spacing: 0) { Bar() } }
    #expect(middle("Header", host) == 80)
    host.scroll(by: CGSize(width: 0, height: 410))
    #expect(middle("Header", host) == 80)
    // The screen shows the content from y = 340 to 640. The header is 20 points high, so the top
    // edge of row 8 is at 20 + 8 * 40 = 340, and the bottom edge of row 15 is at 660.
    #expect(middle("Row 8", host) == 20)
    #expect(host.texts.contains("Row 15"))
    #expect(!host.texts.contains("Row 30"))
  }

  @Test func `A pinned header stays in the safe area if the scroll view clips nothing`() {
    let host = host { pinnedRows.scrollClipDisabled() }
    #expect(middle("Header", host) == 50)
    host.scroll(by: CGSize(width: 0, height: 410))
    #expect(middle("Header", host) == 50)
  }

  @Test func `onScrollTargetVisibilityChange leaves out rows wholly outside the safe area`() {
    var visible: [Int] = []
    let host = host {
      ScrollView { Rows() }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0) { visible = $0 }
    }
    #expect(visible == Array(0...5))
    host.scroll(by: CGSize(width: 0, height: 60))
    #expect(visible == Array(1...7))
  }

  @Observable @MainActor fileprivate final class Model {
    var height: CGFloat = 30
    var title = "Title"
  }

  private struct Resized: View {
    let model: Model
    var body: some View {
      ScrollView { Rows() }.safeAreaInset(edge: .top, spacing: 0) { ResizedBar(model: model) }
    }
  }

  private struct ResizedBar: View {
    let model: Model
    var body: some View {
      Text(model.title).frame(height: model.height)
    }
  }

  @Test func `A change of a bar's height moves the content only if the content is not scrolled`() {
    let model = Model()
    let host = host { Resized(model: model) }
    #expect(middle("Row 0", host) == 90)
    #expect(host.bodies { model.height = 50 } == ["ResizedBar"])
    #expect(middle("Row 0", host) == 110)
    #expect(host.scrollOffset()?.y == -90)
    host.scroll(by: CGSize(width: 0, height: 100))
    #expect(middle("Row 3", host) == 130)
    model.height = 30
    host.settle()
    #expect(middle("Row 3", host) == 130)
    #expect(host.scrollOffset()?.y == 10)
  }

  @Test func `Scrolling measures no view, and a change in the bar measures no row`() throws {
    let model = Model()
    let host = host { Resized(model: model) }
    let before = try #require(host.screen?.counters)
    host.scroll(by: CGSize(width: 0, height: 100))
    #expect(host.screen?.counters.measured == before.measured)
    model.title = "Other"
    host.settle()
    let after = try #require(host.screen?.counters)
    // The layout measures and places the title again, but not the 20 rows.
    #expect(after.measured - before.measured < 10)
    #expect(after.placed - before.placed < 6)
  }

  @Test func `onScrollGeometryChange receives the insets of the safe area`() {
    // The distances by which the content is scrolled from its place below the bar.
    var distances: [CGFloat] = []
    let host = host {
      ScrollView { Rows() }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y + $0.contentInsets.top
        } action: {
          distances.append($1)
        }
        .safeAreaInset(edge: .top, spacing: 0) { Bar() }
    }
    #expect(distances == [0])
    host.scroll(by: CGSize(width: 0, height: 25))
    #expect(distances == [0, 25])
  }

  @Test func `The coordinate space of a scroll view begins inside the safe area`() {
    var tops: [CGFloat] = []
    let host = host {
      ScrollView {
        Rows().onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .scrollView).minY
        } action: {
          tops.append($0)
        }
      }
    }
    host.scroll(by: CGSize(width: 0, height: 30))
    #expect(tops == [0, -30])
  }
}
