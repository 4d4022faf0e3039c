import Ambient
import AmbientScreen
import AmbientTesting
import Testing

@Suite("Pictures of a canvas") @MainActor
struct CanvasPictureTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  /// Returns the SVG lines of a canvas of 60 x 20 points.
  ///
  /// The result leaves out the lines for the clip path of the canvas, and the lines of the two
  /// groups around its drawing.
  private func canvas(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [String] {
    let all = lines { Canvas(renderer: renderer).frame(width: 60, height: 20) }
    guard all.count > 7 else { return [] }
    return Array(all.dropFirst(5).dropLast(2))
  }

  @Test func `A canvas is clipped to its frame, and its origin is its top left corner`() {
    let result = lines {
      Canvas { context, _ in context.fill(square, with: .color(.red)) }
        .frame(width: 60, height: 20)
    }
    #expect(
      result == [
        "<clipPath id=\"clip1\">",
        "<rect x=\"20\" y=\"10\" width=\"60\" height=\"20\"/>",
        "</clipPath>",
        "<g clip-path=\"url(#clip1)\">",
        "<g transform=\"translate(20 10)\">",
        "<path d=\"M0 0L10 0L10 10L0 10Z\" fill=\"#FF3B30\"/>",
        "</g>",
        "</g>",
      ]
    )
  }

  @Test func `A canvas draws a path with the transform, opacity and blend mode of its context`() {
    let result = canvas { context, _ in
      context.opacity = 0.5
      context.blendMode = .screen
      context.rotate(by: .degrees(90))
      context.stroke(square, with: .color(.blue), lineWidth: 2)
    }
    #expect(
      result == [
        "<g style=\"isolation:isolate\">",
        "<g style=\"mix-blend-mode:screen\">",
        "<g opacity=\"0.5\">",
        "<g transform=\"matrix(0 1 -1 0 0 0)\">",
        """
        <path d="M0 0L10 0L10 10L0 10Z" fill="none" stroke="#007AFF" stroke-width="2" \
        stroke-miterlimit="10"/>
        """,
        "</g>", "</g>", "</g>", "</g>",
      ]
    )
  }

  @Test func `A gradient in a canvas uses the coordinates of the graphics context`() {
    let result = canvas { context, _ in
      let gradient = Gradient(colors: [.red, .blue])
      let end = CGPoint(x: 7, y: 0)
      context.fill(
        square,
        with: .linearGradient(gradient, startPoint: .zero, endPoint: end, options: .mirror)
      )
      context.fill(
        square,
        with: .radialGradient(
          gradient,
          center: CGPoint(x: 3, y: 4),
          startRadius: 0,
          endRadius: 5,
          options: .repeat
        )
      )
      context.fill(
        square,
        with: .style(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
      )
    }
    let gradients = result.filter { $0.tagName.hasSuffix("Gradient") }
    #expect(
      gradients.map { String($0.drop { $0 != "U" }) } == [
        "Units=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"7\" y2=\"0\" spreadMethod=\"reflect\">",
        "Units=\"userSpaceOnUse\" cx=\"3\" cy=\"4\" r=\"5\" spreadMethod=\"repeat\">",
        "Units=\"userSpaceOnUse\" x1=\"5\" y1=\"0\" x2=\"5\" y2=\"10\">",
      ]
    )
  }

  @Test func `An alpha threshold that is not a number counts as 0`() {
    func document(_ min: Double, _ max: Double) -> [String] {
      canvas { context, _ in
        context.addFilter(.alphaThreshold(min: min, max: max, color: .blue))
        context.fill(square, with: .color(.red))
      }
    }
    #expect(document(.nan, 1) == document(0, 1))
    #expect(document(.nan, .nan) == document(0, 0))
    #expect(document(0, 1) != document(0, 0))
  }

  @Test func `A repeated radial gradient repeats only the part between its two radii`() {
    let result = canvas { context, _ in
      context.fill(
        square,
        with: .radialGradient(
          Gradient(colors: [.red, .blue]),
          center: .zero,
          startRadius: 2,
          endRadius: 6,
          options: .repeat
        )
      )
    }
    let gradient = result.first { $0.tagName == "radialGradient" }
    #expect(gradient?.attribute("fr") == "2")
    #expect(gradient?.attribute("r") == "6")
    #expect(result.compactMap { $0.attribute("offset") } == ["0", "1"])
  }

  @Test func `A clip in a canvas becomes a clip path, and an inverted clip becomes a mask`() {
    let result = canvas { context, _ in
      context.clip(to: square)
      context.clip(to: square, options: .inverse)
      context.fill(square, with: .color(.red))
    }
    #expect(
      result.map(\.tagName) == [
        "clipPath", "path", "", "g", "mask", "rect", "filter", "feColorMatrix", "", "g", "path", "",
        "", "g", "path", "", "",
      ]
    )
  }

  @Test func `A canvas applies the most recently added filter first`() {
    let result = canvas { context, _ in
      context.addFilter(.blur(radius: 2))
      context.addFilter(.colorInvert(0.5))
      context.fill(square, with: .color(.red))
    }
    // The drawing is in a group with the inversion, and this group is in a group with the blur. SVG
    // filters the inner group first.
    #expect(
      result.filter { $0.hasPrefix("<fe") }.map { String($0.prefix(15)) } == [
        "<feGaussianBlur", "<feComponentTra", "<feFuncR type=\"", "<feFuncG type=\"",
        "<feFuncB type=\"",
      ]
    )
  }

  @Test func `A color matrix and an alpha threshold become filter steps in SVG`() {
    var matrix = ColorMatrix()
    matrix.r1 = 0.5
    matrix.a5 = 0.25
    let result = canvas { context, _ in
      var first = context
      first.addFilter(.colorMatrix(matrix))
      first.fill(square, with: .color(.red))
      context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
      context.fill(square, with: .color(.red))
    }
    let steps = result.filter { $0.hasPrefix("<fe") }
    #expect(steps[0].attribute("values") == "0.5 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0.25")
    let table = steps.first { $0.hasPrefix("<feFuncA") }?.attribute("tableValues")
    // The table has 100 entries, for opacities from 0 to 1. From 0.5 on, the entries are 1.
    #expect(table?.split(separator: " ").filter { $0 == "1" }.count == 50)
    #expect(steps.contains("<feFlood flood-color=\"#007AFF\" result=\"color\"/>"))
  }

  @Test func `A canvas draws texts, images and symbols in their frames`() {
    let result = lines {
      Canvas { context, size in
        context.draw(Text("ab").foregroundStyle(.red), at: .zero, anchor: .topLeading)
        context.draw(Image(systemName: "star"), at: CGPoint(x: 20, y: 10))
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, in: CGRect(x: 10, y: 0, width: 16, height: 16))
      } symbols: {
        Text("S").tag(1)
      }
    }
    #expect(result[4].hasPrefix("<text x=\"0\" y=\"12\" textLength=\"16\""))
    #expect(result[4].hasSuffix("fill=\"#FF3B30\">ab</text>"))
    #expect(result.contains("<title>star</title>"))
    #expect(result.contains("<g transform=\"matrix(2 0 0 1 10 0)\">"))
    #expect(result.filter { $0.hasSuffix(">S</text>") }.count == 1)
  }

  @Test func `A canvas does not show a symbol that its renderer does not draw`() {
    #expect(
      lines {
        Canvas { _, _ in
        } symbols: {
          Text("S").tag(1)
        }
      } == []
    )
  }

  @Test func `A terminal draws a canvas in characters`() {
    let host = TestHost(screen: .cells(columns: 6, rows: 3)) {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 3)), with: .color(.red))
        context.draw(Text("ab"), at: CGPoint(x: 4, y: 1.5))
        // After a turn by 90 degrees around the top right corner, this bar goes down in the last
        // column.
        var turned = context
        turned.translateBy(x: 6, y: 0)
        turned.rotate(by: .degrees(90))
        turned.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 1)), with: .color(.red))
      }
    }
    #expect(host.picture == "░░   ░\n░░ ab░\n░░   ░")
  }

  @Test func `A terminal draws each bar of a chart in a canvas`() {
    let host = TestHost(screen: .cells(columns: 8, rows: 4)) {
      Canvas { context, size in
        for (index, value) in [1, 3, 2, 4].enumerated() {
          let height = CGFloat(value)
          let bar = CGRect(x: CGFloat(index) * 2, y: size.height - height, width: 1, height: height)
          context.fill(Path(bar), with: .color(.blue))
        }
      }
    }
    #expect(host.picture == "      ░\n  ░   ░\n  ░ ░ ░\n░ ░ ░ ░")
  }

  @Test func `A canvas draws each part of a text in its own style`() {
    let result = canvas { context, _ in
      let text = Text("a").bold() + Text("b").foregroundColor(.red)
      context.draw(text, in: CGRect(x: 0, y: 0, width: 60, height: 20))
    }
    let text = result.first { $0.tagName == "text" }
    #expect(text?.contains("<tspan font-weight=\"700\">a</tspan>") == true)
    #expect(text?.contains("<tspan fill=\"#FF3B30\">b</tspan>") == true)
  }

  @Test func `In SVG, a blend mode that only a canvas can use is replaced by a similar mode`() {
    func document(_ mode: GraphicsContext.BlendMode) -> [String] {
      canvas { context, _ in
        context.fill(square, with: .color(.blue))
        context.blendMode = mode
        context.fill(square, with: .color(.red))
      }
    }
    for mode in [GraphicsContext.BlendMode.copy, .sourceOut, .destinationIn] {
      #expect(document(mode) == document(.normal))
    }
    #expect(document(.sourceIn) == document(.sourceAtop))
    #expect(document(.destinationAtop) == document(.destinationOver))
    #expect(document(.xor) == document(.exclusion))
    let modes: [GraphicsContext.BlendMode] = [.normal, .sourceAtop, .destinationOver, .exclusion]
    #expect(Set(modes.map(document)).count == 4)
  }
}
