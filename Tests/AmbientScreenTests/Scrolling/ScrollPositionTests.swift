import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// Numbered rows and a last row "End", in a scroll view that is 200 points high.
///
/// Each row is 50 points high. With 20 numbered rows, the largest offset is 21 * 50 - 200 = 850.
private struct Rows: View {
  let numbers: Range<Int>

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(numbers, id: \.self) { Text("Row \($0)").frame(width: 100, height: 50) }
        Text("End").frame(height: 50).id("end")
      }
      .scrollTargetLayout()
    }
    .frame(height: 200)
  }
}

@Suite("A scroll that code requests") @MainActor
struct ScrollPositionTests {
  let screen = CGSize(width: 400, height: 500)

  private struct Jumping: View {
    @State private var count = 20
    var body: some View {
      ScrollViewReader { proxy in
        Button("To 10") { proxy.scrollTo(10) }
        Button("10 at top") { proxy.scrollTo(10, anchor: .top) }
        Button("10 in the middle") { proxy.scrollTo(10, anchor: .center) }
        Button("To the end") { proxy.scrollTo("end") }
        Button("Nowhere") { proxy.scrollTo(99) }
        Button("Add") {
          count += 1
          proxy.scrollTo(count - 1, anchor: .bottom)
        }
        Rows(numbers: 0..<count)
      }
    }
  }

  @Test func `scrollPosition names the top row even if a row below is wider`() {
    struct Position: View {
      @State private var row: Int?

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) {
              Color.red.frame(width: $0.isMultiple(of: 2) ? 20 : 600, height: 50)
            }
          }
          .scrollTargetLayout()
        }
        .frame(height: 200)
        .scrollPosition(id: $row)
        Text("at \(row ?? -1)")
      }
    }
    let host = TestHost(size: screen) { Position() }
    host.scroll(by: CGSize(width: 0, height: 120))
    #expect(host.texts == ["at 2"])
    host.scroll(by: CGSize(width: 0, height: 30))
    #expect(host.texts == ["at 3"])
    host.scroll(by: CGSize(width: 0, height: 50))
    #expect(host.texts == ["at 4"])
  }

  @Test func `scrollTo goes to the view with an identifier and runs no body`() {
    let host = TestHost(size: screen) { Jumping() }
    #expect(host.bodies { host.tap("To 10") } == [])
    #expect(host.scrollOffset()?.y == 350)
    host.tap("10 at top")
    #expect(host.scrollOffset()?.y == 500)
    host.tap("10 in the middle")
    #expect(host.scrollOffset()?.y == 425)
    host.tap("To 10")
    #expect(host.scrollOffset()?.y == 425)
    host.tap("To the end")
    #expect(host.scrollOffset()?.y == 850)
    host.tap("Nowhere")
    #expect(host.scrollOffset()?.y == 850)
    host.tap("To 10")
    #expect(host.scrollOffset()?.y == 500)
  }

  @Test func `scrollTo scrolls again after the user has scrolled`() {
    let host = TestHost(size: screen) { Jumping() }
    host.tap("To 10")
    host.scroll("Row 0", to: .zero)
    host.tap("To 10")
    #expect(host.scrollOffset()?.y == 350)
  }

  @Test func `scrollTo goes to a view that was added in the same action`() {
    let host = TestHost(size: screen) { Jumping() }
    host.tap("Add")
    #expect(host.scrollOffset()?.y == 850)
    #expect(host.frame(of: "Row 20") != nil)
  }

  @Test func `A scroll position goes to a view that is mounted after the first layout`() {
    struct Later: View {
      @State private var row: Int? = 6
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 100)
            GeometryReader { proxy in
              VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(width: 50, height: 50) }
              }
            }
            .frame(width: 50, height: 1000)
          }
        }
        .scrollPosition(id: $row, anchor: .top)
      }
    }
    let host = TestHost(size: screen) { Later() }
    #expect(host.scrollOffset()?.y == 400)
  }

  private struct Positioned: View {
    @State private var position = ScrollPosition(idType: Int.self)
    var body: some View {
      Rows(numbers: 0..<20).scrollPosition($position)
      Button("Top") { position.scrollTo(edge: .top) }
      Button("Bottom") { position.scrollTo(edge: .bottom) }
      Button("120") { position.scrollTo(y: 120) }
      Button("Row 7 at top") { position.scrollTo(id: 7, anchor: .top) }
      Label(position: position)
    }

    struct Label: View {
      let position: ScrollPosition
      var body: some View {
        let id = position.viewID(type: Int.self).map { "at \($0)" } ?? "at none"
        Text(id + (position.isPositionedByUser ? " by user" : ""))
      }
    }
  }

  @Test func `A scroll position goes to an edge, a point or a view`() {
    let host = TestHost(size: screen) { Positioned() }
    #expect(host.scrollOffset()?.y == 0)
    host.tap("Bottom")
    #expect(host.scrollOffset()?.y == 850)
    host.tap("120")
    #expect(host.scrollOffset()?.y == 120)
    host.tap("Row 7 at top")
    #expect(host.scrollOffset()?.y == 350)
    #expect(host.texts.contains("at 7"))
    host.tap("Top")
    #expect(host.scrollOffset()?.y == 0)
  }

  @Test func `A scroll position does not override a later scroll of the user`() {
    let host = TestHost(size: screen) { Positioned() }
    host.tap("Bottom")
    host.scroll("Row 1", to: CGPoint(x: 0, y: 110))
    #expect(host.texts.contains("at 2 by user"))
    #expect(host.bodies { host.scroll("Row 1", by: CGSize(width: 0, height: 20)) } == [])
    #expect(host.scrollOffset()?.y == 130)
    host.scroll("Row 1", by: CGSize(width: 0, height: 30))
    #expect(host.texts.contains("at 3 by user"))
    host.tap("Bottom")
    #expect(host.scrollOffset()?.y == 850)
    #expect(host.texts.contains("at none"))
  }

  private struct Identified: View {
    @State private var row: Int? = 8
    var body: some View {
      Rows(numbers: 0..<20).scrollPosition(id: $row, anchor: .top)
      Button("Row 4 please") { row = 4 }
      Text("row \(row ?? -1)")
    }
  }

  @Test func `A scroll view follows a bound identifier and sets it when the user scrolls`() {
    let host = TestHost(size: screen) { Identified() }
    #expect(host.scrollOffset()?.y == 400)
    host.scroll("Row 1", by: CGSize(width: 0, height: 75))
    #expect(host.texts.contains("row 9"))
    #expect(host.scrollOffset()?.y == 475)
    host.tap("Row 4 please")
    #expect(host.scrollOffset()?.y == 200)
    #expect(host.texts.contains("row 4"))
  }

  @Test func `A bottom anchor keeps the last row in view until the user scrolls away from it`() {
    struct Chat: View {
      @State private var count = 20
      var body: some View {
        Rows(numbers: 0..<count).defaultScrollAnchor(.bottom)
        Button("Add") { count += 1 }
        Button("Few") { count = 1 }
      }
    }
    let host = TestHost(size: screen) { Chat() }
    #expect(host.scrollOffset()?.y == 850)
    host.tap("Add")
    #expect(host.scrollOffset()?.y == 900)
    host.scroll("Row 1", to: CGPoint(x: 0, y: 300))
    host.tap("Add")
    #expect(host.scrollOffset()?.y == 300)
    host.tap("Few")
    // Row 0 and the row "End", each 50 points high, are at the bottom of the scroll view, which is
    // 200 points high. The offset is therefore 100 - 200.
    #expect(host.scrollOffset()?.y == -100)
  }
}

@Suite("A scroll target behavior") @MainActor
struct ScrollTargetBehaviorTests {
  let screen = CGSize(width: 400, height: 300)

  private func host(_ behavior: some ScrollTargetBehavior) -> TestHost {
    TestHost(size: screen) { Rows(numbers: 0..<20).scrollTargetBehavior(behavior) }
  }

  /// Scrolls by a distance, and returns the offset at which the scroll ends.
  private func offset(_ host: TestHost, by distance: CGFloat) -> CGFloat? {
    host.scroll("Row 0", by: CGSize(width: 0, height: distance))
    return host.scrollOffset()?.y
  }

  @Test func `The paging behavior ends a scroll at a page`() {
    let host = host(.paging)
    #expect(offset(host, by: 80) == 0)
    #expect(offset(host, by: 120) == 200)
    #expect(offset(host, by: 500) == 400)
    #expect(offset(host, by: -101) == 200)
  }

  @Test func `The view-aligned behavior ends a scroll at a view`() {
    let host = host(.viewAligned)
    #expect(offset(host, by: 20) == 0)
    #expect(offset(host, by: 130) == 150)
    let byOne = self.host(.viewAligned(limitBehavior: .alwaysByOne))
    #expect(offset(byOne, by: 130) == 50)
    #expect(offset(byOne, by: 30) == 100)
    #expect(offset(byOne, by: -90) == 50)
    // At the offset 25, the middle of row 2 is in the middle of the scroll view: 125 - 25 = 100.
    let anchored = self.host(.viewAligned(anchor: .center))
    #expect(offset(anchored, by: 20) == 25)
  }

  @Test func `A custom scroll target behavior chooses the offset at which a scroll ends`() {
    struct Sevens: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        #expect(context.axes == .vertical)
        #expect(context.containerSize.height == 200)
        #expect(context.contentSize.height == 1050)
        #expect(context.originalTarget.rect.minY == 0)
        target.rect.origin.y = (target.rect.minY / 7).rounded() * 7
      }
    }
    #expect(offset(host(Sevens()), by: 100) == 98)
  }
}
