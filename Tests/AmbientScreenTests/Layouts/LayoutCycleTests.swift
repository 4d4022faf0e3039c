import Ambient
import AmbientScreen
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

private struct PlaceKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

@MainActor
private final class Log {
  var values: [CGFloat] = []
  nonisolated init() {}
}

/// Returns a row at the top of the screen: first an empty space of the given width, and then
/// `content`.
@MainActor
private func row(
  after distance: CGFloat,
  @ViewBuilder _ content: () -> some View
) -> some View {
  VStack(spacing: 0) {
    HStack(spacing: 0) {
      Color.clear.frame(width: distance, height: 1)
      content()
      Spacer(minLength: 0)
    }
    Spacer(minLength: 0)
  }
}

/// In a cycle, a view gets a value of the layout, such as its size, and then changes the layout, so
/// that the value changes again.
///
/// The layout gives the view the first value and two repeats. Then the layout *stops* the view: the
/// view does not get the next value, and there is a warning that lists all four values.
@Suite("A cycle of a layout") @MainActor
struct LayoutCycleTests {
  let screen = CGSize(width: 200, height: 100)

  @Test func `A view that observes and changes its size each time is stopped after two repeats`() {
    struct Growing: View {
      @State private var width: CGFloat = 10

      var body: some View {
        Button("Widen") { width += 1 }
        Color.red
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { if $0 > 10 { width = $0 + 1 } }
          .frame(width: width, height: 20)
          .accessibilityIdentifier("view")
      }
    }
    let host = TestHost(size: screen) { Growing() }
    var runs: [String] = []
    let messages = warnings { runs = host.bodies { host.tap("Widen") } }
    // One run follows the tap, and three runs follow the widths that the view gets: 11, 12 and 13.
    #expect(runs.filter { $0 == "Growing" }.count == 4)
    #expect(host.frame(of: "view")?.width == 14)
    #expect(
      messages == [
        """
        The size of a GeometryObserver changed again after each update of the views that read it. \
        To end the cycle, these views do not get the last size.

          Views  Growing
          Sizes  11 × 20, 12 × 20, 13 × 20, 14 × 20

        To fix this, do one of:
          • Do not compute the size of the view from the geometry that the view observes.
          • Give the view a frame of a fixed size.
        """
      ]
    )
  }

  @Test func `A geometry reader whose content resizes the reader is stopped after two repeats`() {
    struct Reading: View {
      @State private var width: CGFloat = 10

      var body: some View {
        GeometryReader { proxy in
          Color.red.accessibilityIdentifier("view")
            .onChange(of: proxy.size.width, initial: true) { _, new in width = new + 1 }
        }
        .frame(width: width, height: 20)
      }
    }
    var host: TestHost?
    let messages = warnings { host = TestHost(size: screen) { Reading() } }
    #expect(host?.frame(of: "view")?.width == 13)
    #expect(
      messages == [
        """
        The size of a GeometryReader changed again after each update of the views that read it. \
        To end the cycle, these views do not get the last size.

          Views  Reading
          Sizes  10 × 20, 11 × 20, 12 × 20, 13 × 20

        To fix this, do one of:
          • Do not compute the size of the view from the geometry that the view observes.
          • Give the view a frame of a fixed size.
        """
      ]
    )
  }

  @Test func `A view that observes its place and moves each time is stopped after two repeats`() {
    struct Creeping: View {
      @State private var distance: CGFloat = 0

      var body: some View {
        row(after: distance) {
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("snail")
            .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) {
              distance = $0 + 1
            }
        }
      }
    }
    var host: TestHost?
    let messages = warnings { host = TestHost(size: screen) { Creeping() } }
    #expect(host?.frame(of: "snail")?.minX == 3)
    #expect(
      messages == [
        """
        The position of a GeometryObserver changed again after each update of the views that read \
        it. To end the cycle, these views do not get the last position.

          Views      Creeping
          Positions  (0, 0), (1, 0), (2, 0), (3, 0)

        To fix this, do one of:
          • Do not compute the position of the view from the geometry that the view observes.
          • Observe the position of a view that does not move.
        """
      ]
    )
  }

  @Test func `A view that moves whenever its anchor changes is stopped after two repeats`() {
    struct Following: View {
      @State private var distance: CGFloat = 0

      var body: some View {
        row(after: distance) {
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("marker")
            .anchorPreference(key: PlaceKey.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(PlaceKey.self) { anchors in
          GeometryReader { proxy in
            let place = anchors.first.map { proxy[$0].minX }
            Color.clear.onChange(of: place, initial: true) { _, place in
              if let place { distance = place + 1 }
            }
          }
        }
      }
    }
    var host: TestHost?
    let messages = warnings { host = TestHost(size: screen) { Following() } }
    #expect(host?.frame(of: "marker")?.minX == 3)
    #expect(
      messages == [
        """
        The position of a GeometryObserver changed again after each update of the views that read \
        it. To end the cycle, these views do not get the last position.

          Views      Following
          Positions  (0, 0), (1, 0), (2, 0), (3, 0)

        To fix this, do one of:
          • Do not compute the position of the view from the geometry that the view observes.
          • Observe the position of a view that does not move.
        """
      ]
    )
  }

  @Test func `A scroll observer that resizes the content each time is stopped after two repeats`() {
    struct Lengthening: View {
      let log: Log
      @State private var height: CGFloat = 300

      var body: some View {
        ScrollView { Color.red.frame(height: height) }
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { _, new in
            log.values.append(new)
            height = new + 1
          }
      }
    }
    let log = Log()
    let messages = warnings { _ = TestHost(size: screen) { Lengthening(log: log) } }
    #expect(log.values == [300, 301, 302])
    #expect(
      messages == [
        """
        The content size of a ScrollView changed again after each update of the views that read \
        it. To end the cycle, these views do not get the last content size.

          Views  Lengthening
          Sizes  200 × 300, 200 × 301, 200 × 302, 200 × 303

        To fix this:
          • Do not scroll or resize the view in an action that observes its geometry.
        """
      ]
    )
  }

  @Test
  func `A scroll observer that sets the position each time is stopped after two repeats`() {
    struct Drifting: View {
      let log: Log
      @State private var position = ScrollPosition()

      var body: some View {
        ScrollView { Color.red.frame(height: 900) }
          .scrollPosition($position)
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in
            log.values.append(new)
            position.scrollTo(y: new + 1)
          }
      }
    }
    let log = Log()
    var host: TestHost?
    let messages = warnings { host = TestHost(size: screen) { Drifting(log: log) } }
    #expect(log.values == [0, 1, 2])
    #expect(host?.scrollOffset()?.y == 3)
    #expect(
      messages == [
        """
        The scroll offset of a ScrollView changed again after each update of the views that read \
        it. To end the cycle, these views do not get the last scroll offset.

          Views    Drifting
          Offsets  (0, 0), (0, 1), (0, 2), (0, 3)

        To fix this:
          • Do not scroll or resize the view in an action that observes its geometry.
        """
      ]
    )
  }

  @Test func `A scroll observer that hides a visible scroll target is stopped after two repeats`() {
    struct Blinking: View {
      @State private var hidesFirst = false

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            if !hidesFirst { Text("Row 0").frame(height: 60).id(0) }
            ForEach(1..<9, id: \.self) { Text("Row \($0)").frame(height: 60) }
          }
          .scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { hidesFirst = $0.contains(0) }
      }
    }
    // Nine rows of 60 points are 540 points high, and eight rows are 480 points high.
    let messages = warnings { _ = TestHost(size: screen) { Blinking() } }
    #expect(
      messages == [
        """
        The content size of a ScrollView changed again after each update of the views that read \
        it. To end the cycle, these views do not get the last content size.

          Views  Blinking
          Sizes  40 × 540, 40 × 480, 40 × 540, 40 × 480

        To fix this:
          • Do not scroll or resize the view in an action that observes its geometry.
        """
      ]
    )
  }

  @Test(.timeLimit(.minutes(30)))
  func `A containerRelativeFrame that enlarges its container is stopped after two repeats`() {
    struct Enlarging: View {
      var body: some View {
        ScrollView {
          ScrollView(.horizontal) {
            Color.red.containerRelativeFrame(.vertical) { length, _ in length + 10 }
              .accessibilityIdentifier("tall")
          }
        }
      }
    }
    var host: TestHost?
    let messages = warnings { host = TestHost(size: screen) { Enlarging() } }
    // The frame is first 10 points taller than the screen: 110 points. Then it gets three heights
    // of its scroll view: 110, 120 and 130 points. Each time, it becomes 10 points taller than
    // the scroll view was.
    #expect(host?.frame(of: "tall")?.height == 140)
    #expect(
      messages == [
        """
        The size of a ScrollView changed again after each update of the views that read it. \
        To end the cycle, these views do not get the last size.

          Views  Enlarging
          Sizes  200 × 110, 200 × 120, 200 × 130, 200 × 140

        To fix this, do one of:
          • Give the container a frame of a fixed size.
          • Use 'containerRelativeFrame' only along the axes on which its result fits in the \
        container.
        """
      ]
    )
  }
}
