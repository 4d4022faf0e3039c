import Ambient
import AmbientScreen
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

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

/// A reader is a view that gets a value of the layout, such as a size or a position.
///
/// In a cycle, the reader then changes the layout, so that the value changes again. The layout
/// gives such a reader the first value and two repeats. The reader does not get the next value, and
/// there is a warning that lists all four values.
@Suite("The readers in and beside a cycle of a layout") @MainActor
struct LayoutCycleReaderTests {
  let screen = CGSize(width: 200, height: 100)

  @Test func `Of two views that resize each other, one gets its last size`() {
    struct Mutual: View {
      @State private var first: CGFloat = 10
      @State private var second: CGFloat = 10

      var body: some View {
        VStack(spacing: 0) {
          Color.red
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { second = $0 + 1 }
            .frame(width: first, height: 10)
            .accessibilityIdentifier("first")
          Color.blue
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { first = $0 + 1 }
            .frame(width: second, height: 20)
            .accessibilityIdentifier("second")
        }
      }
    }
    var host: TestHost?
    let messages = warnings { host = TestHost(size: screen) { Mutual() } }
    // In each round, both views get 1 point wider. After three rounds, both are 13 points wide. The
    // first observer does not get this size, which ends the cycle. The second observer gets it, and
    // makes the first view 14 points wide.
    #expect(host?.frame(of: "first")?.width == 14)
    #expect(host?.frame(of: "second")?.width == 13)
    #expect(
      messages == [
        """
        The size of a GeometryObserver changed again after each update of the views that read it. \
        To end the cycle, these views do not get the last size.

          Views  Mutual
          Sizes  10 × 10, 11 × 10, 12 × 10, 13 × 10

        To fix this, do one of:
          • Do not compute the size of the view from the geometry that the view observes.
          • Give the view a frame of a fixed size.
        """
      ]
    )
  }

  @Test func `The message about many views that resize each other names three of them`() {
    struct Many: View {
      @State private var width: CGFloat = 10

      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<5) { _ in
            Color.red
              .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
              .frame(width: width, height: 10)
          }
        }
      }
    }
    let messages = warnings { _ = TestHost(size: screen) { Many() } }
    #expect(messages.count == 1)
    // Three occurrences of the line divide the message into four parts.
    #expect(messages.first?.components(separatedBy: "  Views       Many\n").count == 4)
    #expect(messages.first?.contains("\n  More views  2\n") == true)
  }

  @Test func `A view beside a cycle gets its last position, and the warning omits the view`() {
    struct Growing: View {
      let log: Log
      @State private var width: CGFloat = 10

      var body: some View {
        row(after: 0) {
          Color.red
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
            .frame(width: width, height: 10)
          Color.blue.frame(width: 10, height: 10)
            .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) {
              log.values.append($0)
            }
        }
      }
    }
    let log = Log()
    let messages = warnings { _ = TestHost(size: screen) { Growing(log: log) } }
    #expect(log.values == [10, 11, 12, 13])
    #expect(messages.count == 1)
    // An empty line follows the sizes of the red color, so no other view is listed.
    #expect(messages.first?.contains("Sizes  10 × 10, 11 × 10, 12 × 10, 13 × 10\n\n") == true)
  }

  @Test(arguments: [true, false])
  func `A geometry reader beside a cycle shows its last size, and the warning omits the reader`(
    isLast: Bool
  ) {
    struct Growing: View {
      let isLast: Bool
      @State private var width: CGFloat = 10

      var body: some View {
        HStack(spacing: 0) {
          if !isLast { reader }
          Color.red
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
            .frame(width: width, height: 10)
          if isLast { reader }
        }
      }

      private var reader: some View { GeometryReader { Text("\(Int($0.size.width))") } }
    }
    var host: TestHost?
    let messages = warnings { host = TestHost(size: screen) { Growing(isLast: isLast) } }
    // In the end, the red color is 13 points wide, which leaves 187 of the 200 points for the
    // reader.
    #expect(host?.texts == ["187"])
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Sizes  10 × 10, 11 × 10, 12 × 10, 13 × 10\n\n") == true)
  }

  @Test
  func `A view that changes its identity at each new geometry is stopped after 200 changes`() {
    struct Replaced: View {
      let log: Log
      @State private var number = 0

      var body: some View {
        Color.red
          .onGeometryChange(for: CGFloat.self, of: \.size.width) {
            log.values.append($0)
            number += 1
          }
          .id(number)
      }
    }
    let log = Log()
    let messages = warnings { _ = TestHost(size: screen) { Replaced(log: log) } }
    #expect(log.values.count == 200)
    #expect(messages.count == 1)
    let first = "The geometry of a GeometryObserver changed again after each update"
    #expect(messages.first?.hasPrefix(first) == true)
  }
}
