import Ambient
import AmbientTesting
import Observation
import Testing

/// Tests lazy rows with several views, lazy rows in a background, and lazy rows in a hidden view.
///
/// A lazy row is in the tree only while the host asks for it.
@MainActor
struct LazyRowViewTests {
  @Test func `A lazy stack places several views of one row like separate rows`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 10) { ForEach(0..<30) { Twins(number: $0) } }
      }
    }
    #expect(host.frame(of: "a0")?.origin == CGPoint(x: 0, y: 2))
    #expect(host.frame(of: "b0")?.origin == CGPoint(x: 0, y: 32))
    #expect(host.frame(of: "a1")?.origin == CGPoint(x: 0, y: 62))
    #expect(host.frame(of: "b1")?.origin == CGPoint(x: 0, y: 92))
    #expect(host.elements(of: .lazyRow).count == 4)
  }

  @Test func `A lazy horizontal stack places several views of one row side by side`() {
    let host = TestHost(size: CGSize(width: 100, height: 60)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<30) { Twins(number: $0) } }
      }
    }
    #expect(["a0", "b0", "a1", "b1"].map { host.frame(of: $0)?.minX } == [0, 16, 32, 48])
  }

  @Test func `A list places several views of one row like separate rows`() {
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      List(0..<30) { Twins(number: $0) }
    }
    #expect(["a0", "b0", "a1", "b1"].map { host.frame(of: $0)?.midY } == [22, 66, 110, 154])
  }

  @Test func `A cell of a lazy grid places its views one below the other`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
          ForEach(0..<30) { Twins(number: $0) }
        }
      }
    }
    #expect(host.frame(of: "a0")?.origin == CGPoint(x: 17, y: 2))
    #expect(host.frame(of: "b0")?.origin == CGPoint(x: 17, y: 22))
    #expect(host.frame(of: "a1")?.origin == CGPoint(x: 67, y: 2))
    #expect(host.frame(of: "a2")?.origin == CGPoint(x: 17, y: 42))
  }

  @Test func `ViewThatFits shows a lazy stack that fits`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ViewThatFits {
        LazyVStack(spacing: 0) { ForEach(0..<3) { Text("\($0)").frame(height: 20) } }
        Text("Short")
      }
    }
    #expect(["0", "1", "2"].map { host.frame(of: $0)?.midY } == [30, 50, 70])
    #expect(host.frame(of: "Short") == nil)
  }

  @Test func `ViewThatFits mounts only one row of a lazy stack that does not fit`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ViewThatFits {
        VStack {
          LazyVStack(spacing: 0) { ForEach(0..<50) { Text("\($0)").frame(height: 20) } }
        }
        Text("Short")
      }
    }
    #expect(host.frame(of: "Short")?.midY == 50)
    #expect(host.elements(of: .lazyRow).count == 1)
  }

  @Test func `A lazy stack that stops fitting in ViewThatFits keeps its rows`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ViewThatFits {
        VStack {
          LazyVStack(spacing: 0) { ForEach(0..<4) { Text("\($0)").frame(height: 20) } }
        }
        Text("Short")
      }
    }
    #expect(host.frame(of: "3")?.midY == 80)
    let bodies = host.bodies {
      host.size.height = 60
      host.settle()
    }
    #expect(host.frame(of: "Short")?.midY == 30)
    #expect(host.elements(of: .lazyRow).count == 4)
    #expect(bodies == [])
  }

  @Test func `A scroll view in the background of two views shows the same rows twice`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      VStack(spacing: 0) {
        Group {
          Color.clear.frame(width: 100, height: 40)
          Color.clear.frame(width: 100, height: 60)
        }
        .background {
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<100) { Text("\($0)").frame(height: 10) } }
          }
        }
      }
    }
    let scrollView = try #require(host.elements(of: .scrollView).first)
    // In the background of the taller view, six rows are visible. Two more are in the tree.
    #expect(host.texts == (0..<8).map { "\($0)" })
    // The backgrounds of both views show the same part of the content. The middle of row 33 is 35
    // points below the top edge of each background. These edges are at y = 0 and y = 40.
    let screen = try #require(host.screen)
    screen.scroll(scrollView, to: CGPoint(x: 0, y: 300))
    let tops = screen.drawingOrder.filter { $0.element.text == "33" }.map(\.frame.midY)
    #expect(tops == [35, 75])
    #expect(host.texts == (28..<38).map { "\($0)" })
  }

  @Test func `A covered page of a navigation stack keeps its rows`() throws {
    let model = Trail()
    let host = TestHost(size: CGSize(width: 200, height: 200)) { TrailView(model: model) }
    let list = try #require(host.elements(of: .list).first)
    host.screen?.scroll(list, to: CGPoint(x: 0, y: 1_000))
    let before = host.texts
    model.path = [1]
    host.settle()
    host.size.height = 400
    host.settle()
    #expect(host.texts == before + ["Page 1"])
    host.size.height = 200
    _ = host.takeBodies()
    let bodies = host.bodies { model.path = [] }
    #expect(!bodies.contains("Line"))
    #expect(host.texts == before)
  }
}

/// A view that becomes one lazy row with two texts.
///
/// Each text is 16 points high, in the middle of a frame that is 20 points high.
private struct Twins: View {
  let number: Int

  var body: some View {
    ScrollViewReader { _ in
      Text("a\(number)").frame(height: 20)
      Text("b\(number)").frame(height: 20)
    }
  }
}

@Observable @MainActor
private final class Trail {
  var path: [Int] = []
}

private struct TrailView: View {
  let model: Trail

  var body: some View {
    @Bindable var model = model
    NavigationStack(path: $model.path) {
      List(0..<1_000) { Line(number: $0) }
        .navigationDestination(for: Int.self) { Text("Page \($0)") }
    }
  }
}

private struct Line: View {
  let number: Int
  var body: some View { Text("Row \(number)") }
}
