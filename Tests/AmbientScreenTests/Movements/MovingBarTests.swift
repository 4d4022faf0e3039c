import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Observation
import Testing

@Observable @MainActor private final class Model {
  var top: CGFloat = 30
  var bottom: CGFloat = 30
  var rows = Array(0..<20)
}

/// A bar that consists of views with a height of 10 points each.
///
/// If `height` is zero, there is no bar.
private struct Bar: View {
  let height: CGFloat
  let name: String

  var body: some View {
    if height > 0 {
      VStack(spacing: 0) {
        Color.red.frame(height: 10)
        ForEach(0..<Int(height / 10 - 1), id: \.self) { _ in Color.red.frame(height: 10) }
      }
      .accessibilityIdentifier(name)
    }
  }
}

/// Rows with a height of 40 points each, between two bars.
private struct Screen: View {
  let model: Model
  var isLazy = false

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            rows
          } header: {
            Text("Header").frame(height: 20)
          }
        }
      } else {
        VStack(spacing: 0) { rows }
      }
    }
    .safeAreaInset(edge: .top, spacing: 0) { Bar(height: model.top, name: "top") }
    .safeAreaInset(edge: .bottom, spacing: 0) { Bar(height: model.bottom, name: "bottom") }
  }

  private var rows: some View {
    ForEach(model.rows, id: \.self) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 40) }
  }
}

/// The y coordinates in these tests are measured from the top of the screen.
///
/// The screen is 300 points high. Its safe area is from 40 to 280 points, and the bars lie at the
/// top and at the bottom of the safe area. At first, both bars are 30 points high, and leave the
/// space from 70 to 250 points free. Before a scroll, the first row is at the top of this space,
/// and its middle is at 90 points. At the end of the content, the last row is at the bottom of the
/// space, and its middle is at 230 points.
@Suite @MainActor struct `A scroll view under a bar that changes its height` {
  private let model = Model()

  private func host(isLazy: Bool = false, runsAnimations: Bool = true) -> TestHost {
    TestHost(screen: .withSafeArea, runsAnimations: runsAnimations) {
      Screen(model: model, isLazy: isLazy)
    }
  }

  /// Changes the model with an animation of one second.
  private func change(_ host: TestHost, _ change: (Model) -> Void) {
    withAnimation(.linear(duration: 1)) { change(model) }
    host.settle()
  }

  /// Returns the y coordinate of the middle of a row or a header.
  private func middle(_ name: String, _ host: TestHost) -> CGFloat? { host.frame(of: name)?.midY }

  /// Returns the `middle` of a row or a header now, and after each quarter of the next second.
  ///
  /// Also checks that the frame of the scroll view does not change.
  private func middles(_ name: String, _ host: TestHost) -> [CGFloat?] {
    (0...4).map { step in
      if step > 0 { host.advance(by: 0.25) }
      let frame = host.elements(of: .scrollView).first.flatMap(host.frame)
      #expect(frame == CGRect(x: 0, y: 0, width: 200, height: 300))
      return middle(name, host)
    }
  }

  @Test func `Content that is not scrolled moves with the edge of a top bar`() {
    let host = host()
    change(host) { $0.top = 50 }
    #expect(middles("Row 0", host) == [90, 95, 100, 105, 110])
    change(host) { $0.top = 30 }
    #expect(middles("Row 0", host) == [110, 105, 100, 95, 90])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `Content scrolled to its middle stays in place while a top bar grows and shrinks`() {
    let host = host()
    host.scroll(by: CGSize(width: 0, height: 100))
    change(host) { $0.top = 50 }
    #expect(middles("Row 3", host) == [110, 110, 110, 110, 110])
    change(host) { $0.top = 30 }
    #expect(middles("Row 3", host) == [110, 110, 110, 110, 110])
  }

  @Test func `Content that is scrolled to its end moves down with a bottom bar that shrinks`() {
    let host = host()
    host.scroll(by: CGSize(width: 0, height: 1_000))
    change(host) { $0.bottom = 10 }
    #expect(middles("Row 19", host) == [230, 235, 240, 245, 250])
    // A bar that grows covers the end of the content, and does not move the content.
    change(host) { $0.bottom = 30 }
    #expect(middles("Row 19", host) == [250, 250, 250, 250, 250])
  }

  @Test func `Content that is not scrolled moves with a bar that appears and disappears`() {
    model.top = 0
    let host = host()
    change(host) { $0.top = 40 }
    #expect(middles("Row 0", host) == [60, 70, 80, 90, 100])
    change(host) { $0.top = 0 }
    #expect(middles("Row 0", host) == [100, 90, 80, 70, 60])
    host.scroll(by: CGSize(width: 0, height: 100))
    change(host) { $0.top = 40 }
    #expect(middles("Row 3", host) == [80, 80, 80, 80, 80])
  }

  @Test func `Content that moves down with a bottom bar keeps moving even if the bar grows back`() {
    let host = host()
    host.scroll(by: CGSize(width: 0, height: 1_000))
    change(host) { $0.bottom = 10 }
    host.advance(by: 0.5)
    #expect(middle("Row 19", host) == 240)
    change(host) { $0.bottom = 30 }
    #expect(middles("Row 19", host) == [240, 245, 250, 250, 250])
    change(host) { $0.bottom = 10 }
    host.advance(by: 0.5)
    change(host) { $0.top = 70 }
    #expect(middles("Row 19", host) == [250, 250, 250, 250, 250])
  }

  @Test func `Content that moves with a bar follows a scroll by the user at once`() {
    let host = host()
    change(host) { $0.top = 50 }
    host.advance(by: 0.5)
    #expect(middle("Row 0", host) == 100)
    host.scroll(by: CGSize(width: 0, height: 10))
    // The scroll moves the row up by 10 points, from 100 to 90. The animation then moves it down by
    // the remaining 10 points.
    #expect(middles("Row 0", host) == [90, 95, 100, 100, 100])
  }

  @Test(arguments: [true, false])
  func `A change without an animation moves the content at once`(runsAnimations: Bool) {
    let host = host(runsAnimations: runsAnimations)
    model.top = 50
    host.settle()
    #expect(middles("Row 0", host) == [110, 110, 110, 110, 110])
    host.scroll(by: CGSize(width: 0, height: 1_000))
    model.bottom = 10
    host.settle()
    #expect(middles("Row 19", host) == [250, 250, 250, 250, 250])
  }

  @Test func `A change without an animation ends the movement of the content`() {
    let host = host()
    host.scroll(by: CGSize(width: 0, height: 1_000))
    change(host) { $0.bottom = 10 }
    host.advance(by: 0.5)
    model.bottom = 20
    host.settle()
    #expect(middles("Row 19", host) == [250, 250, 250, 250, 250])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A pinned header moves with the edge of the bar`() {
    let host = host(isLazy: true)
    host.scroll(by: CGSize(width: 0, height: 200))
    #expect(middle("Header", host) == 80)
    change(host) { $0.top = 50 }
    #expect(middles("Header", host) == [80, 85, 90, 95, 100])
    host.scroll(by: CGSize(width: 0, height: 20))
    #expect(middle("Header", host) == 100)
  }

  @Test func `A pinned header stays in place while rows are removed with an animation`() {
    let host = host(isLazy: true)
    host.scroll(by: CGSize(width: 0, height: 200))
    change(host) { $0.rows.remove(at: 8) }
    #expect(middles("Header", host) == [80, 80, 80, 80, 80])
  }

  @Test func `Removing the last row of content scrolled to its end moves the other rows down`() {
    let host = host()
    host.scroll(by: CGSize(width: 0, height: 1_000))
    change(host) { $0.rows.removeLast() }
    #expect(middles("Row 18", host) == [190, 200, 210, 220, 230])
  }

  @Test func `A spring moves content to its new place, without a jump at the beginning`() {
    let host = host()
    host.scroll(by: CGSize(width: 0, height: 1_000))
    withAnimation(.spring(duration: 1, bounce: 0.5)) { model.bottom = 10 }
    host.settle()
    #expect(middle("Row 19", host) == 230)
    let spring = Spring(duration: 1, bounce: 0.5)
    for time in stride(from: 0.05, through: 1, by: 0.05) {
      host.advance(by: 0.05)
      let place = 230 + CGFloat(spring.value(target: 20.0, time: time))
      #expect(middle("Row 19", host).map { abs($0 - place) <= 1 } == true)
    }
    host.advance(by: 4)
    #expect(middle("Row 19", host) == 250)
  }

  @Test func `Rows that scroll sideways move with a bar at the leading edge`() {
    struct Sideways: View {
      let model: Model

      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(width: 40) } }
        }
        .safeAreaInset(edge: .leading, spacing: 0) {
          HStack(spacing: 0) {
            ForEach(0..<Int(model.top / 10), id: \.self) { _ in Color.red.frame(width: 10) }
          }
        }
      }
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var settings = ScreenSettings(size: CGSize(width: 200, height: 100))
      settings.layoutDirection = direction
      model.top = 30
      let host = TestHost(screen: settings, runsAnimations: true) { Sideways(model: model) }
      // The distance of the middle of a row from the leading edge of the screen.
      let position = { (name: String) -> CGFloat? in
        let x = host.frame(of: name)?.midX
        return direction == .rightToLeft ? x.map { 200 - $0 } : x
      }
      // The row begins at the edge of the bar, and is 40 points wide.
      #expect(position("Row 0") == 50)
      change(host) { $0.top = 50 }
      host.advance(by: 0.5)
      #expect(position("Row 0") == 60)
      host.advance(by: 0.5)
      host.scroll(by: CGSize(width: 100, height: 0))
      #expect(position("Row 3") == 90)
      change(host) { $0.top = 30 }
      #expect(position("Row 3") == 90)
      host.advance(by: 0.5)
      #expect(position("Row 3") == 90)
    }
  }
}
