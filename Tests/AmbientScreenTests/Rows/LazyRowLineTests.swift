import Ambient
import AmbientTesting
import Observation
import Testing

/// Tests lazy rows without a view, lazy horizontal stacks in rows, and alignment in lazy stacks.
@MainActor
struct LazyRowLineTests {
  @Test("Rows appear although the first rows of their loop have no view.", arguments: [20, 700])
  func firstRowsWithoutView(first: Int) {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 10) { ForEach(0..<1_000) { Late(number: $0, first: first) } }
      }
    }
    #expect(Array(host.texts.prefix(4)) == (0..<4).map { "\(first + $0)" })
    #expect(host.frame(of: "\(first)")?.midY == 10)
    #expect(host.frame(of: "\(first + 1)")?.midY == 40)
    #expect(host.texts.count < 12)
  }

  @Test("Rows without a view take up no space and add no spacing.")
  func rowsWithoutView() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<9) { number in
            if number.isMultiple(of: 4) { Text("\(number)").frame(height: 20) }
          }
        }
      }
    }
    #expect(host.frame(of: "0")?.midY == 10)
    #expect(host.frame(of: "4")?.midY == 40)
    #expect(host.frame(of: "8")?.midY == 70)
    let scrollView = try #require(host.elements(of: .scrollView).first)
    #expect(host.screen?.scrollGeometry(of: scrollView)?.contentSize.height == 80)
  }

  @Test("A row leaves no gap while it has no view, and is at its old place when the view returns.")
  func rowLosesView() {
    let model = Hidden()
    let host = TestHost(size: CGSize(width: 200, height: 100)) { HidingRows(model: model) }
    #expect(host.frame(of: "2")?.midY == 70)
    let bodies = host.bodies { model.number = 1 }
    #expect(!bodies.contains("HidingRows"))
    #expect(host.frame(of: "2")?.midY == 40)
    model.number = nil
    host.settle()
    #expect(host.frame(of: "1")?.midY == 40)
    #expect(host.frame(of: "2")?.midY == 70)
  }

  @Test("Lazy horizontal stacks below the visible part are as tall as their first view.")
  func nestedStacks() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { line in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<100) { Text("\(line).\($0)").frame(width: 50, height: 40) }
              }
            }
          }
        }
      }
    }
    let lines = host.elements(of: .lazyHStack)
    #expect(4..<12 ~= lines.count)
    #expect(Set(lines.map { host.frame(of: $0)?.height }) == [40])
  }

  @Test("A lazy horizontal stack aligns baselines as a horizontal stack does.")
  func baselines() {
    let views = Group {
      Text("Title").font(.largeTitle)
      Text("small").font(.caption)
      Color.red.frame(width: 10, height: 5).accessibilityIdentifier("dot")
    }
    /// Returns the frames of the three views in a stack, relative to the top edge of the title.
    func frames(_ stack: some View) -> [CGRect] {
      let host = TestHost(size: CGSize(width: 400, height: 100)) {
        ScrollView(.horizontal) { stack }
      }
      let frames = ["Title", "small", "dot"].compactMap { host.frame(of: $0) }
      #expect(frames.allSatisfy { $0.maxY <= 100 })
      let top = frames.first?.minY ?? 0
      return frames.map { $0.offsetBy(dx: 0, dy: -top) }
    }
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      let expected = frames(HStack(alignment: alignment, spacing: 0) { views })
      #expect(expected.count == 3 && expected[1].minY > 0)
      #expect(frames(LazyHStack(alignment: alignment, spacing: 0) { views }) == expected)
    }
  }

  @Test("A lazy vertical stack aligns its rows at the guides that the rows set.")
  func explicitGuides() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          Text("a").alignmentGuide(.leading) { _ in 20 }
          Text("b")
        }
      }
    }
    // The guide of "a" is 20 points to the right of its left edge. The guide of "b" is its own left
    // edge. The stack places both guides at the same x.
    #expect(host.frame(of: "a")?.minX == 0)
    #expect(host.frame(of: "b")?.minX == 20)
  }
}

/// A row that has a view only if its number is at least `first`.
private struct Late: View {
  let number: Int
  let first: Int

  var body: some View {
    if number >= first { Text("\(number)").frame(height: 20) }
  }
}

/// The number of the row that has no view; nil if all rows have a view.
@Observable @MainActor
private final class Hidden {
  var number: Int?
}

private struct HidingRows: View {
  let model: Hidden

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 10) { ForEach(0..<3) { HidingRow(number: $0, model: model) } }
    }
  }
}

private struct HidingRow: View {
  let number: Int
  let model: Hidden

  var body: some View {
    if model.number != number { Text("\(number)").frame(height: 20) }
  }
}
