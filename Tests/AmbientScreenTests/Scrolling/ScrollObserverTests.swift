import Ambient
import AmbientScreen
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

/// Rows that are 50 points high, in a scroll view that is 200 points high.
private struct Column: View {
  var count = 20

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(width: 100, height: 50) }
      }
      .scrollTargetLayout()
    }
    .frame(height: 200)
  }
}

@MainActor
private final class Log {
  var lines: [String] = []
  nonisolated init() {}
}

@Suite("An observer of a scroll view") @MainActor
struct ScrollObserverTests {
  let screen = CGSize(width: 400, height: 300)
  private let log = Log()

  // The action of the red view's `onGeometryChange` changes the width of the red view, and the new
  // width runs the action again. The screen ends this cycle with a warning.
  @Test func `An observer gets the last geometry although another view is in a cycle`() {
    struct Restless: View {
      let log: Log
      @State private var turns = 0

      var body: some View {
        Color.red
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in turns += 1 }
          .frame(width: CGFloat(10 + turns), height: 10)
        ScrollView { Color.blue.frame(height: CGFloat(400 + turns)).accessibilityLabel("content") }
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { _, new in
            log.lines.append("\(new)")
          }
      }
    }
    var host: TestHost?
    let messages = warnings { host = TestHost(size: screen) { Restless(log: log) } }
    #expect(messages.count == 1)
    let height = host?.frame(of: "content")?.height
    #expect(height.map { $0 > 400 } == true)
    #expect(log.lines.last == height.map { "\($0)" })
  }

  @Test func `The first value of onScrollGeometryChange is reported even if it is nil`() {
    let host = TestHost(size: screen) {
      Column().onScrollGeometryChange(for: Int?.self) {
        $0.contentOffset.y > 60 ? 1 : nil
      } action: { old, new in
        log.lines.append("\(old, default: "nil") \(new, default: "nil")")
      }
    }
    #expect(log.lines == ["nil nil"])
    host.scroll(by: CGSize(width: 0, height: 100))
    #expect(log.lines == ["nil nil", "nil 1"])
  }

  @Test func `A scroll runs bodies only if the value of onScrollGeometryChange changes`() {
    struct Shadowed: View {
      let log: Log
      @State private var isDown = false
      var body: some View {
        Column().onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 60
        } action: { old, new in
          log.lines.append("\(old) \(new)")
          isDown = new
        }
        Shadow(isOn: isDown)
      }
    }
    struct Shadow: View {
      let isOn: Bool
      var body: some View { Text(isOn ? "shadow" : "flat") }
    }
    let host = TestHost(size: screen) { Shadowed(log: log) }
    #expect(log.lines == ["false false"])
    #expect(host.bodies { host.scroll("Row 1", by: CGSize(width: 0, height: 50)) } == [])
    #expect(
      host.bodies { host.scroll("Row 1", by: CGSize(width: 0, height: 50)) }
        == ["Shadowed", "Shadow"]
    )
    #expect(log.lines == ["false false", "false true"])
    #expect(host.texts.contains("shadow"))
    #expect(host.bodies { host.scroll("Row 1", by: CGSize(width: 0, height: 50)) } == [])
  }

  @Test func `onScrollGeometryChange receives the sizes, insets and offset of a scroll view`() {
    var last: ScrollGeometry?
    let host = TestHost(size: screen) {
      Column()
        .contentMargins(.top, 30, for: .scrollContent)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { last = $1 })
    }
    host.scroll("Row 1", to: CGPoint(x: 0, y: 70))
    let expected = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: 70),
      contentSize: CGSize(width: 100, height: 1000),
      contentInsets: EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0),
      containerSize: CGSize(width: 100, height: 200)
    )
    #expect(last == expected)
    #expect(last?.visibleRect == CGRect(x: 0, y: 100, width: 100, height: 170))
    #expect(last?.bounds == CGRect(x: 0, y: 70, width: 100, height: 200))
  }

  @Test func `onScrollPhaseChange receives each phase of a scroll and the current offset`() throws {
    let log = log
    let host = TestHost(size: screen) {
      Column().onScrollPhaseChange { old, new, context in
        log.lines.append("\(old) \(new) \(Int(context.geometry.contentOffset.y))")
      }
    }
    host.scroll("Row 1", by: CGSize(width: 0, height: 70))
    #expect(log.lines == ["idle interacting 0", "interacting idle 70"])
    log.lines = []
    let list = try #require(host.elements(of: .scrollView).first)
    let layout = try #require(host.screen)
    layout.beginScrolling(list)
    layout.scroll(list, by: CGSize(width: 0, height: 10))
    layout.scroll(list, by: CGSize(width: 0, height: 10))
    layout.endScrolling(list, velocity: CGVector(dx: 0, dy: 100), at: CGPoint(x: 0, y: 140))
    #expect(
      log.lines == ["idle interacting 70", "interacting decelerating 90", "decelerating idle 140"]
    )
  }

  @Test func `onScrollGeometryChange observes only the first scroll view, not a nested one`() {
    let log = log
    let host = TestHost(size: screen) {
      VStack {
        ScrollView {
          Text("First").frame(height: 900)
          ScrollView(.horizontal) { Text("Inner").frame(width: 900, height: 50) }
        }
        ScrollView { Text("Second").frame(height: 900) }
      }
      .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, new in
        log.lines.append("\(Int(new.x)) \(Int(new.y))")
      }
    }
    #expect(log.lines == ["0 0"])
    host.scroll("Second", by: CGSize(width: 0, height: 10))
    host.scroll("Inner", by: CGSize(width: 20, height: 0))
    host.scroll("First", by: CGSize(width: 0, height: 30))
    #expect(log.lines == ["0 0", "0 30"])
  }

  @Test func `onScrollGeometryChange runs for each of many scrolls in one gesture`() throws {
    var offsets: [CGFloat] = []
    let host = TestHost(size: screen) {
      Column().onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) {
        offsets.append($1)
      }
    }
    let list = try #require(host.elements(of: .scrollView).first)
    let layout = try #require(host.screen)
    layout.beginScrolling(list)
    let messages = warnings {
      for _ in 0..<20 { layout.scroll(list, by: CGSize(width: 0, height: 5)) }
    }
    layout.endScrolling(list)
    #expect(messages.isEmpty)
    #expect(offsets == (0...20).map { CGFloat($0) * 5 })
  }

  @Test func `onScrollTargetVisibilityChange receives the visible scroll targets`() {
    let log = log
    let host = TestHost(size: screen) {
      Column().onScrollTargetVisibilityChange(idType: Int.self) { log.lines.append("\($0)") }
    }
    // A row is reported as visible while at least half of it is visible.
    #expect(log.lines == ["[0, 1, 2, 3]"])
    host.scroll("Row 1", by: CGSize(width: 0, height: 20))
    #expect(log.lines == ["[0, 1, 2, 3]"])
    host.scroll("Row 1", by: CGSize(width: 0, height: 20))
    #expect(log.lines == ["[0, 1, 2, 3]", "[1, 2, 3, 4]"])
  }

  @Test func `onScrollVisibilityChange runs when enough of a view becomes visible or hidden`() {
    let log = log
    let host = TestHost(size: screen) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 300)
          Text("Half").frame(height: 100)
            .onScrollVisibilityChange { log.lines.append("half \($0)") }
          Text("All").frame(height: 100)
            .onScrollVisibilityChange(threshold: 1) { log.lines.append("all \($0)") }
          Color.red.frame(height: 900)
        }
      }
    }
    // The scroll view is as high as the screen, 300 points. In the content, the first text covers
    // y = 300 to 400, and the second text covers y = 400 to 500.
    #expect(log.lines == [])
    host.scroll("Half", by: CGSize(width: 0, height: 60))
    #expect(log.lines == ["half true"])
    host.scroll("Half", by: CGSize(width: 0, height: 140))
    #expect(log.lines == ["half true", "all true"])
    host.scroll("Half", by: CGSize(width: 0, height: 160))
    #expect(log.lines == ["half true", "all true", "half false"])
  }
}
