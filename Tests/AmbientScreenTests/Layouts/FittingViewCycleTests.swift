import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@MainActor
private final class WidthLog {
  var widths: [CGFloat] = []
}

/// A `ViewThatFits` that has more space after its narrow view appears, and less space after its
/// wide view appears.
///
/// The wide view needs 100 points, and the narrow view needs 50 points. The green color beside them
/// takes 80 points. It is removed when the narrow view appears, and is back when the wide view
/// appears.
private struct Alternating: View {
  let log: WidthLog
  @State private var isCompact = false

  var body: some View {
    HStack(spacing: 0) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 100, height: 20).onAppear { choose(100, isCompact: false) }
        Color.blue.frame(width: 50, height: 20).onAppear { choose(50, isCompact: true) }
      }
      if !isCompact { Color.green.frame(width: 80, height: 20) }
    }
  }

  private func choose(_ width: CGFloat, isCompact: Bool) {
    log.widths.append(width)
    self.isCompact = isCompact
  }
}

@Suite("A cycle of ViewThatFits") @MainActor
struct FittingViewCycleTests {
  private let log = WidthLog()

  private func host(width: CGFloat) -> TestHost {
    TestHost(size: CGSize(width: width, height: 100)) { Alternating(log: log) }
  }

  @Test func `A ViewThatFits whose views change its available size is stopped after two repeats`() {
    var host: TestHost?
    let messages = warnings { host = self.host(width: 150) }
    // Beside the green color, 70 points are left, and the narrow view appears. The color goes away,
    // 150 points are left, and the wide view appears. Then the color is back.
    #expect(log.widths == [50, 100, 50])
    #expect(host?.bodies { host?.settle() } == [])
    #expect(
      messages == [
        """
        The available size of a ViewThatFits changed again after each update of the views that \
        read it. To end the cycle, these views do not get the last available size.

          Views  Alternating
          Sizes  70 × 100, 150 × 100, 70 × 100, 150 × 100

        To fix this, do one of:
          • Do not resize views around the ViewThatFits when one of its views appears or disappears.
          • Give the ViewThatFits a frame of a fixed size.
        """
      ]
    )
  }

  @Test func `After a cycle, the view that fits in the next layout appears`() {
    var host: TestHost?
    _ = warnings { host = self.host(width: 150) }
    log.widths = []
    let messages = warnings { host?.size.width = 200 }
    // Now 120 points are left even beside the green color.
    #expect(log.widths == [100])
    #expect(messages == [])
  }
}
