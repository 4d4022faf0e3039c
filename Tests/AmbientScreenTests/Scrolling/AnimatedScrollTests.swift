import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// Tests scrolls that code requests within an animation or another transaction.
@MainActor
struct AnimatedScrollTests {
  /// The changes of the scroll phase.
  ///
  /// Each line has the old phase, the new phase and the vertical offset.
  private final class Log {
    var lines: [String] = []
  }

  /// A scroll view that is 200 points high, with 100 rows of 50 points, and buttons that scroll it.
  private struct Jumping: View {
    let log: Log
    let isLazy: Bool
    @State private var row: Int?

    var body: some View {
      ScrollViewReader { proxy in
        Button("At once") { proxy.scrollTo(10, anchor: .top) }
        Button("Animated") { withAnimation { proxy.scrollTo(10, anchor: .top) } }
        Button("Nowhere") { withAnimation { proxy.scrollTo(-1) } }
        Button("Without") {
          var transaction = Transaction(animation: .default)
          transaction.disablesAnimations = true
          withTransaction(transaction) { proxy.scrollTo(10, anchor: .top) }
        }
        Button("Binding") { withAnimation { row = 12 } }
        Button("Center") { withTransaction(\.scrollTargetAnchor, .center) { row = 40 } }
        Button("Reader at the bottom") {
          withTransaction(\.scrollTargetAnchor, .bottom) { proxy.scrollTo(50) }
        }
        Button("Reader at the top") {
          withTransaction(\.scrollTargetAnchor, .bottom) { proxy.scrollTo(50, anchor: .top) }
        }
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }
          } else {
            VStack(spacing: 0) { rows }
          }
        }
        .frame(width: 100, height: 200)
        .scrollPosition(id: $row, anchor: .top)
        .onScrollPhaseChange { old, new, context in
          log.lines.append("\(old) \(new) \(Int(context.geometry.contentOffset.y))")
        }
      }
    }

    private var rows: some View {
      ForEach(0..<100) { Text("Row \($0)").frame(height: 50) }
    }
  }

  private let log = Log()

  private func host(isLazy: Bool = false) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 600)) { Jumping(log: log, isLazy: isLazy) }
  }

  @Test func `A scroll with an animation changes the scroll phase to animating`() {
    let host = host()
    #expect(host.bodies { host.tap("Animated") } == [])
    #expect(log.lines == ["idle animating 0", "animating idle 500"])
    #expect(host.scrollOffset()?.y == 500)
  }

  @Test func `An animated write to the scroll position changes the scroll phase to animating`() {
    let host = host()
    host.tap("Binding")
    #expect(log.lines == ["idle animating 0", "animating idle 600"])
  }

  @Test func `A scroll without an animation does not change the scroll phase`() {
    let host = host()
    host.tap("At once")
    #expect(host.scrollOffset()?.y == 500)
    host.scroll(to: .zero)
    log.lines = []
    host.tap("Without")
    #expect(host.scrollOffset()?.y == 500)
    #expect(log.lines == [])
  }

  @Test func `An animated scroll that moves nothing does not change the scroll phase`() {
    let host = host()
    host.tap("Nowhere")
    host.tap("At once")
    host.tap("Animated")
    #expect(log.lines == [])
  }

  @Test func `An animated scroll to a lazy row changes the scroll phase to animating only once`() {
    let host = host(isLazy: true)
    host.tap("Animated")
    #expect(host.frame(of: "Row 10") != nil)
    #expect(log.lines == ["idle animating 0", "animating idle 500"])
  }

  @Test func `The scrollTargetAnchor of a transaction aligns the target of a scroll`() {
    let host = host()
    host.tap("Center")
    // In the content, row 40 covers y = 2,000 to 2,050. The scroll puts the middle of the row into
    // the middle of the 200 visible points: 2,025 - 100.
    #expect(host.scrollOffset()?.y == 1_925)
    // The bottom edge of row 50, at y = 2,550, is put at the bottom edge of the scroll view:
    // 2,550 - 200.
    host.tap("Reader at the bottom")
    #expect(host.scrollOffset()?.y == 2_350)
    // An anchor that is passed to `scrollTo` has precedence over the anchor of the transaction.
    host.tap("Reader at the top")
    #expect(host.scrollOffset()?.y == 2_500)
  }
}
