import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `The paint of an element` {
  private func paints<Content: View>(@ViewBuilder _ content: () -> Content) -> [String?] {
    TestHost(content: content).elements.map {
      $0.detail(PaintDetail.self).map { "\($0.paint)" }
    }
  }

  @Test func `Texts, images, colors, shadows and controls have their paint as a detail`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let result = paints {
      Text("a").foregroundStyle(.red)
      Group { Image(systemName: "star") }.foregroundStyle(gradient)
      Color.mint.opacity(0.5)
      Color.red.shadow(color: .blue, radius: 2)
      Toggle("b", isOn: .constant(true)).tint(.green)
      Text("c")
    }
    #expect(
      result.compactMap { $0 } == [
        "red", "linearGradient red 0, blue 1 from 0.5 0 to 0.5 1", "mint 50%", "blue", "red",
        "green",
      ]
    )
  }

  @Test func `A concatenated text has a paint only if all its parts have this paint`() {
    let result = paints {
      Text("a").foregroundStyle(.red) + Text("b").foregroundStyle(.red)
      Text("a").foregroundStyle(.red) + Text("b").foregroundStyle(.blue)
      Text("a").foregroundStyle(.red) + Text("b")
    }
    #expect(result == ["red", nil, nil])
  }

  @Test func `The paint of a text keeps the full precision of the color`() throws {
    let color = Color(red: 0.12345, green: 0, blue: 0)
    let host = TestHost { Text("a").foregroundStyle(color) }
    let text = try #require(host.elements.first)
    #expect(text[.foreground] == "#1F0000")
    #expect(text.detail(PaintDetail.self)?.paint == .color(color))
  }

  private struct Painted: View {
    @State private var isRed = false
    @State private var count = 0

    var body: some View {
      Text("text").foregroundStyle(isRed ? .red : .blue)
      Button("Count") { count += 1 }
      Button("Paint \(count)") { isRed.toggle() }
    }
  }

  @Test func `The element of a text is updated only if the paint has changed`() {
    let host = TestHost { Painted() }
    var updated: [String] = []
    host.viewTree.onMutations = { mutations in
      for case .update(let element) in mutations { updated.append(element.text ?? "") }
    }
    host.tap("Count")
    #expect(!updated.contains("text"))
    host.tap("Paint 1")
    #expect(updated.contains("text"))
  }
}

@Suite @MainActor struct `Styles of the host` {
  private func paint(_ style: some ShapeStyle) -> String? {
    TestHost { Rectangle().fill(style) }.elements.first?[.fill]
  }

  @Test func `A style that the host defines is described by a name`() {
    #expect(paint(.separator) == "separator")
    #expect(paint(.selection) == "tint")
    #expect(paint(.fill) == "fill")
    #expect(paint(.fill.secondary) == "fill 50%")
    #expect(paint(.placeholder) == "placeholder")
    #expect(paint(.link) == "link")
    #expect(paint(.windowBackground) == "windowBackground")
    #expect(paint(.thinMaterial.materialActiveAppearance(.active)) == "thinMaterial")
  }

  @Test func `The selection style uses the tint of the environment`() {
    let host = TestHost { Rectangle().fill(.selection).tint(.red) }
    #expect(host.elements.first?[.fill] == "red")
  }

  @Test func `A style can repeat an image, or can be relative to a given rectangle`() {
    #expect(paint(.image(Image("tile"), scale: 2)) == "image tile 2")
    let rect = CGRect(x: 1, y: 2, width: 30, height: 4.5)
    #expect(paint(Color.red.in(rect)) == "red in 1 2 30 4.5")
    #expect(ImagePaint(image: Image("a")) != ImagePaint(image: Image("b")))
  }

  @Test func `A color from a bundle is described by its name`() {
    #expect(paint(Color("sand", bundle: .main)) == "sand")
  }
}
