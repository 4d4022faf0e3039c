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

  private struct Rows: View {
    let model: Model
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(model.rows, id: \.self) { Text("\($0)").frame(height: 50) }
      }
    }
  }

  private struct Bound: View {
    @Bindable var model: Model
    let anchor: UnitPoint
    var body: some View {
      ScrollView { Rows(model: model).scrollTargetLayout() }
        .scrollPosition(id: $model.position, anchor: anchor)
    }
  }

  @Test func `An anchor for the initial offset shows the last row, even if heights are estimated`()
  {
    let host = TestHost(size: size) {
      ScrollView { Rows(model: Model()) }.defaultScrollAnchor(.bottom, for: .initialOffset)
    }
    #expect(host.scrollOffset() == CGPoint(x: 0, y: 800))
    #expect(host.frame(of: "19")?.minY == 167)
  }

  @Test func `An anchor for the initial offset can show the middle of a list with high rows`() {
    let host = TestHost(size: size) {
      List(0..<20, id: \.self) { Text("\($0)").frame(height: 70) }
        .defaultScrollAnchor(.center, for: .initialOffset)
    }
    // Each row is 92 points high, insets included.
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
    #expect(host.frame(of: "1")?.maxY == 183)
  }

  @Test func `A bottom anchor for all roles keeps the end in view until the user scrolls`() {
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
  func `The row at the scroll position stays in place while rows come and go`(anchor: UnitPoint) {
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
    model.rows.removeAll { $0 == 10 }
    host.settle()
    host.scroll(by: CGSize(width: 0, height: 10))
    #expect(model.position == [.top: 11, .center: 11, .bottom: 12][anchor])
  }

  @Test(arguments: [
    ViewAlignedScrollTargetBehavior.LimitBehavior.always, .alwaysByFew, .alwaysByOne,
  ])
  func `A scroll with a limitBehavior reaches the next view even if views are very wide`(
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
    host.scroll(by: CGSize(width: 30, height: 0))
    #expect(host.scrollOffset()?.x == -10)
    for offset: CGFloat in [80, 170, 260] {
      host.scroll(by: CGSize(width: 500, height: 0))
      #expect(host.scrollOffset()?.x == offset)
    }
    host.scroll(by: CGSize(width: -500, height: 0))
    #expect(host.scrollOffset()?.x == 170)
  }

  @Test func `scrollTo with an anchor aligns views in nested scroll views`() {
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
    host.tap("Row")
    #expect(host.scrollOffset() == CGPoint(x: 0, y: 300))
    host.tap("Center")
    #expect(host.frame(of: "8.6")?.midX == 50)
    host.tap("Nearest")
    #expect(host.frame(of: "7.2")?.midX == 75)
    host.tap("Point")
    #expect(host.frame(of: "6.5")?.midX == 35)
    #expect(host.scrollOffset() == CGPoint(x: 0, y: 300))
  }

  @Test func `A view-aligned scroll in a right-to-left scroll view ends at a view`() {
    let host = TestHost(size: size) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<20) { Text("\($0)").frame(width: 40, height: 20) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.frame(of: "0")?.midX == 80)
    host.scroll(by: CGSize(width: 50, height: 0))
    #expect(host.scrollOffset()?.x == 40)
    #expect(host.frame(of: "1")?.midX == 80)
    host.scroll(by: CGSize(width: 5000, height: 0))
    #expect(host.frame(of: "19")?.midX == 20)
  }

  @Test func `Content margins begin at the edges of the safe area`() {
    let safeArea = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
    let host = TestHost(screen: ScreenSettings(size: size, safeAreaInsets: safeArea)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10) { Text("\($0)").frame(height: 50) } }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 40) }
      .contentMargins(.vertical, 5, for: .scrollContent)
    }
    #expect(host.frame(of: "0")?.midY == 50)
    host.scroll(by: CGSize(width: 0, height: 5000))
    #expect(host.frame(of: "9")?.midY == 100)
  }
}
