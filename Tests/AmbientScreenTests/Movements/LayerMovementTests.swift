import Ambient
import AmbientScreen
import AmbientTesting
import Observation
import Testing

@Observable @MainActor private final class Model { var rows = [0, 1, 2] }

private struct Rows: View {
  let model: Model
  var body: some View { ForEach(model.rows, id: \.self) { Text("Row \($0)") } }
}

/// Returns the opacity of each SVG group that has one, in the order of the document.
@MainActor private func opacities(in host: TestHost) -> [String] {
  host.svg.split(separator: "\n").filter { $0.contains("<g opacity=") }
    .compactMap { $0.split(separator: "\"").dropFirst().first.map { String($0) } }
}

@Suite @MainActor struct `A modifier around several moving views` {
  private let size = CGSize(width: 100, height: 200)
  private let second = Animation.linear(duration: 1)

  /// Returns the top edges of the elements with this identifier or text, in drawing order.
  private func tops(_ name: String, in host: TestHost) -> [CGFloat] {
    host.screen?.drawingOrder
      .filter { $0.element[.accessibilityIdentifier] == name || $0.element.text == name }
      .map(\.frame.minY) ?? []
  }

  @Test func `A background of several views fades in and out behind each of them`() {
    struct Two: View {
      @State private var isRed = false

      var body: some View {
        VStack(spacing: 0) {
          Group {
            Text("A")
            Text("B")
          }
          .background { if isRed { Color.red } }
          Spacer()
          Button("Toggle") { withAnimation(.linear(duration: 1)) { isRed.toggle() } }
        }
      }
    }
    let host = TestHost(size: size, runsAnimations: true) { Two() }
    host.tap("Toggle")
    host.advance(by: 0.25)
    #expect(opacities(in: host) == ["0.25", "0.25"])
    host.advance(by: 0.75)
    host.tap("Toggle")
    host.advance(by: 0.25)
    #expect(opacities(in: host) == ["0.75", "0.75"])
    host.tap("Toggle")
    host.advance(by: 1)
    #expect(opacities(in: host) == [])
    #expect(host.svg.contains("#FF3B30"))
    host.tap("Toggle")
    host.advance(by: 1)
    #expect(!host.svg.contains("#FF3B30"))
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A removed view fades out with its background, even if another view remains`() {
    let model = Model()
    let host = TestHost(size: size, runsAnimations: true) {
      VStack(spacing: 0) {
        Rows(model: model).padding(4)
          .background(Color.red.accessibilityIdentifier("red"))
        Spacer()
      }
    }
    // Each row is 24 points high: a line of 16 points, with 4 points of padding above and below.
    #expect(tops("red", in: host) == [0, 24, 48])
    // Rows 0 and 1 fade out where they are. Row 2 moves up from 48 to 0.
    withAnimation(second) { model.rows = [2] }
    host.settle()
    #expect(tops("red", in: host) == [0, 24, 48])
    host.advance(by: 0.5)
    #expect(tops("red", in: host) == [0, 24, 24])
    #expect(opacities(in: host) == ["0.5", "0.5"])
    host.advance(by: 0.25)
    #expect(tops("red", in: host) == [0, 24, 12])
    host.advance(by: 0.25)
    #expect(tops("red", in: host) == [0])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A view moves from its old place when another view is inserted above it`() {
    let model = Model()
    model.rows = [1]
    let host = TestHost(size: size, runsAnimations: true) {
      VStack(spacing: 0) {
        Rows(model: model).padding(4)
          .background(Color.red.accessibilityIdentifier("red"))
        Spacer()
      }
    }
    // Row 0 fades in at the top. Row 1 moves down by the height of row 0, which is 24 points.
    withAnimation(second) { model.rows = [0, 1] }
    host.settle()
    #expect(tops("red", in: host) == [0, 0])
    host.advance(by: 0.5)
    #expect(tops("red", in: host) == [0, 12])
    #expect(tops("Row 1", in: host) == [16])
    #expect(opacities(in: host) == ["0.5"])
    host.advance(by: 0.5)
    #expect(tops("red", in: host) == [0, 24])
  }

  @Test(arguments: [[0, 1], [1], [], [0, 1, 2, 3]])
  func `Rows that fade out together keep their places when other rows come or go`(rows: [Int]) {
    struct Leaving: View {
      let model: Model
      @State private var isShown = true

      var body: some View {
        VStack(spacing: 0) {
          if isShown { Rows(model: model).padding(4).transition(.opacity) }
          Spacer()
          Button("Hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
        }
      }
    }
    let model = Model()
    let host = TestHost(size: size, runsAnimations: true) { Leaving(model: model) }
    host.tap("Hide")
    host.advance(by: 0.5)
    model.rows = rows
    host.settle()
    // A row 3 that is inserted while the rows fade out does not appear.
    let shown = rows.filter { $0 < 3 }
    // Each row is 24 points high, with 4 points of padding above its text.
    let places: [CGFloat] = shown.map { 4 + CGFloat($0) * 24 }
    #expect(shown.flatMap { tops("Row \($0)", in: host) } == places)
    #expect(opacities(in: host) == shown.map { _ in "0.5" })
    host.advance(by: 0.5)
    #expect(host.texts == ["Hide"])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A row still fades with its group if the row is removed while the group fades out`() {
    struct Leaving: View {
      let model: Model
      @State private var isShown = true

      var body: some View {
        VStack(spacing: 0) {
          if isShown { Rows(model: model).padding(4).transition(.opacity) }
          Spacer()
          Button("Hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
        }
      }
    }
    let model = Model()
    let host = TestHost(size: size, runsAnimations: true) { Leaving(model: model) }
    host.tap("Hide")
    host.advance(by: 0.5)
    withAnimation(second) { model.rows = [0, 1] }
    host.settle()
    host.advance(by: 0.25)
    // The three rows have faded to 0.25 together. Row 2 has two SVG groups, one inside the other.
    // The outer one has faded to 0.75, because the removal of row 2 began 0.25 seconds ago.
    #expect(opacities(in: host) == ["0.25", "0.25", "0.75", "0.25"])
    host.advance(by: 0.25)
    #expect(host.texts == ["Hide"])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A removed view keeps its center while a transition changes its size`() {
    struct Narrow: ViewModifier {
      let width: CGFloat
      func body(content: Content) -> some View {
        content.frame(width: width, height: 20).accessibilityIdentifier("bar")
      }
    }
    struct Bars: View {
      @State private var isShown = true

      var body: some View {
        if isShown {
          Color.red
            .transition(.modifier(active: Narrow(width: 20), identity: Narrow(width: 60)))
        }
        Button("Hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
      }
    }
    let host = TestHost(size: size, runsAnimations: true) { Bars() }
    let before = host.frame(of: "bar")
    #expect(before?.width == 60)
    host.tap("Hide")
    host.advance(by: 0.5)
    #expect(host.frame(of: "bar")?.width == 40)
    #expect(host.frame(of: "bar")?.midX == before?.midX)
    host.advance(by: 0.5)
    #expect(host.frame(of: "bar") == nil)
  }

  @Test func `A view moves when the layout of its container changes from a row to a column`() {
    struct Turning: View {
      @State private var isColumn = false

      var body: some View {
        let layout =
          isColumn
          ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("blue")
        }
        .frame(width: 100, height: 100)
        Spacer()
        Button("Turn") { withAnimation(.linear(duration: 1)) { isColumn.toggle() } }
      }
    }
    let host = TestHost(size: size, runsAnimations: true) { Turning() }
    #expect(host.frame(of: "blue")?.origin == CGPoint(x: 50, y: 40))
    host.tap("Turn")
    host.advance(by: 0.5)
    #expect(host.frame(of: "blue")?.origin == CGPoint(x: 45, y: 45))
    host.advance(by: 0.5)
    #expect(host.frame(of: "blue")?.origin == CGPoint(x: 40, y: 50))
  }
}
