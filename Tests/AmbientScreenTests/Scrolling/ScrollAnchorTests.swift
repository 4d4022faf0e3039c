import Ambient
import AmbientScreen
import AmbientTesting
import Observation
import Testing

@Observable @MainActor private final class Model {
  var rows = Array(0..<20)
  var position: Int?
}

@Suite @MainActor struct `A scroll view with an anchor` {
  private let size = CGSize(width: 100, height: 200)

  /// The rows of the model.
  ///
  /// Each row is 50 points high. A text is 16 points high, in the middle of its row.
  private struct Rows: View {
    let model: Model
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(model.rows, id: \.self) { Text("\($0)").frame(height: 50) }
      }
    }
  }

  /// A scroll view whose position is bound to the position in the model.
  private struct Bound: View {
    @Bindable var model: Model
    let anchor: UnitPoint
    var body: some View {
      ScrollView { Rows(model: model).scrollTargetLayout() }
        .scrollPosition(id: $model.position, anchor: anchor)
    }
  }

  @Test func `A bottom anchor for the initial offset shows the last row despite estimated heights`()
  {
    let host = TestHost(size: size) {
      ScrollView { Rows(model: Model()) }.defaultScrollAnchor(.bottom, for: .initialOffset)
    }
    #expect(host.scrollOffset() == CGPoint(x: 0, y: 800))
    #expect(host.frame(of: "19")?.minY == 167)
  }

  @Test func `An anchor for the initial offset can show the middle of a list with tall rows`() {
    let host = TestHost(size: size) {
      List(0..<20, id: \.self) { Text("\($0)").frame(height: 70) }
        .defaultScrollAnchor(.center, for: .initialOffset)
    }
    // Each row is 92 points high, insets included. The content of 20 rows is 1,840 points high, and
    // 200 points are visible: the offset is half of the difference.
    #expect(host.scrollOffset()?.y == 820)
  }

  @Test func `An anchor for the initial offset does not move the content after the first layout`() {
    let model = Model()
    let host = TestHost(size: size) {
      ScrollView { Rows(model: model) }.defaultScrollAnchor(.bottom, for: .initialOffset)
    }
    model.rows = Array(0..<25)
    host.settle()
    #expect(host.scrollOffset()?.y == 800)
    host.scroll(by: CGSize(width: 0, height: -100))
    model.rows = Array(0..<30)
    host.settle()
    #expect(host.scrollOffset()?.y == 700)
  }

  @Test func `An alignment anchor moves only content that is shorter than the scroll view`() {
    let model = Model()
    let host = TestHost(size: size) {
      ScrollView { Rows(model: model) }.defaultScrollAnchor(.bottom, for: .alignment)
    }
    #expect(host.scrollOffset()?.y == 0)
    model.rows = [0, 1]
    host.settle()
    // Row 1 covers y = 150 to 200. Its text covers y = 167 to 183.
    #expect(host.frame(of: "1")?.maxY == 183)
  }

  @Test func `A bottom anchor for all roles keeps the last row in view until the user scrolls`() {
    let model = Model()
    let host = TestHost(size: size) {
      ScrollView { Rows(model: model) }.defaultScrollAnchor(.bottom)
    }
    model.rows.append(contentsOf: 20..<25)
    host.settle()
    #expect(host.scrollOffset()?.y == 1050)
    host.scroll(by: CGSize(width: 0, height: -100))
    model.rows.append(25)
    host.settle()
    #expect(host.scrollOffset()?.y == 950)
  }

  @Test(arguments: [UnitPoint.top, .center, .bottom])
  func `The row at the scroll position stays in place when the rows above it change`(
    anchor: UnitPoint
  ) {
    let model = Model()
    let host = TestHost(size: size) { Bound(model: model, anchor: anchor) }
    model.position = 10
    host.settle()
    let place = host.frame(of: "10")
    model.rows.insert(contentsOf: [100, 101, 102], at: 0)
    host.settle()
    #expect(host.frame(of: "10") == place)
    model.rows.removeAll { $0 < 5 }
    host.settle()
    #expect(host.frame(of: "10") == place)
    #expect(model.position == 10)
    // Row 11 takes the place of the removed row 10, at the top edge, in the middle or at the bottom
    // edge of the scroll view. A scroll by 10 points then moves row 11 up. The top edge and the
    // middle of the scroll view are still in row 11, but the bottom edge is now in row 12.
    model.rows.removeAll { $0 == 10 }
    host.settle()
    host.scroll(by: CGSize(width: 0, height: 10))
    #expect(model.position == [.top: 11, .center: 11, .bottom: 12][anchor])
  }

  @Test(arguments: [
    ViewAlignedScrollTargetBehavior.LimitBehavior.always, .alwaysByFew, .alwaysByOne,
  ])
  func `With a limitBehavior, a long scroll ends at the next view if only one view fits`(
    limit: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) {
    let host = TestHost(size: size) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) { ForEach(0..<9) { Text("\($0)").frame(width: 80, height: 50) } }
          .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 10, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
    }
    // The left edges of the views are 90 points apart. A scroll ends when one of them is 10 points
    // from the left edge of the scroll view: at the offsets -10, 80, 170 and so on.
    host.scroll(by: CGSize(width: 30, height: 0))
    #expect(host.scrollOffset()?.x == -10)
    for offset: CGFloat in [80, 170, 260] {
      host.scroll(by: CGSize(width: 500, height: 0))
      #expect(host.scrollOffset()?.x == offset)
    }
    host.scroll(by: CGSize(width: -500, height: 0))
    #expect(host.scrollOffset()?.x == 170)
  }

  @Test func `In nested scroll views, scrollTo scrolls only the innermost one around the view`() {
    let host = TestHost(size: CGSize(width: 100, height: 400)) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { row in
              ScrollView(.horizontal) {
                HStack(spacing: 0) {
                  ForEach(0..<10) { column in
                    Text("\(row).\(column)").frame(width: 50, height: 50).id("\(row).\(column)")
                  }
                }
              }
              .frame(height: 50)
              .id(row)
            }
          }
        }
        .frame(height: 150)
        Button("Row") { proxy.scrollTo(8, anchor: .bottom) }
        Button("Center") { proxy.scrollTo("8.6", anchor: .center) }
        Button("Nearest") { proxy.scrollTo("7.2") }
        Button("Point") { proxy.scrollTo("6.5", anchor: UnitPoint(x: 0.2, y: 0.2)) }
      }
    }
    // The bottom edge of row 8, at y = 450 of the content, is put at the bottom edge of the outer
    // scroll view: 450 - 150.
    host.tap("Row")
    #expect(host.scrollOffset() == CGPoint(x: 0, y: 300))
    host.tap("Center")
    #expect(host.frame(of: "8.6")?.midX == 50)
    // The scroll view of row 7 scrolls until the right edge of view 7.2 is at the right edge of
    // this scroll view, at x = 100.
    host.tap("Nearest")
    #expect(host.frame(of: "7.2")?.midX == 75)
    // The anchor is at a fifth of the width. In view 6.5, this is a point at a distance of 10
    // points from the left edge of the view. In the scroll view, it is x = 20. The scroll brings
    // the two points together.
    host.tap("Point")
    #expect(host.frame(of: "6.5")?.midX == 35)
    // The outer scroll view has not moved since the first scroll.
    #expect(host.scrollOffset() == CGPoint(x: 0, y: 300))
  }

  @Test func `A view-aligned scroll in a right-to-left layout puts a view at the right edge`() {
    let host = TestHost(size: size) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<20) { Text("\($0)").frame(width: 40, height: 20) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .environment(\.layoutDirection, .rightToLeft)
    }
    // The views are 40 points wide. View 0 covers x = 60 to 100.
    #expect(host.frame(of: "0")?.midX == 80)
    host.scroll(by: CGSize(width: 50, height: 0))
    #expect(host.scrollOffset()?.x == 40)
    #expect(host.frame(of: "1")?.midX == 80)
    host.scroll(by: CGSize(width: 5000, height: 0))
    #expect(host.frame(of: "19")?.midX == 20)
  }

  @Test func `Content margins inset the content from the edges of the safe area`() {
    let safeArea = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
    let host = TestHost(screen: ScreenSettings(size: size, safeAreaInsets: safeArea)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10) { Text("\($0)").frame(height: 50) } }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 40) }
      .contentMargins(.vertical, 5, for: .scrollContent)
    }
    // Row 0 begins below the inset of the screen and the margin: at y = 20 + 5.
    #expect(host.frame(of: "0")?.midY == 50)
    // Row 9 ends above the inset of the screen, the red view and the margin: at
    // y = 200 - 30 - 40 - 5.
    host.scroll(by: CGSize(width: 0, height: 5000))
    #expect(host.frame(of: "9")?.midY == 100)
  }
}
