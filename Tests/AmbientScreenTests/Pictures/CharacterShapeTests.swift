import Ambient
import AmbientScreen
import AmbientTesting
import Testing

/// Returns the picture of a view on a terminal.
@MainActor
private func picture<Content: View>(
  _ columns: Int,
  _ rows: Int,
  @ViewBuilder _ content: () -> Content
) -> String {
  TestHost(screen: .cells(columns: columns, rows: rows), content: content).picture
}

@Suite("Shapes drawn with characters") @MainActor
struct CharacterShapeTests {
  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path {
        $0.addLines([
          CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
          CGPoint(x: rect.minX, y: rect.maxY),
        ])
      }
    }
  }

  @Test func `A material hides the text behind it, but a partly transparent color does not`() {
    func picture(_ style: some ShapeStyle) -> String {
      let host = TestHost(size: CGSize(width: 80, height: 16)) {
        Text("behind").overlay { Text("  ").frame(width: 80, height: 16).background(style) }
      }
      return host.picture
    }
    #expect(!picture(.regularMaterial).contains("behind"))
    #expect(picture(Color.red.opacity(0.5)).contains("behind"))
  }

  @Test func `A terminal fills the cells whose center is inside a path`() {
    #expect(picture(9, 4) { Triangle().fill(.red) } == "    ░\n   ░░░\n  ░░░░░\n ░░░░░░░")
  }

  @Test func `A terminal fills the cells that a line crosses`() {
    let zigzag = Path {
      $0.addLines([CGPoint(x: 0.5, y: 2.5), CGPoint(x: 2.5, y: 0.5), CGPoint(x: 4.5, y: 2.5)])
    }
    #expect(picture(5, 3) { zigzag.stroke(.red, lineWidth: 0.5) } == "  ▓\n ▓ ▓\n▓   ▓")
  }

  @Test func `A terminal draws an opaque stroke darker than a partly transparent stroke`() {
    let ring = Circle().inset(by: 0.5).trim(from: 0, to: 0.5).stroke(.blue, lineWidth: 0.9)
      .rotationEffect(.degrees(-90))
      .background { Circle().inset(by: 0.5).stroke(.gray.opacity(0.3), lineWidth: 0.9) }
    let result = picture(7, 7) { ring }
    let rows = result.split(separator: "\n").map { Array($0) }
    #expect(rows.count == 7)
    // The opaque stroke covers the right half of the ring.
    #expect(rows[3] == Array("░     ▓"))
    #expect(rows.allSatisfy { $0.last == "▓" })
    #expect(rows.allSatisfy { $0.first { $0 != " " } == "░" })
  }

  @Test func `A terminal leaves the cells in the gaps of a dashed line blank`() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)]) }
    let dashed = line.stroke(.red, style: StrokeStyle(lineWidth: 0.5, dash: [2, 2]))
    // Dashes and gaps are two cells long. A dash that ends where a cell begins may also fill this
    // cell.
    #expect(picture(8, 1) { dashed } == "▓▓  ▓▓" || picture(8, 1) { dashed } == "▓▓▓ ▓▓▓")
  }

  @Test func `A terminal draws the outline of a rectangle or a capsule as a box`() {
    #expect(picture(4, 3) { Capsule().stroke(.red) } == "╭──╮\n│  │\n╰──╯")
    #expect(picture(4, 3) { Color.clear.border(.red, width: 2) } == "┌──┐\n│  │\n└──┘")
  }

  @Test func `A terminal draws only the cells inside a clip shape or a mask`() {
    #expect(picture(9, 4) { Color.red.clipShape(Triangle()) } == "    ░\n   ░░░\n  ░░░░░\n ░░░░░░░")
    #expect(picture(5, 1) { Color.red.mask { Text("a b") } } == " ░ ░")
  }

  @Test func `A view with the blend mode destinationOut removes the characters behind it`() {
    let view = ZStack {
      Color.red
      Color.black.frame(width: 2).blendMode(.destinationOut)
    }
    #expect(picture(6, 1) { view.compositingGroup() } == "░░  ░░")
  }

  @Test func `On a terminal, a rotated text moves as a whole and its characters stay upright`() {
    let view = Text("ab").frame(width: 6, height: 6, alignment: .top).rotationEffect(.degrees(180))
    #expect(picture(6, 6) { view } == "\n\n\n\n\n  ab")
  }

  @Test func `A terminal draws a gradient as shading, but draws no transparent gradient`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(picture(3, 1) { gradient } == "░░░")
    #expect(picture(3, 1) { Rectangle().fill(gradient.opacity(0)) } == "")
  }
}
