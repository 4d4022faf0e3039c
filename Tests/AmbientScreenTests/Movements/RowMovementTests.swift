import Ambient
import AmbientScreen
import AmbientTesting
import Observation
import Testing

@Observable @MainActor private final class Model { var rows = Array(0..<8) }

private struct Rows: View {
  let model: Model
  let isList: Bool

  var body: some View {
    if isList {
      List(model.rows, id: \.self) { Text("\($0)") }
    } else {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.rows, id: \.self) { Text("\($0)").frame(height: 44) }
        }
      }
    }
  }
}

/// Each row is 44 points high.
///
/// The text of a row is 16 points high. It is in the middle of the row, 14 points below the top of
/// the row.
@Suite @MainActor struct `Rows that an animated change moves` {
  /// Returns a host whose screen shows four rows.
  private func host(_ model: Model, _ isList: Bool) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 176), runsAnimations: true) {
      Rows(model: model, isList: isList)
    }
  }

  /// Returns the top of the text in each row, measured from the top of the screen.
  private func tops(_ names: [Int], in host: TestHost) -> [CGFloat?] {
    names.map { host.frame(of: "\($0)")?.minY }
  }

  @Test(arguments: [true, false]) func `An added row fades in, and other rows move`(isList: Bool) {
    let model = Model()
    let host = host(model, isList)
    #expect(tops([0, 1, 2], in: host) == [14, 58, 102])
    withAnimation(.linear(duration: 1)) { model.rows.insert(100, at: 1) }
    host.settle()
    #expect(tops([0, 100, 1, 2], in: host) == [14, 58, 58, 102])
    host.advance(by: 0.25)
    #expect(tops([0, 100, 1, 2], in: host) == [14, 58, 69, 113])
    #expect(host.svg.contains("opacity=\"0.25\""))
    host.advance(by: 0.75)
    #expect(tops([0, 100, 1, 2], in: host) == [14, 58, 102, 146])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test(arguments: [true, false])
  func `A removed row fades out, and other rows move`(isList: Bool) {
    let model = Model()
    let host = host(model, isList)
    withAnimation(.linear(duration: 1)) { _ = model.rows.remove(at: 1) }
    host.settle()
    host.advance(by: 0.75)
    #expect(tops([0, 1, 2, 3], in: host) == [14, 58, 69, 113])
    #expect(host.svg.contains("opacity=\"0.25\""))
    host.advance(by: 0.25)
    #expect(tops([0, 1, 2, 3], in: host) == [14, nil, 58, 102])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test(arguments: [true, false])
  func `A row that becomes visible moves along with the other rows`(isList: Bool) {
    let model = Model()
    model.rows = Array(0..<20)
    let host = host(model, isList)
    withAnimation(.linear(duration: 1)) { model.rows.removeFirst(3) }
    host.settle()
    host.advance(by: 0.5)
    // The rows move up by three rows, which is 132 points. After half of this distance, row 3 is 66
    // points below its new place. Row 6 was not in the tree before. It does not fade.
    #expect(tops([3, 4, 5, 6], in: host) == [80, 124, 168, 212])
    let opacities = host.elements(of: .text).filter { $0.text == "6" }
      .flatMap { sequence(first: $0, next: \.parent).map { host.screen?.opacity(of: $0) } }
    #expect(!opacities.isEmpty && opacities.allSatisfy { $0 == 1 })
    host.advance(by: 0.5)
    #expect(tops([3, 4, 5, 6], in: host) == [14, 58, 102, 146])
  }

  @Test(arguments: [true, false])
  func `A row that leaves the screen moves along with the other rows`(isList: Bool) {
    let model = Model()
    let host = host(model, isList)
    withAnimation(.linear(duration: 1)) { model.rows.insert(contentsOf: [100, 101, 102], at: 0) }
    host.settle()
    host.advance(by: 0.5)
    // The rows move down by three rows, which is 132 points. They have moved by half of this
    // distance.
    #expect(tops([0, 1, 2, 3], in: host) == [80, 124, 168, 212])
    host.advance(by: 0.5)
    #expect(tops([100, 101, 102, 0], in: host) == [14, 58, 102, 146])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A row that the user scrolls into view does not fade`() {
    let model = Model()
    model.rows = Array(0..<50)
    let host = host(model, true)
    host.scroll(by: CGSize(width: 0, height: 440))
    #expect(host.frame(of: "10")?.minY == 14)
    #expect(host.viewTree.nextDeadline == nil)
  }
}

/// Each row is 44 points high, with a text 14 points below the top of the row.
@Suite @MainActor struct `Animated rows above a scroll position` {
  private struct Kept: View {
    let model: Model
    let isLazy: Bool
    /// The row at the top of the scroll view.
    @State private var row: Int? = 3

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
      .scrollPosition(id: $row, anchor: .top)
    }

    private var rows: some View {
      ForEach(model.rows, id: \.self) { Text("\($0)").frame(height: 44) }
    }
  }

  @Test(arguments: [true, false])
  func `An animated insertion above the row at the top does not move that row`(isLazy: Bool) {
    let model = Model()
    let host = TestHost(size: CGSize(width: 100, height: 132), runsAnimations: true) {
      Kept(model: model, isLazy: isLazy)
    }
    #expect(host.scrollOffset()?.y == 132)
    #expect(host.frame(of: "3")?.minY == 14)
    withAnimation(.linear(duration: 1)) { model.rows.insert(contentsOf: [100, 101], at: 0) }
    host.settle()
    #expect(host.scrollOffset()?.y == 220)
    for _ in 0..<5 {
      #expect(host.frame(of: "3")?.minY == 14)
      #expect(host.frame(of: "4")?.minY == 58)
      host.advance(by: 0.25)
    }
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test(arguments: [true, false])
  func `An animated removal above the row at the top does not move that row`(isLazy: Bool) {
    let model = Model()
    let host = TestHost(size: CGSize(width: 100, height: 132), runsAnimations: true) {
      Kept(model: model, isLazy: isLazy)
    }
    withAnimation(.linear(duration: 1)) { model.rows.removeFirst(2) }
    host.settle()
    #expect(host.scrollOffset()?.y == 44)
    for _ in 0..<5 {
      #expect(host.frame(of: "3")?.minY == 14)
      #expect(host.frame(of: "4")?.minY == 58)
      host.advance(by: 0.25)
    }
  }
}
