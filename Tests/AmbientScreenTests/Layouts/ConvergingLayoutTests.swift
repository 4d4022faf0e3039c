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

/// Tests layouts that change several times and then settle.
///
/// A view can read a size or a position, change the layout because of it, and then get another
/// value. Each value after the first one is a repeat.
///
/// If such changes seem to be a cycle, the layout *stops* the view: the view does not get the next
/// value, and there is a warning. Most views in these tests need several values, but at some point
/// they no longer change the layout. The layout must not stop these views.
@Suite("A layout that converges") @MainActor
struct ConvergingLayoutTests {
  /// A row in which each view makes its neighbor 1 point narrower than itself.
  ///
  /// A further view fills the rest of the row.
  private struct Chain: View {
    let log: Log
    /// 1 if each view sets the next view's width; -1 if each view sets the previous view's width.
    let step: Int
    @State private var widths: [CGFloat]

    init(_ log: Log, step: Int) {
      self.log = log
      self.step = step
      _widths = State(initialValue: step > 0 ? [40, 0, 0, 0, 0, 0] : [0, 0, 0, 0, 0, 40])
    }

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<6) { index in
          Color.red.frame(width: widths[index], height: 10)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { width in
              let next = index + step
              if width > 0, widths.indices.contains(next) { widths[next] = width - 1 }
            }
        }
        Color.blue.frame(height: 10)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { log.values.append($0) }
      }
    }
  }

  private let log = Log()

  @Test(arguments: [1, -1])
  func `A chain of views that take their widths from one another is not stopped`(step: Int) {
    var host: TestHost?
    let messages = warnings {
      host = TestHost(size: CGSize(width: 300, height: 100)) { Chain(log, step: step) }
    }
    #expect(messages == [])
    // The six views are 225 points wide in total, which leaves 75 of the 300 points.
    #expect(log.values.last == 75)
    let widths = host?.elements(of: .color).compactMap { host?.frame(of: $0)?.width }
    let chain: [CGFloat] = step > 0 ? [40, 39, 38, 37, 36, 35] : [35, 36, 37, 38, 39, 40]
    #expect(widths == chain + [75])
  }

  @Test(arguments: [4, 8])
  func `Nested views that take their widths from one another are not stopped`(levels: Int) {
    /// Nested views, each 10 points wider than the view in it.
    struct Nested: View {
      @State private var widths: [CGFloat]

      init(levels: Int) { _widths = State(initialValue: Array(repeating: 0, count: levels)) }

      var body: some View {
        widths.indices.reduce(AnyView(Color.red.frame(width: 40, height: 10))) { view, level in
          AnyView(
            view.onGeometryChange(for: CGFloat.self, of: \.size.width) { widths[level] = $0 }
              .frame(width: widths[level] + 10)
          )
        }
        .accessibilityIdentifier("outermost")
      }
    }
    var host: TestHost?
    let messages = warnings {
      host = TestHost(size: CGSize(width: 300, height: 100)) { Nested(levels: levels) }
    }
    // The innermost view is 40 points wide, and each level around it adds 10 points.
    #expect(host?.frame(of: "outermost")?.width == 40 + 10 * CGFloat(levels))
    #expect(messages == [])
  }

  @Test func `A view that moves itself twice and then stays is not stopped`() {
    struct Creeping: View {
      @State private var distance: CGFloat = 0

      var body: some View {
        HStack(spacing: 0) {
          Color.clear.frame(width: distance, height: 1)
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("snail")
            .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) { x in
              if x < 2 { distance = x + 1 }
            }
          Spacer(minLength: 0)
        }
      }
    }
    var host: TestHost?
    let messages = warnings {
      host = TestHost(size: CGSize(width: 200, height: 100)) { Creeping() }
    }
    // The view is first at 0 points, then at 1 point, and then stays at 2 points.
    #expect(host?.frame(of: "snail")?.minX == 2)
    #expect(messages == [])
  }

  @Test func `A containerRelativeFrame that fits after some passes is not stopped`() {
    // The inner scroll view has the height of the frame in it. In each pass, the new height of the
    // frame is 30 points less than the height of the inner scroll view, but at least 20 points. So
    // both heights shrink until they are 20 points.
    var host: TestHost?
    let messages = warnings {
      host = TestHost(size: CGSize(width: 200, height: 100)) {
        ScrollView {
          ScrollView(.horizontal) {
            HStack {
              Color.blue.frame(width: 10, height: 10)
              Color.red.containerRelativeFrame(.vertical) { length, _ in max(20, length - 30) }
                .accessibilityIdentifier("part")
            }
          }
        }
      }
    }
    #expect(host?.frame(of: "part")?.height == 20)
    #expect(messages == [])
  }

  @Test func `Views that each measure their own size run once for each new size`() {
    struct Measured: View {
      let number: Int
      @State private var width: CGFloat = 0

      var body: some View {
        Text("\(number): \(Int(width))").frame(maxWidth: .infinity)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 400)) {
      VStack { ForEach(0..<10) { Measured(number: $0) } }
    }
    var runs: [String] = []
    let messages = warnings {
      runs = host.bodies {
        host.size.width = 300
        host.settle()
      }
    }
    #expect(host.texts == (0..<10).map { "\($0): 300" })
    #expect(runs.filter { $0 == "Measured" }.count == 10)
    #expect(messages == [])
  }

  /// The observer gets the height of the rows: 60 points, then 120, then 180.
  ///
  /// These are a first value and two repeats. If the given height is 180 points, the rows have now
  /// reached it. If the given height is 240 points, the view adds three more rows after the second
  /// repeat. The height of all rows is then 240 points. The observer does not get this height, and
  /// there is one warning.
  @Test(arguments: [(180, rows: 9, cycles: 0), (240, rows: 12, cycles: 1)])
  func `An observer that fills a scroll view in steps is stopped if it needs more than two repeats`(
    height: CGFloat,
    rows: Int,
    cycles: Int
  ) {
    /// Rows of 20 points. The view adds three rows at a time until the rows have the given height.
    struct Filling: View {
      let height: CGFloat
      @State private var rows = 3

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(height: 20) }
          }
        }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { _, new in
          if new < height { rows += 3 }
        }
      }
    }
    var host: TestHost?
    let messages = warnings {
      host = TestHost(size: CGSize(width: 200, height: 100)) { Filling(height: height) }
    }
    #expect(host?.texts.count == rows)
    #expect(messages.count == cycles)
  }

  @Test func `A view that another thread resizes many times is not stopped`() throws {
    final class Handle {
      var width: Binding<CGFloat>?
    }
    struct Resized: View {
      let log: Log
      let handle: Handle
      @State private var width: CGFloat = 10

      var body: some View {
        let _ = handle.width = $width
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { log.values.append($0) }
      }
    }
    let handle = Handle()
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Resized(log: log, handle: handle)
    }
    let width = try #require(handle.width)
    let layOut = host.viewTree.onSettled
    // Another thread writes a new width before every other layout. That layout still uses the old
    // width. Then an update gives the view the new width, and the next layout uses it.
    var writes = 0
    var isWriting = false
    host.viewTree.onSettled = {
      isWriting.toggle()
      if isWriting, writes < 10 {
        writes += 1
        write(10 + CGFloat(writes), to: width)
      }
      layOut?()
    }
    let messages = warnings { host.settle() }
    #expect(log.values == (10...20).map { CGFloat($0) })
    #expect(messages == [])
  }
}

/// Writes a value on another thread, and waits for the end of the write.
private func write(_ value: CGFloat, to binding: Binding<CGFloat>) {
  let isWritten = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    binding.wrappedValue = value
    isWritten.signal()
  }
  isWritten.wait()
}
