import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite("A picture in SVG") @MainActor
struct SVGTests {
  @Test func `An SVG document has the size of the screen and a background`() {
    let host = TestHost(size: CGSize(width: 100, height: 40.5)) { Text("a") }
    #expect(
      host.svg == """
        <svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="100" height="40.5" \
        viewBox="0 0 100 40.5">
          <rect x="0" y="0" width="100" height="40.5" fill="#FFFFFF"/>
          <text x="46" y="24" textLength="8" lengthAdjust="spacingAndGlyphs" font-size="17" \
        font-family="monospace" fill="#000000">a</text>
        </svg>

        """
    )
    #expect(host.svg == host.svg(colorScheme: .light))
    #expect(TestHost { Text("a") }.svg.isEmpty)
  }

  @Test func `SVG keeps the font, the color and the line breaks of a text`() {
    let text = lines {
      Text("Hi").font(.title).bold().italic().underline().foregroundStyle(.red)
    }
    #expect(text.count == 1)
    for part in [
      "font-size=\"28\"", "font-weight=\"700\"", "font-style=\"italic\"", "fill=\"#FF3B30\"",
      "text-decoration=\"underline\"", ">Hi</text>",
    ] {
      #expect(text[0].contains(part))
    }
    #expect(lines { Text("one two three four") }.count == 2)
  }

  @Test func `Each part of a text keeps its style on all lines in SVG`() {
    let text = lines {
      Text("one ") + Text("two").foregroundColor(.red).bold() + Text(" three four").italic()
    }
    #expect(text.count == 2)
    #expect(
      text.joined().contains(
        "<tspan>one </tspan><tspan font-weight=\"700\" fill=\"#FF3B30\">two</tspan>"
      )
    )
    #expect(text[1].contains("<tspan font-style=\"italic\">"))
    #expect(text[1].hasSuffix("four</tspan></text>"))
  }

  @Test func `SVG escapes the special characters of XML`() {
    #expect(lines { Text("<a> & \"b\"") }[0].hasSuffix(">&lt;a&gt; &amp; &quot;b&quot;</text>"))
    #expect(lines { Text("a\u{1}b") }[0].hasSuffix(">ab</text>"))
    #expect(lines { Text("a  b") }[0].contains("xml:space=\"preserve\""))
  }

  @Test func `SVG uses a sans-serif font if the text measure is proportional`() {
    var settings = ScreenSettings(size: CGSize(width: 100, height: 40))
    settings.textMeasure = ProportionalTextMeasure.sansSerif
    let host = TestHost(screen: settings) { Text("a") }
    #expect(host.svg.contains("font-family=\"sans-serif\""))
  }

  @Test(arguments: [
    (Color.red, "#FF3B30", "#FF453A"), (.primary, "#000000", "#FFFFFF"),
    (Color("brand"), "#8E8E93", "#8E8E93"),
    (Color(red: 1, green: 0, blue: 1), "#FF00FF", "#FF00FF"),
  ])
  func `A color in SVG follows the color scheme`(color: Color, light: String, dark: String) {
    let place = "<rect x=\"0\" y=\"0\" width=\"100\" height=\"40\""
    #expect(lines { color } == ["\(place) fill=\"\(light)\"/>"])
    #expect(lines(.dark) { color } == ["\(place) fill=\"\(dark)\"/>"])
  }

  @Test func `A transparent color in SVG has an opacity, and a clear color is left out`() {
    #expect(lines { Color.red.opacity(0.25) }[0].hasSuffix("fill-opacity=\"0.25\"/>"))
    #expect(lines { Color.clear } == [])
  }

  @Test func `Standard shapes become rectangles and ellipses in SVG`() {
    let fill = "fill=\"#000000\"/>"
    #expect(lines { Rectangle() } == ["<rect x=\"0\" y=\"0\" width=\"100\" height=\"40\" \(fill)"])
    #expect(lines { Circle() } == ["<ellipse cx=\"50\" cy=\"20\" rx=\"20\" ry=\"20\" \(fill)"])
    #expect(lines { Ellipse() } == ["<ellipse cx=\"50\" cy=\"20\" rx=\"50\" ry=\"20\" \(fill)"])
    let rounded = ["<rect x=\"0\" y=\"0\" width=\"100\" height=\"40\" rx=\"20\" \(fill)"]
    #expect(lines { Capsule() } == rounded)
    #expect(lines { RoundedRectangle(cornerRadius: 20) } == rounded)
  }

  @Test func `A stroke in SVG is centered on the edge, and strokeBorder lies inside`() {
    let style = "fill=\"none\" stroke=\"#000000\" stroke-width=\"4\"/>"
    let on = "<rect x=\"0\" y=\"0\" width=\"100\" height=\"40\" \(style)"
    let inside = "<rect x=\"2\" y=\"2\" width=\"96\" height=\"36\" \(style)"
    #expect(lines { Rectangle().stroke(.primary, lineWidth: 4) } == [on])
    #expect(lines { Rectangle().strokeBorder(.primary, lineWidth: 4) } == [inside])
    #expect(lines { Color.clear.border(.primary, width: 4) } == [inside])
  }

  @Test func `SVG draws a background behind its view and an overlay in front of it`() {
    #expect(lines { Text("a").background(.red) }.map(\.tagName) == ["rect", "text"])
    #expect(lines { Text("a").overlay(.red) }.map(\.tagName) == ["text", "rect"])
  }

  @Test func `An effect on a view becomes a group in SVG`() {
    func group<Content: View>(_ view: Content) -> String? {
      lines { view }.first { $0.tagName == "g" }
    }
    let red = Color.red
    #expect(group(red.rotationEffect(.degrees(90))) == "<g transform=\"matrix(0 1 -1 0 70 -30)\">")
    #expect(group(red.scaleEffect(2)) == "<g transform=\"matrix(2 0 0 2 -50 -20)\">")
    let anchored = group(red.scaleEffect(0.5, anchor: .topLeading))
    #expect(anchored == "<g transform=\"matrix(0.5 0 0 0.5 0 0)\">")
    #expect(group(red.opacity(1)) == nil)
    #expect(group(Text("a").opacity(0.5)) == "<g opacity=\"0.5\">")
    let moved = group(red.visualEffect { view, _ in view.offset(x: 1, y: 2) })
    #expect(moved == "<g transform=\"translate(1 2)\">")
  }

  @Test func `Visual effects apply from the first to the last in SVG`() {
    let groups = lines {
      Color.red.visualEffect { view, _ in view.offset(x: 3).scaleEffect(2, anchor: .topLeading) }
    }
    .filter { $0.tagName == "g" }
    #expect(
      groups == ["<g transform=\"matrix(2 0 0 2 0 0)\">", "<g transform=\"translate(3 0)\">"]
    )
  }

  @Test func `Clipped views, scroll views and lists have a clip path in SVG`() {
    let clipped = lines { Color.red.cornerRadius(5) }
    #expect(
      clipped == [
        "<clipPath id=\"clip1\">",
        "<rect x=\"0\" y=\"0\" width=\"100\" height=\"40\" rx=\"5\"/>",
        "</clipPath>",
        "<g clip-path=\"url(#clip1)\">",
        "<rect x=\"0\" y=\"0\" width=\"100\" height=\"40\" fill=\"#FF3B30\"/>",
        "</g>",
      ]
    )
    #expect(lines { ScrollView { Text("a") } }.contains { $0.tagName == "clipPath" })
    #expect(lines { List { Text("a") } }.contains { $0.tagName == "clipPath" })
  }

  @Test func `A blur, a shadow or an effect on colors becomes a filter in SVG`() {
    func filter<Content: View>(_ view: Content) -> String? {
      let lines = lines { view }
      guard lines.contains("<g filter=\"url(#filter1)\">") else { return nil }
      return lines.first { $0.hasPrefix("<fe") && $0.hasSuffix("/>") }
    }
    let red = Color.red
    let blur = filter(red.blur(radius: 3))
    #expect(blur == "<feGaussianBlur in=\"SourceGraphic\" stdDeviation=\"3\"/>")
    let shadow = filter(red.shadow(radius: 4))
    #expect(shadow == "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"2\"/>")
    let gray = filter(red.grayscale(0.7))
    #expect(gray == "<feColorMatrix type=\"saturate\" values=\"0.3\"/>")
    let brighter = filter(red.brightness(0.1))
    #expect(brighter == "<feFuncR type=\"linear\" slope=\"1\" intercept=\"0.1\"/>")
    let softer = filter(red.contrast(0.5))
    #expect(softer == "<feFuncR type=\"linear\" slope=\"0.5\" intercept=\"0.25\"/>")
  }

  @Test func `SVG leaves out hidden and fully transparent views`() {
    #expect(lines { Text("a").hidden() } == [])
    #expect(lines { Text("a").opacity(0) } == [])
  }

  @Test func `SVG draws each control from simple shapes and texts`() {
    func tags<Content: View>(_ view: Content) -> String {
      lines { view }.map(\.tagName).joined(separator: " ")
    }
    #expect(tags(Toggle("On", isOn: .constant(true))) == "text rect ellipse")
    #expect(tags(Slider(value: .constant(0.5))) == "rect rect ellipse ellipse")
    #expect(tags(ProgressView(value: 0.5)) == "rect rect")
    #expect(tags(ProgressView()) == "ellipse")
    #expect(tags(Button("OK") {}.buttonStyle(.bordered)) == "rect text")
    #expect(tags(Stepper("Age", value: .constant(1)).labelsHidden()) == "rect path")
    #expect(tags(Divider()) == "rect")
    let image = lines { Image(systemName: "star") }
    #expect(image.contains("<title>star</title>"))
  }

  @Test func `A disabled control in SVG is faded`() {
    #expect(lines { Button("OK") {}.disabled(true) }.first == "<g opacity=\"0.4\">")
  }

  @Test func `A prompt in SVG is fainter than the text of a field`() {
    let prompt = TextField("", text: .constant(""), prompt: Text("Name"))
    #expect(lines { prompt }[0].hasSuffix("fill-opacity=\"0.3\">Name</text>"))
    let text = TextField("", text: .constant("Ada"))
    #expect(lines { text }[0].hasSuffix("fill=\"#000000\">Ada</text>"))
  }

  @Test func `SVG draws an alert in front of the other views`() {
    let view = Text("Behind").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
    let texts = lines { view }.filter { $0.tagName == "text" }
    #expect(texts.count == 3)
    #expect(texts[0].hasSuffix(">Behind</text>"))
    #expect(texts[1].hasSuffix(">Sure?</text>"))
    #expect(texts[2].hasSuffix(">Yes</text>"))
  }

  @Test func `Numbers in SVG have up to three decimals, and factors of transforms up to six`() {
    let lines = lines { Color.red.opacity(1.0 / 3).scaleEffect(1.0 / 3, anchor: .topLeading) }
    #expect(lines[0] == "<g transform=\"matrix(0.333333 0 0 0.333333 0 0)\">")
    #expect(lines[1].hasSuffix("fill-opacity=\"0.333\"/>"))
  }
}
