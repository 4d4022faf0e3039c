import Ambient
import AmbientTesting
import Testing

@Suite("Blend modes of shadows in SVG") @MainActor
struct CanvasShadowTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  /// Returns the SVG lines of a square with a shadow, without the lines for the canvas.
  private func shadow(
    _ mode: GraphicsContext.BlendMode,
    _ options: GraphicsContext.ShadowOptions = [],
    _ prepare: @escaping (inout GraphicsContext) -> Void = { _ in }
  ) -> [String] {
    let all = lines {
      Canvas { context, _ in
        prepare(&context)
        context.addFilter(
          .shadow(color: .blue, radius: 2, x: 3, y: 4, blendMode: mode, options: options)
        )
        context.fill(square, with: .color(.red))
      }
      .frame(width: 60, height: 20)
    }
    return Array(all.dropFirst(5).dropLast(2))
  }

  /// Returns the steps of the filter that combine a shadow with the drawing behind it.
  ///
  /// The first four steps, which are left out, make the shadow: they blur it, move it and color it.
  private func combination(_ mode: GraphicsContext.BlendMode) -> [String] {
    let steps = shadow(mode, .shadowAbove).filter { $0.hasPrefix("<fe") }
    return Array(steps.dropFirst(4))
  }

  @Test func `The blend mode of a shadow above a drawing blends the shadow with the drawing`() {
    let modes: [GraphicsContext.BlendMode] = [
      .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
    ]
    let names = [
      "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
      "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color",
      "luminosity",
    ]
    for (mode, name) in zip(modes, names) {
      #expect(combination(mode) == ["<feBlend in2=\"SourceGraphic\" mode=\"\(name)\"/>"])
    }
  }

  @Test func `A compositing mode of a shadow above its drawing becomes an operator in SVG`() {
    let modes: [GraphicsContext.BlendMode] = [.normal, .sourceIn, .sourceOut, .sourceAtop, .xor]
    for (mode, name) in zip(modes, ["over", "in", "out", "atop", "xor"]) {
      #expect(
        combination(mode) == ["<feComposite in2=\"SourceGraphic\" operator=\"\(name)\"/>"]
      )
    }
    // SVG has no operators for these modes. The filter therefore combines the drawing with the
    // shadow, instead of the shadow with the drawing.
    let reversed: [GraphicsContext.BlendMode] = [
      .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .clear,
    ]
    for (mode, name) in zip(reversed, ["over", "in", "out", "atop", "out"]) {
      #expect(
        combination(mode) == [
          "<feOffset result=\"front\"/>",
          "<feComposite in=\"SourceGraphic\" in2=\"front\" operator=\"\(name)\"/>",
        ]
      )
    }
    #expect(
      combination(.plusLighter) == [
        "<feComposite in2=\"SourceGraphic\" operator=\"arithmetic\" k2=\"1\" k3=\"1\"/>"
      ]
    )
    #expect(combination(.plusDarker) == combination(.normal))
    #expect(combination(.copy) == [])
  }

  @Test func `The blend mode of a shadow below a drawing blends the shadow with the background`() {
    let result = shadow(.multiply) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 5)), with: .color(.green))
    }
    #expect(
      result.map(\.tagName) == [
        "g", "path", "g", "filter", "feGaussianBlur", "feOffset", "feFlood", "feComposite", "", "g",
        "path", "", "", "path", "",
      ]
    )
    #expect(result[0] == "<g style=\"isolation:isolate\">")
    #expect(result[2] == "<g style=\"mix-blend-mode:multiply\">")
    #expect(result[10] == result[13])
  }

  @Test func `A shadow without its drawing has the blend mode of the filter`() {
    let result = shadow(.screen, [.shadowOnly, .shadowAbove])
    #expect(result[1] == "<g style=\"mix-blend-mode:screen\">")
    #expect(result.filter { $0.tagName == "path" }.count == 1)
  }

  @Test func `With disablesGroup, a shadow above its drawing is combined with the background`() {
    let result = shadow(.multiply, [.shadowAbove, .disablesGroup])
    #expect(result.prefix(3).map(\.tagName) == ["g", "path", "g"])
    #expect(result[2] == "<g style=\"mix-blend-mode:multiply\">")
    #expect(!result.contains { $0.hasPrefix("<feBlend") })
  }

  @Test func `A shadow in a context with a blend mode stays in one group with its drawing`() {
    let result = shadow(.multiply) { $0.blendMode = .screen }
    #expect(result[1] == "<g style=\"mix-blend-mode:screen\">")
    #expect(!result.contains { $0.contains("multiply") })
    #expect(result.contains { $0.hasPrefix("<feMerge>") })
  }

  @Test func `A shadow below its drawing is drawn with a blend mode that views support`() {
    for mode in [GraphicsContext.BlendMode.copy, .sourceOut, .destinationIn] {
      #expect(shadow(mode) == shadow(.normal))
    }
    #expect(shadow(.xor) == shadow(.exclusion))
    #expect(shadow(.exclusion) != shadow(.normal))
  }
}
