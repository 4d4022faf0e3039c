import Ambient
import AmbientTesting
import Observation
import Testing

/// Tests rows on demand that have no view, and rows on demand that are horizontal stacks.
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

  @Test("Rows without a view take no space, and no spacing.")
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

  @Test("Lazy horizontal stacks below the visible part are as high as their first view.")
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
    #expect(lines.count < 12)
    #expect(Set(lines.map { host.frame(of: $0)?.height }) == [40])
  }
}

private struct Late: View {
  let number: Int
  let first: Int

  var body: some View {
    if number >= first { Text("\(number)").frame(height: 20) }
  }
}

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
