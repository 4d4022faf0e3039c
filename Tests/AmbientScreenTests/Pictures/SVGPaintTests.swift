import Ambient
import AmbientScreen
import AmbientTesting
import Testing

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}

@Suite("Shapes in SVG") @MainActor
struct SVGShapeTests {
  @Test func `SVG draws a custom shape as its path`() {
    #expect(
      lines { Triangle().fill(.red) } == ["<path d=\"M0 40L50 0L100 40Z\" fill=\"#FF3B30\"/>"]
    )
  }

  @Test func `A path in SVG is relative to the corner of its view`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 4))
    }
    let result = lines { path.fill(.red).frame(width: 20, height: 20) }
    // The view is in the middle of the screen of 100 x 40 points, so its corner is at (40, 10).
    #expect(result == ["<path d=\"M40 10Q44 14 48 10\" fill=\"#FF3B30\"/>"])
  }

  @Test func `SVG draws the fills and strokes of a shape in their order`() {
    let shape = Triangle().fill(.red).stroke(.blue, lineWidth: 2).fill(.green.opacity(0.5))
    #expect(
      lines { shape }.map { [$0.attribute("fill"), $0.attribute("stroke")] } == [
        ["#FF3B30", nil], ["none", "#007AFF"], ["#34C759", nil],
      ]
    )
  }

  @Test func `SVG draws the line ends, corners and dashes of a stroke`() {
    let style = StrokeStyle(
      lineWidth: 3,
      lineCap: .round,
      lineJoin: .bevel,
      dash: [6, 2],
      dashPhase: 1
    )
    #expect(
      lines { Triangle().stroke(.black, style: style) } == [
        """
        <path d="M0 40L50 0L100 40Z" fill="none" stroke="#000000" stroke-width="3" \
        stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="6 2" \
        stroke-dashoffset="1"/>
        """
      ]
    )
    let mitered = lines { Triangle().stroke(.black, lineWidth: 3) }
    #expect(mitered.first?.attribute("stroke-miterlimit") == "10")
    let box = { (limit: CGFloat) in
      lines { Rectangle().stroke(.black, style: StrokeStyle(lineWidth: 3, miterLimit: limit)) }
        .first
    }
    #expect(box(10)?.attribute("stroke-miterlimit") == nil)
    #expect(box(1)?.attribute("stroke-miterlimit") == "1")
  }

  @Test func `The even-odd rule and edges without smoothing become SVG attributes`() {
    let crossing = Triangle().fill(.red, style: FillStyle(eoFill: true, antialiased: false))
    #expect(
      lines { crossing }.first?.hasSuffix(
        "fill=\"#FF3B30\" fill-rule=\"evenodd\" shape-rendering=\"crispEdges\"/>"
      ) == true
    )
  }

  @Test func `A trimmed, inset or moved shape becomes a path in SVG`() {
    let part = lines { Rectangle().trim(from: 0, to: 0.5).stroke(.red) }
    #expect(part.first?.attribute("d") == "M0 0L100 0L100 40")
    let inset = lines { Rectangle().inset(by: 10).fill(.red) }
    #expect(inset.first?.attribute("d") == "M10 10L90 10L90 30L10 30Z")
    let moved = lines { Rectangle().offset(x: 5, y: 1).fill(.red) }
    #expect(moved.first?.attribute("d") == "M5 1L105 1L105 41L5 41Z")
  }

  @Test func `SVG draws a background and an overlay in the given shapes`() {
    let view = Color.clear.background(.red, in: .circle).overlay(.blue, in: Triangle())
    #expect(lines { view }.map(\.tagName) == ["ellipse", "path"])
  }

  @Test func `A background that touches an edge of the safe area extends beyond the edge`() {
    func background(_ edges: Edge.Set) -> String? {
      let insets = EdgeInsets(top: 10, leading: 5, bottom: 0, trailing: 0)
      let size = CGSize(width: 100, height: 40)
      let host = TestHost(screen: ScreenSettings(size: size, safeAreaInsets: insets)) {
        Color.clear.frame(height: 20).frame(maxHeight: .infinity, alignment: .top)
          .background(.red, ignoresSafeAreaEdges: edges)
      }
      return host.svg.split(separator: "\n").map(String.init).first { $0.contains("#FF3B30") }
        .map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
    }
    let red = "fill=\"#FF3B30\"/>"
    #expect(background(.all) == "<rect x=\"0\" y=\"0\" width=\"100\" height=\"40\" \(red)")
    #expect(background(.top) == "<rect x=\"5\" y=\"0\" width=\"95\" height=\"40\" \(red)")
    #expect(background([]) == "<rect x=\"5\" y=\"10\" width=\"95\" height=\"30\" \(red)")
  }

  @Test func `A dashed capsule becomes a path in SVG, but a plain capsule becomes a rectangle`() {
    let dashed = Capsule().stroke(.red, style: StrokeStyle(dash: [4]))
    #expect(lines { dashed }.map(\.tagName) == ["path"])
    #expect(lines { Capsule().stroke(.red) }.map(\.tagName) == ["rect"])
  }
}

@Suite("Paints in SVG") @MainActor
struct SVGPaintTests {
  private let area = "<rect x=\"0\" y=\"0\" width=\"100\" height=\"40\""

  @Test func `SVG keeps the points and the stops of a linear gradient`() {
    let gradient = LinearGradient(
      stops: [.init(color: .red, location: 0.25), .init(color: .clear, location: 1)],
      startPoint: .leading,
      endPoint: .trailing
    )
    #expect(
      lines { Rectangle().fill(gradient.opacity(0.5)) } == [
        """
        <linearGradient id="paint1" gradientUnits="userSpaceOnUse" x1="0" y1="20" x2="100" y2="20">
        """,
        "<stop offset=\"0.25\" stop-color=\"#FF3B30\"/>",
        "<stop offset=\"1\" stop-color=\"#FF3B30\" stop-opacity=\"0\"/>",
        "</linearGradient>",
        "\(area) fill=\"url(#paint1)\" fill-opacity=\"0.5\"/>",
      ]
    )
  }

  @Test func `A clear stop of a gradient becomes two clear stops in the colors of its neighbors`() {
    let gradient = Gradient(colors: [.red, .clear, .blue])
    let stops = lines { Rectangle().fill(gradient) }.filter { $0.tagName == "stop" }
    #expect(
      stops.map { "\($0.attribute("offset") ?? "") \($0.attribute("stop-color") ?? "")" } == [
        "0 #FF3B30", "0.5 #FF3B30", "0.5 #007AFF", "1 #007AFF",
      ]
    )
  }

  @Test func `SVG measures the stops of a radial gradient from the center`() {
    let gradient = RadialGradient(
      colors: [.red, .blue],
      center: .topLeading,
      startRadius: 5,
      endRadius: 20
    )
    let result = lines { gradient }
    #expect(result[0].contains("cx=\"0\" cy=\"0\" r=\"20\""))
    #expect(result.compactMap { $0.attribute("offset") } == ["0.25", "1"])
    let inward = lines {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 20, endRadius: 5)
    }
    #expect(inward.compactMap { $0.attribute("offset") } == ["0.25", "1"])
    #expect(inward.compactMap { $0.attribute("stop-color") } == ["#007AFF", "#FF3B30"])
  }

  @Test func `An elliptical gradient in SVG has the proportions of its view`() {
    let result = lines { EllipticalGradient(colors: [.red, .blue]) }
    #expect(result[0].attribute("r") == "0.5")
    #expect(result[0].attribute("gradientTransform") == "matrix(100 0 0 40 50 20)")
  }

  @Test func `A perceptual gradient in SVG has additional stops`() {
    let gradient = Gradient(colors: [.red, .blue])
    #expect(lines { Rectangle().fill(gradient) }.count { $0.tagName == "stop" } == 2)
    let perceptual = gradient.colorSpace(.perceptual)
    #expect(lines { Rectangle().fill(perceptual) }.count { $0.tagName == "stop" } == 9)
  }

  @Test func `A perceptual gradient in SVG fades a color to clear without adding black`() {
    let gradient = Gradient(colors: [.red, .clear]).colorSpace(.perceptual)
    let stops = lines { Rectangle().fill(gradient) }.filter { $0.tagName == "stop" }
    #expect(Set(stops.map { $0.attribute("stop-color") }) == ["#FF3B30"])
  }

  @Test func `A mesh gradient in SVG mixes its colors in its color space`() {
    func mesh(width: Int = 2, _ space: Gradient.ColorSpace) -> [String] {
      lines {
        MeshGradient(
          width: width,
          height: 2,
          points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [.red, .blue, .red, .blue],
          colorSpace: space
        )
      }
    }
    #expect(mesh(.device) != mesh(.perceptual))
    #expect(mesh(.device).contains { $0.tagName == "polygon" })
    #expect(!mesh(width: -1, .device).contains { $0.tagName == "polygon" })
  }

  @Test func `An angular gradient in SVG consists of slices of one color each`() {
    let gradient = AngularGradient(colors: [.red, .blue], center: .center)
    let result = lines { Circle().fill(gradient) }
    #expect(result[0] == "<clipPath id=\"clip1\">")
    #expect(result[1] == "<ellipse cx=\"50\" cy=\"20\" rx=\"20\" ry=\"20\"/>")
    #expect(result[3] == "<g clip-path=\"url(#clip1)\">")
    #expect(result[4] == "<g shape-rendering=\"crispEdges\">")
    let parts = result.filter { $0.tagName == "polygon" }
    // Adjacent slices of the same color are one polygon.
    #expect((100...180).contains(parts.count))
    #expect(parts.allSatisfy { $0.attribute("points")?.hasPrefix("50,20 ") == true })
  }

  @Test func `In SVG, an angular gradient with hard stops has one slice for each color`() {
    let stops: [Gradient.Stop] = [
      .init(color: .red, location: 0), .init(color: .red, location: 0.3),
      .init(color: .blue, location: 0.3), .init(color: .blue, location: 1),
    ]
    let result = lines { Circle().fill(.conicGradient(stops: stops, center: .center)) }
    let colors = result.compactMap { $0.tagName == "polygon" ? $0.attribute("fill") : nil }
    #expect(colors == ["#FF3B30", "#007AFF"])
  }

  @Test func `Past its end angle, an angular gradient has its last color, then its first color`() {
    let gradient = AngularGradient(
      stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0)],
      center: .center,
      startAngle: .zero,
      endAngle: .degrees(90)
    )
    // Both stops are at the start angle, so the last color begins there. It fills the angles of the
    // gradient and the first half of the remaining angles.
    let result = lines { Rectangle().fill(gradient) }
    let colors = result.compactMap { $0.tagName == "polygon" ? $0.attribute("fill") : nil }
    #expect(colors == ["#007AFF", "#FF3B30"])
  }

  @Test func `A mesh gradient in SVG consists of small parts over its background`() {
    let mesh = MeshGradient(
      width: 2,
      height: 2,
      points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.black, .black, .white, .white],
      background: .red
    )
    let result = lines { mesh }
    // The parts are drawn twice. The second time, a blur hides the edges between the parts.
    #expect(result.contains("<g id=\"group2\" shape-rendering=\"crispEdges\">"))
    #expect(result.contains("<use href=\"#group2\"/>"))
    let parts = result.filter { $0.tagName == "polygon" }
    // The mesh has 24 rows of 24 parts. The first polygon is the background.
    #expect(parts.count == 24 * 24 + 1)
    #expect(parts[0] == "<polygon points=\"0,0 100,0 100,40 0,40\" fill=\"#FF3B30\"/>")
    let gray = { (part: Int) in parts[part].attribute("fill").map { $0.dropFirst().prefix(2) } }
    #expect(gray(1) == "00")
    #expect(gray(24 * 24) == "FF")
  }

  @Test func `Semantic styles and colors become a color and an opacity in SVG`() {
    func color(_ style: some ShapeStyle) -> String? {
      lines { Rectangle().fill(style) }.first.flatMap { line in
        line.attribute("fill").map { $0 + " " + (line.attribute("fill-opacity") ?? "1") }
      }
    }
    #expect(color(.foreground) == "#000000 1")
    #expect(color(.secondary) == "#000000 0.6")
    #expect(color(.foreground.secondary) == "#000000 0.5")
    #expect(color(.tint) == "#007AFF 1")
    #expect(color(.separator) == "#000000 0.2")
    #expect(color(.link) == "#007AFF 1")
    #expect(color(.selection) == "#007AFF 1")
    #expect(color(.background) == "#FFFFFF 1")
    #expect(color(.regularMaterial) == "#FFFFFF 0.7")
    #expect(color(Color.Resolved(red: 0, green: 1, blue: 1, opacity: 0.5)) == "#00FFFF 0.5")
    #expect(color(Color.red.mix(with: .blue, by: 0.5, in: .device)) == "#805B97 1")
  }

  @Test func `In SVG, an inherited style colors the views that set no style`() {
    let view = Text("a").foregroundStyle(
      .linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    )
    let result = lines { view }
    #expect(result[0].hasPrefix("<linearGradient id=\"paint1\""))
    #expect(result.last?.attribute("fill") == "url(#paint1)")
    let button = lines { Button("OK") {}.tint(Color(red: 0, green: 0, blue: 0.5)) }
    #expect(button[0].attribute("fill") == "#000080")
  }

  @Test func `A gradient with its own rectangle does not depend on the size of the shape`() {
    let gradient = LinearGradient(colors: [.red], startPoint: .leading, endPoint: .trailing)
    let shape = Rectangle().fill(gradient.in(CGRect(x: 10, y: 0, width: 50, height: 10)))
    let result = lines { shape.frame(width: 20, height: 20) }
    // The corner of the shape is at (40, 10). From there, the rectangle of the gradient covers 10
    // to 60 points in x, and its middle is 5 points down.
    #expect(result[0].hasSuffix("x1=\"50\" y1=\"15\" x2=\"100\" y2=\"15\">"))
  }

  @Test func `A text in SVG clips the slices of its angular gradient`() {
    let gradient = AngularGradient(colors: [.red, .blue], center: .center)
    let result = lines { Text("a").foregroundStyle(gradient) }
    #expect(result.prefix(2).map(\.tagName) == ["clipPath", "text"])
  }

  @Test func `The shadow of a shape style becomes a filter on the shape in SVG`() {
    let result = lines { Rectangle().fill(.red.shadow(.drop(color: .black, radius: 4, y: 2))) }
    #expect(
      result.map(\.tagName) == [
        "filter", "feGaussianBlur", "feOffset", "feFlood", "feComposite", "feMerge", "feMergeNode",
        "feMergeNode", "", "", "g", "rect", "",
      ]
    )
    #expect(result[1].attribute("stdDeviation") == "2")
    #expect(result[2].attribute("dy") == "2")
    let inner = lines { Rectangle().fill(.red.shadow(.inner(color: .black, radius: 4))) }
    #expect(inner[1] == "<feComponentTransfer in=\"SourceAlpha\" result=\"outside\">")
  }

  @Test func `Two SVG documents of one tree are equal`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Circle().fill(.red.gradient).shadow(radius: 3).clipShape(.capsule)
    }
    #expect(host.svg == host.svg)
    #expect(host.svg(colorScheme: .dark) != host.svg)
  }
}
