import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A text renderer` {
  private struct Mark: TextAttribute, Equatable {}

  /// Draws marked characters `height` points further up, and does not draw other characters.
  ///
  /// The renderer makes the text 10 points taller.
  private struct Marked: TextRenderer, Equatable {
    var height: CGFloat = 3

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line where run[Mark.self] != nil {
          var raised = context
          raised.translateBy(x: 0, y: -height)
          raised.draw(run)
        }
      }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width, height: size.height + 10)
    }
  }

  private struct Page: View {
    @State private var height: CGFloat = 3

    var body: some View {
      VStack {
        Text("one ") + Text("two").customAttribute(Mark()).foregroundStyle(.red)
        Button("Higher") { height = 5 }
      }
      .textRenderer(Marked(height: height))
    }
  }

  private let measure = DrawingMeasure(textMeasure: MonospacedTextMeasure.cells)

  /// Returns what the text renderer draws for the first text of a host.
  ///
  /// The text has the given size, which is measured in cells of a terminal.
  private func commands(_ host: TestHost, in size: CGSize) -> [CanvasDetail.Command] {
    host.elements(of: .text).first?.detail(TextRendererDetail.self)?
      .commands(in: size, measure: measure) ?? []
  }

  @Test func `A text renderer draws the runs of a layout at their positions`() {
    let host = TestHost { Page() }
    let drawn = commands(host, in: CGSize(width: 20, height: 1))
    #expect(drawn.count == 1)
    guard case .text(let text, _, let shading, in: let rect) = drawn.first?.drawing else {
      Issue.record("no text is drawn")
      return
    }
    #expect(text == "two")
    #expect(shading.paint.description == "red")
    // The unmarked text "one " takes the four cells to the left, but is not drawn.
    #expect(rect.minX == 4)
    #expect(drawn.first?.transform.ty == -3)
  }

  @Test func `A change of a text renderer runs only the body that applies the renderer`() {
    let host = TestHost { Page() }
    #expect(host.bodies { host.tap("Higher") } == ["Page"])
    #expect(commands(host, in: CGSize(width: 20, height: 1)).first?.transform.ty == -5)
  }

  @Test func `A text renderer gets the lines, runs and characters of a text`() {
    struct Reading: TextRenderer {
      let read: (Text.Layout) -> Void
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        read(layout)
        for line in layout { context.draw(line) }
      }
    }
    var lines: [String] = []
    var origins: [CGPoint] = []
    let renderer = Reading { layout in
      lines = layout.map { line in line.map { "\($0.count)" }.joined(separator: "+") }
      origins = layout.flatMap { line in line.flatMap { $0.map(\.typographicBounds.origin) } }
    }
    let host = TestHost { (Text("ab") + Text("c de").bold()).textRenderer(renderer) }
    let drawn = commands(host, in: CGSize(width: 3, height: 2))
    // Three cells have space for "abc" on the first line: a run of two characters, and a run with a
    // bold character. The second line is "de".
    #expect(lines == ["2+1", "2"])
    #expect(origins.map(\.x) == [0, 1, 2, 0, 1])
    #expect(Set(origins.map(\.y)).count == 2)
    // There is one drawing for each of the three runs.
    #expect(drawn.count == 3)
  }

  @Test func `A text renderer sets the size of a text and chooses the characters that SVG shows`() {
    let plain = TestHost(size: CGSize(width: 200, height: 100)) { Text("one") }
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Text("one").customAttribute(Mark()).textRenderer(Marked())
      Text("two").textRenderer(Marked())
    }
    let frames = host.elements(of: .text).compactMap { host.screen?.frame(of: $0) }
    let old = plain.elements(of: .text).first.flatMap { plain.screen?.frame(of: $0) }
    // Each of the two texts is 10 points taller than a text without a renderer.
    #expect(frames.map(\.height) == [1, 2].map { _ in (old?.height ?? 0) + 10 })
    #expect(host.svg.contains(">one</text>"))
    #expect(!host.svg.contains(">two</text>"))
  }
}
