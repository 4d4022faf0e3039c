import Ambient
import AmbientScreen
import AmbientTesting
import Testing

@Suite("Effects in SVG") @MainActor
struct SVGEffectTests {
  private let red = "<rect x=\"0\" y=\"0\" width=\"100\" height=\"40\" fill=\"#FF3B30\"/>"

  @Test func `In SVG, the opacity of a mask determines the opacity of the masked view`() {
    #expect(
      lines { Color.red.mask { Circle() } } == [
        """
        <mask id="mask1" maskUnits="userSpaceOnUse" x="-100" y="-40" width="300" height="120" \
        style="mask-type:alpha">
        """,
        "<ellipse cx=\"50\" cy=\"20\" rx=\"20\" ry=\"20\" fill=\"#000000\"/>",
        "</mask>",
        "<g mask=\"url(#mask1)\">",
        red,
        "</g>",
      ]
    )
    #expect(lines { Color.red.mask { EmptyView() } } == [])
  }

  @Test func `clipShape in SVG clips a view to the path of a shape`() {
    let star = Path { $0.addLines([.zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)]) }
    let result = lines { Color.red.clipShape(star, style: FillStyle(eoFill: true)) }
    #expect(result[1] == "<path d=\"M0 0L9 0L0 9\" clip-rule=\"evenodd\"/>")
    #expect(lines { Color.red.clipShape(Path()) } == [])
  }

  @Test(arguments: [
    (BlendMode.multiply, "multiply"), (.colorDodge, "color-dodge"), (.plusLighter, "plus-lighter"),
    (.luminosity, "luminosity"),
  ])
  func `SVG names a blend mode as CSS does`(mode: BlendMode, name: String) {
    let result = lines { Color.red.blendMode(mode) }
    #expect(result == ["<g style=\"mix-blend-mode:\(name)\">", red, "</g>"])
  }

  @Test func `A compositing group in SVG is isolated from its background`() {
    let result = lines { Color.red.blendMode(.screen).compositingGroup() }
    #expect(result.first == "<g style=\"isolation:isolate\">")
    #expect(lines { Color.red.drawingGroup() }.first == "<g style=\"isolation:isolate\">")
  }

  @Test func `destinationOut in SVG removes the background inside a compositing group`() {
    let view = ZStack {
      Color.red
      Circle().blendMode(.destinationOut)
    }
    let result = lines { view.compositingGroup() }
    #expect(
      result.map(\.tagName) == [
        "g", "mask", "rect", "filter", "feColorMatrix", "", "g", "ellipse", "", "", "g", "rect", "",
        "",
      ]
    )
    #expect(result.contains("<g mask=\"url(#mask2)\">"))
  }

  @Test func `destinationOver in SVG draws a view behind its background`() {
    let view = ZStack {
      Text("a")
      Color.red.blendMode(.destinationOver)
    }
    #expect(lines { view.compositingGroup() }.map(\.tagName) == ["g", "rect", "text", ""])
  }

  private func filter<Content: View>(_ view: Content) -> [String] {
    let lines = lines { view }
    guard lines.contains("<g filter=\"url(#filter1)\">") else { return [] }
    return lines.filter { $0.hasPrefix("<fe") && $0.hasSuffix("/>") }
  }

  @Test func `Effects on colors become filters in SVG`() {
    #expect(
      filter(Color.red.hueRotation(.degrees(90))) == [
        "<feColorMatrix type=\"hueRotate\" values=\"90\"/>"
      ]
    )
    #expect(
      filter(Color.red.colorMultiply(Color(red: 1, green: 0.5, blue: 0))) == [
        "<feColorMatrix type=\"matrix\" values=\"1 0 0 0 0 0 0.5 0 0 0 0 0 0 0 0 0 0 0 1 0\"/>"
      ]
    )
    #expect(
      filter(Color.red.colorInvert())
        == ["R", "G", "B"].map {
          "<feFunc\($0) type=\"linear\" slope=\"-1\" intercept=\"1\"/>"
        }
    )
    #expect(
      filter(Color.red.luminanceToAlpha()) == [
        "<feColorMatrix type=\"luminanceToAlpha\"/>",
        "<feComposite in2=\"SourceAlpha\" operator=\"in\"/>",
      ]
    )
  }

  @Test func `An opaque blur in SVG ends at the edges of its view`() {
    let result = lines { Color.red.blur(radius: 2, opaque: true) }
    #expect(result[0].contains("x=\"0\" y=\"0\" width=\"100\" height=\"40\""))
    #expect(filter(Color.red.blur(radius: 2, opaque: true)).last?.contains("feFuncA") == true)
  }

  @Test func `A filter in SVG has space for the pixels that it adds around a view`() {
    let result = lines { Color.red.frame(width: 10, height: 10).shadow(radius: 10, x: 5) }
    // The view is in the middle of the screen, from (45, 15) to (55, 25). On each side, the filter
    // gets 30 more points: 20 points for twice the radius, the offset of 5 points, and 5 points for
    // half of the longer side of the view.
    #expect(result[0].contains("x=\"15\" y=\"-15\" width=\"70\" height=\"70\""))
  }

  @Test func `A transform in SVG is relative to the corner of its view`() {
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let result = lines { Color.red.frame(width: 20, height: 20).transformEffect(half) }
    // The corner of the view is at (40, 10). The transform leaves this corner in place.
    #expect(result[0] == "<g transform=\"matrix(0.5 0 0 0.5 20 5)\">")
    let moved = lines { Color.red.transformEffect(CGAffineTransform(translationX: 3, y: 4)) }
    #expect(moved[0] == "<g transform=\"translate(3 4)\">")
  }

  @Test func `A 3D rotation becomes a matrix in SVG, and mirrors a view seen from behind`() {
    func group(_ degrees: Double, perspective: CGFloat) -> String? {
      let axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 1, 0)
      return lines {
        Color.red.rotation3DEffect(.degrees(degrees), axis: axis, perspective: perspective)
      }
      .first
    }
    #expect(group(60, perspective: 0) == "<g transform=\"matrix(0.5 0 0 1 25 0)\">")
    #expect(group(180, perspective: 0) == "<g transform=\"matrix(-1 0 0 1 100 0)\">")
    let flat = lines { Color.red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)) }
    #expect(flat[0] == "<g transform=\"matrix(0 1 -1 0 70 -30)\">")
  }

  @Test func `SVG approximates a projection by an affine transform at the middle of the view`() {
    var projection = ProjectionTransform()
    projection.m13 = 0.02
    // The projection divides the coordinates of each point by `m13 * x + 1`. In the middle, at
    // (50, 20), this divisor is 2. The middle therefore moves to (25, 10). The first four numbers
    // of the matrix are partial derivatives of the new coordinates at the middle. The derivatives
    // with respect to x are 1 / 2² = 0.25 and -0.02 * 20 / 2² = -0.1. The derivatives with respect
    // to y are 0 and 1 / 2 = 0.5.
    let result = lines { Color.red.projectionEffect(projection) }
    #expect(result[0] == "<g transform=\"matrix(0.25 -0.1 0 0.5 12.5 5)\">")
  }
}
