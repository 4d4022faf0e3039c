import Ambient
import AmbientScreen
import AmbientTesting
import Testing

/// Tests what a picture shows for features that SVG lacks, or that the library does not convert to
/// SVG.
@Suite("The limits of a picture in SVG") @MainActor
struct SVGLimitTests {
  private let red = "<rect x=\"0\" y=\"0\" width=\"100\" height=\"40\" fill=\"#FF3B30\"/>"

  @Test func `A shader in SVG changes no view, and an area that it fills is gray`() {
    let shader = Shader(function: ShaderFunction(library: .default, name: "waves"), arguments: [])
    #expect(lines { Color.red.colorEffect(shader) } == [red])
    #expect(lines { Color.red.layerEffect(shader, maxSampleOffset: .zero) } == [red])
    let area = lines { Rectangle().fill(shader) }
    #expect(area.count == 1)
    #expect(area.first?.attribute("fill") == "#8E8E93")
    #expect(area.first?.attribute("fill-opacity") == "0.4")
  }

  @Test func `SVG stretches an image as a whole if it is resized with insets or as tiles`() {
    let image = Image(size: CGSize(width: 10, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
    }
    let stretched = lines { image.resizable() }
    #expect(stretched.contains("<g transform=\"matrix(10 0 0 4 0 0)\">"))
    let insets = EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    #expect(lines { image.resizable(capInsets: insets) } == stretched)
    #expect(lines { image.resizable(resizingMode: .tile) } == stretched)
  }

  @Test func `The line under a text is solid in SVG, and has the color of the text`() {
    let solid = lines { Text("a").underline() }
    #expect(solid.first?.attribute("text-decoration") == "underline")
    #expect(lines { Text("a").underline(pattern: .dash, color: .red) } == solid)
  }

  @Test func `In SVG, a gradient on a part of a text is replaced by the color of the whole text`() {
    let fading = Text("b").foregroundStyle(
      .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    )
    let text = lines { Text("a") + fading }
    #expect(text.count == 1)
    #expect(text.first?.attribute("fill") == "#000000")
    #expect(text.first?.hasSuffix("<tspan>a</tspan><tspan>b</tspan></text>") == true)
  }

  @Test func `In SVG, only monospaced parts of a text can have a typeface of their own`() {
    var settings = ScreenSettings(size: CGSize(width: 100, height: 40))
    settings.textMeasure = ProportionalTextMeasure.sansSerif
    let host = TestHost(screen: settings) {
      Text("a") + Text("b").fontDesign(.serif) + Text("c").fontDesign(.monospaced)
    }
    #expect(host.svg.contains("font-family=\"sans-serif\""))
    #expect(host.svg.contains("font-family=\"monospace\""))
    #expect(!host.svg.contains("font-family=\"serif\""))
  }

  @Test func `A drawing group in SVG has no background and no color mode of its own`() {
    let group = lines { Text("a").drawingGroup() }
    #expect(group.contains("<g style=\"isolation:isolate\">"))
    #expect(lines { Text("a").drawingGroup(opaque: true, colorMode: .linear) } == group)
  }
}
