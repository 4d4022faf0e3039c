import Ambient
import AmbientScreen
import AmbientTesting

/// A board that fills a screen of 200 × 200 points.
///
/// The board records the taps that reach it. Views in front of the board call `add` to record their
/// taps.
@MainActor
final class TapBoard {
  private(set) var lines: [String] = []

  static var settings: ScreenSettings {
    ScreenSettings(size: CGSize(width: 200, height: 200))
  }

  /// Records a name and a location in whole points, for example `box 10,5`.
  func add(_ name: String, _ point: CGPoint) {
    lines.append("\(name) \(Int(point.x.rounded())),\(Int(point.y.rounded()))")
  }

  func add(_ line: String) { lines.append(line) }

  /// Returns a host that shows the board, and shows `content` in front of the board's center.
  func host(
    _ settings: ScreenSettings = TapBoard.settings,
    @ViewBuilder _ content: () -> some View
  ) -> TestHost {
    TestHost(screen: settings) {
      ZStack {
        Color.white.accessibilityIdentifier("board").onTapGesture { self.add("board", $0) }
        content()
      }
      .coordinateSpace(.named("board"))
    }
  }

  /// Taps at points of the board, and returns the recorded lines.
  func taps(_ host: TestHost, _ points: (CGFloat, CGFloat)...) -> [String] {
    lines = []
    for (x, y) in points { host.touch("board", at: CGPoint(x: x, y: y))?.up() }
    return lines
  }
}
