import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@MainActor
private final class Log {
  private var lines: [String] = []
  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }

  /// Returns the lines that were added since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private struct FramesKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

@Suite @MainActor struct `A modifier that reads the geometry of several views` {
  private let screen = CGSize(width: 200, height: 200)
  private let log = Log()

  /// Bars of different widths, and buttons that change them.
  ///
  /// The log gets the old and the new width of a bar. A new bar logs its first width twice.
  private struct Rows: View {
    let log: Log
    @State private var widths: [CGFloat] = [20, 40]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(widths, id: \.self) { Color.red.frame(width: $0, height: 10) }
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { old, new in
            log.add("\(Int(old)) \(Int(new))")
          }
        Button("Add") { widths.append(60) }
        Button("Remove") { widths.removeFirst() }
        Button("Replace") { widths[0] = 30 }
      }
    }
  }

  @Test func `onGeometryChange observes each view of a ForEach`() {
    let host = TestHost(size: screen) { Rows(log: log) }
    #expect(log.take() == ["20 20", "40 40"])
    host.tap("Add")
    #expect(log.take() == ["60 60"])
    host.tap("Remove")
    #expect(log.take() == [])
    host.tap("Replace")
    #expect(log.take() == ["30 30"])
  }

  @Test func `onGeometryChange around several views reports only the view whose size changes`() {
    struct Pair: View {
      let log: Log
      @State private var width: CGFloat = 20
      var body: some View {
        HStack(spacing: 0) {
          Group {
            Text("Fixed").frame(width: 50)
            Color.red.frame(width: width)
          }
          .onGeometryChange(for: CGSize.self, of: \.size) { old, new in
            log.add("\(Int(old.width)) \(Int(new.width))")
          }
        }
        Button("Widen") { width += 10 }
      }
    }
    let host = TestHost(size: screen) { Pair(log: log) }
    #expect(log.take() == ["50 50", "20 20"])
    #expect(host.bodies { host.tap("Widen") } == ["Pair"])
    #expect(log.take() == ["20 30"])
  }

  @Test func `A visual effect is computed and drawn for each view of a group`() throws {
    let host = TestHost(size: screen) {
      HStack(spacing: 0) {
        Group {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 40, height: 20)
        }
        .visualEffect { content, proxy in content.offset(y: proxy.size.width) }
      }
    }
    let element = try #require(host.elements(of: .visualEffect).first)
    #expect(element[.effects] == "offset(0 20); offset(0 40)")
    let detail = element.detail(VisualEffectDetail.self)
    #expect(detail?.steps == [.offset(x: 0, y: 20)])
    #expect(detail?.furtherSteps == [[.offset(x: 0, y: 40)]])
    #expect(host.svg.contains("matrix(1 0 0 1 0 20)") || host.svg.contains("translate(0 20)"))
    #expect(host.svg.contains("matrix(1 0 0 1 0 40)") || host.svg.contains("translate(0 40)"))
  }

  @Test func `Each view of a group with a visual effect is hit where it is drawn`() {
    let board = TapBoard()
    let host = board.host {
      HStack(spacing: 0) {
        Group {
          Color.red.frame(width: 20, height: 20).onTapGesture { board.add("red", $0) }
          Color.blue.frame(width: 40, height: 20).onTapGesture { board.add("blue", $0) }
        }
        .visualEffect { content, proxy in content.offset(y: proxy.size.width) }
      }
    }
    // The layout puts the top left corner of the red view at (70, 90), and that of the blue view at
    // (90, 90). The effects move the red view down by 20 points, and the blue view by 40 points.
    #expect(
      board.taps(host, (75, 115), (95, 115), (95, 135))
        == ["red 5,5", "board 95,115", "blue 5,5"]
    )
  }

  @Test func `A visual effect in a background of several views is computed for each background`() {
    let host = TestHost(size: screen) {
      HStack(spacing: 0) {
        Group {
          Color.clear.frame(width: 20, height: 20)
          Color.clear.frame(width: 40, height: 20)
        }
        .background {
          Color.red.visualEffect { content, proxy in content.offset(y: proxy.size.width) }
        }
      }
    }
    #expect(
      host.elements(of: .visualEffect).map { $0[.effects] } == ["offset(0 20); offset(0 40)"]
    )
  }

  @Test func `A scroll transition changes each view of a ForEach while the views scroll`() {
    let host = TestHost(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { Text("Row \($0)").frame(width: 100, height: 100) }
            .scrollTransition { content, phase in content.offset(x: phase.value * 8) }
        }
      }
    }
    func effects() -> [String?] { host.elements(of: .visualEffect).map { $0[.effects] } }
    #expect(effects() == ["offset(0 0); offset(0 0); offset(8 0)"])
    #expect(host.bodies { host.scroll("Row 0", by: CGSize(width: 0, height: 50)) } == [])
    #expect(effects() == ["offset(-4 0); offset(0 0); offset(4 0)"])
  }

  @Test func `An anchor preference around a group contains an anchor for each view`() {
    let host = TestHost(size: screen) {
      VStack(spacing: 0) {
        Group {
          Color.red.frame(width: 20, height: 10)
          Color.red.frame(width: 40, height: 30)
        }
        .anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
        ForEach(0..<2, id: \.self) { Color.red.frame(width: 50, height: 10 + CGFloat($0)) }
          .transformAnchorPreference(key: FramesKey.self, value: .bounds) { $0.append($1) }
      }
      .overlayPreferenceValue(FramesKey.self) { anchors in
        GeometryReader { proxy in
          Text(
            anchors.map { "\(Int(proxy[$0].minY))+\(Int(proxy[$0].height))" }.joined(separator: " ")
          )
        }
      }
    }
    // For each anchor, the text shows the y coordinate of the top edge, a plus sign and the height.
    #expect(host.texts == ["0+10 10+30 40+10 50+11"])
  }

  @Test func `onScrollVisibilityChange reports each view of a ForEach`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(1..<5, id: \.self) { Text("Row").frame(width: CGFloat($0) * 10, height: 50) }
            .onScrollVisibilityChange { log.add("\($0)") }
        }
      }
    }
    #expect(log.take() == ["true", "true"])
    host.scroll(by: CGSize(width: 0, height: 50))
    #expect(log.take() == ["false", "true"])
  }

  @Test func `onScrollVisibilityChange reports false for a view that is removed from a group`() {
    struct Row: View {
      let log: Log
      @State private var rows = [0, 1, 2]
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(rows, id: \.self) { Text("\($0)").frame(height: $0 == 0 ? 100 : 50) }
              .onScrollVisibilityChange(threshold: 1) { log.add("\($0)") }
            Color.red.frame(height: 100)
          }
        }
        .frame(height: 100)
        Button("Remove") { rows.removeFirst() }
      }
    }
    let host = TestHost(size: screen) { Row(log: log) }
    #expect(log.take() == ["true"])
    // The removed view was visible. The other two views were hidden below it, and become visible.
    host.tap("Remove")
    #expect(log.take().sorted() == ["false", "true", "true"])
  }

  @Test func `onScrollVisibilityChange reports false for a lazy row that a scroll unmounts`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { row in
            Text("Row \(row)").frame(height: 50)
              .onScrollVisibilityChange { log.add("\(row) \($0)") }
          }
        }
      }
    }
    #expect(log.take() == ["0 true", "1 true"])
    host.scroll(to: CGPoint(x: 0, y: 20_000))
    #expect(log.take().sorted() == ["0 false", "1 false", "400 true", "401 true"])
    host.scroll(to: .zero)
    #expect(log.take().sorted() == ["0 true", "1 true", "400 false", "401 false"])
  }
}
