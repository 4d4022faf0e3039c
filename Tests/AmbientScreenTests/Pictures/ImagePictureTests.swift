import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@Suite("Images in a picture") @MainActor
struct ImagePictureTests {
  private static let contents = #"{"images": [{"idiom": "universal", "filename": "leaf.png"}]}"#

  /// A catalog with an image of 40 x 20 points.
  private let catalog: TemporaryCatalog

  init() throws {
    catalog = try TemporaryCatalog(["Leaf.imageset/Contents.json": Self.contents])
    try catalog.write(
      TemporaryCatalog.png(width: 40, height: 20),
      to: "Leaf.imageset/leaf.png"
    )
  }

  private var leaf: Image { Image("Leaf", bundle: Bundle(url: catalog.folder)) }

  /// The image file as a data URL.
  ///
  /// The file contains only the first bytes of a PNG file, up to and including the image size.
  private let url = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAU"

  @Test func `SVG contains the bytes of an image from an asset catalog`() {
    let document = lines { leaf }
    #expect(
      document == [
        """
        <image x="30" y="10" width="40" height="20" preserveAspectRatio="none" \
        xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="\(url)">
        """,
        "<title>Leaf</title>",
        "</image>",
      ]
    )
  }

  @Test func `A resizable image in SVG has the size of its frame`() {
    let image = lines { leaf.resizable().frame(width: 10, height: 30) }[0]
    #expect(image.attribute("width") == "10")
    #expect(image.attribute("height") == "30")
    #expect(image.attribute("xlink:href") == url)
  }

  @Test func `A template image in SVG is a mask for the foreground style`() {
    let document = lines { leaf.renderingMode(.template).foregroundStyle(.red) }
    let tags = document.map(\.tagName)
    #expect(tags.contains("mask"))
    let mask = document.firstIndex { $0.tagName == "image" }
    let area = document.lastIndex { $0.tagName == "rect" }
    #expect(mask != nil)
    #expect(area.map { document[$0].attribute("width") } == "40")
  }

  @Test(arguments: [
    "%PDF-1.4", "RIFF\u{1}\u{2}\u{3}\u{4}WAVE", "<?xml version='1.0'?><plist/>", "<p><svg/></p>",
  ])
  func `SVG shows a box for a symbol, and for a file that is no image`(bytes: String) throws {
    try catalog.write(Data(bytes.utf8), to: "Leaf.imageset/leaf.png")
    for image in [Image(systemName: "leaf"), leaf] {
      let document = lines { image }
      #expect(!document.contains { $0.tagName == "image" })
      #expect(document.contains { $0.tagName == "rect" })
    }
  }

  @Test func `A symbol in a text is as large as a symbol beside the text`() {
    let document = lines { Text("\(Image(systemName: "star")) Starred") }
    // The symbol is 20 points wide, and the other 8 characters are 8 points wide each. The text is
    // thus 84 points wide. It is centered on a screen of 100 points, so it begins at 8 points.
    let symbol = document.first { $0.tagName == "rect" }
    #expect(symbol?.attribute("x") == "8")
    #expect(symbol?.attribute("y") == "10")
    #expect(symbol?.attribute("width") == "20")
    #expect(symbol?.attribute("height") == "20")
    let text = document.first { $0.tagName == "text" }
    #expect(text?.hasSuffix("> Starred</tspan></text>") == true)
    #expect(text?.contains("<tspan x=\"28\" y=\"24\" textLength=\"64\"") == true)
    #expect(!document.joined().contains("\u{FFFC}"))
  }

  @Test func `A symbol in a text has the font size of its part of the text`() {
    let document = lines { Text("a") + Text(Image(systemName: "star")).font(.largeTitle) }
    let symbol = document.first { $0.tagName == "rect" }
    #expect(symbol?.attribute("width") == "40")
  }

  @Test func `Two equal symbols in a text are drawn side by side`() {
    let star = Image(systemName: "star")
    let document = lines { Text("\(star)\(star)") }
    let symbols = document.filter { $0.tagName == "rect" }
    #expect(symbols.map { $0.attribute("x") } == ["30", "50"])
    #expect(symbols.map { $0.attribute("width") } == ["20", "20"])
  }

  @Test func `An image in the truncated part of a text is not drawn`() {
    let document = lines {
      Text("\(Image(systemName: "star")) one two three").lineLimit(1).truncationMode(.head)
        .frame(width: 80)
    }
    #expect(document.allSatisfy { $0.tagName != "rect" })
    #expect(document.contains { $0.contains("…") && $0.contains("three") })
  }

  @Test func `An image file in a text stands on the baseline of the text`() {
    let image = lines { Text("a\(leaf)") }.first { $0.tagName == "image" }
    // The text is 48 points wide: a character of 8 points, and the image of 40 points. The text
    // begins at (100 - 48) / 2 = 26 points, so the image begins at 26 + 8 = 34 points. The text is
    // 24 points high: 20 points above the baseline, for the image, and 4 points below. The top of
    // the image is therefore at (40 - 24) / 2 = 8 points.
    #expect(image?.attribute("x") == "34")
    #expect(image?.attribute("y") == "8")
    #expect(image?.attribute("width") == "40")
    #expect(image?.attribute("height") == "20")
    #expect(image?.attribute("xlink:href") == url)
  }

  @Test func `An image that a closure draws appears at its place in the text`() {
    let document = lines { Text("a\(square)") }
    // The text is 18 points wide: a character of 8 points, and the image of 10 points. It begins at
    // (100 - 18) / 2 = 41 points. The image is 10 points high and stands on the baseline, which is
    // 24 points below the top of the screen.
    #expect(document.contains { $0.contains("translate(49 14)") })
    #expect(document.contains { $0.contains("#FF3B30") })
  }

  @Test func `A terminal shows a diamond for a symbol in a text`() {
    let host = TestHost(screen: .cells(columns: 12, rows: 1)) {
      Text("\(Image(systemName: "star")) Starred")
    }
    #expect(host.picture == " ◆  Starred")
  }

  @Test func `A change of a symbol in a text runs only the body that contains the text`() {
    struct Rating: View {
      @State private var symbol = "star"
      var body: some View {
        Text("\(Image(systemName: symbol)) Starred")
        Button("Fill") { symbol = "star.fill" }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 40)) { Rating() }
    #expect(host.svg.contains("<title>star</title>"))
    #expect(host.bodies { host.tap("Fill") } == ["Rating"])
    #expect(host.svg.contains("<title>star.fill</title>"))
  }

  @Test func `A terminal shows an image as a shaded box with the name of the image`() {
    let host = TestHost(screen: .cells(columns: 10, rows: 3)) {
      leaf.resizable().frame(width: 8, height: 3)
    }
    #expect(host.picture.contains("░░Leaf░░"))
  }

  @Test func `SVG contains the bytes of an image that was loaded from a URL`() async {
    let data = TemporaryCatalog.png(width: 40, height: 20)
    let host = TestHost(size: CGSize(width: 100, height: 40)) {
      AsyncImage(url: URL(string: "https://example.org/leaf"))
        .environment(\.imageLoader, ImageLoader { _ in data })
    }
    await host.settle { host.elements(of: .image).first?.detail(ImageDataDetail.self) != nil }
    #expect(host.svg.contains("xlink:href=\"\(url)"))
  }

  @Test func `A canvas draws the file of an image`() throws {
    let document = lines {
      Canvas { context, _ in
        context.draw(leaf, in: CGRect(x: 5, y: 6, width: 20, height: 10))
      }
    }
    let image = try #require(document.first { $0.tagName == "image" })
    #expect(image.attribute("x") == "5")
    #expect(image.attribute("width") == "20")
    #expect(image.attribute("xlink:href") == url)
    #expect(document.contains("<title>Leaf</title>"))
  }

  @Test func `An area that is filled with an image becomes a pattern in SVG`() {
    // At the scale of 0.5, the image is 20 x 10 points. A tile shows its right half.
    let half = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let document = lines {
      Rectangle().fill(.image(leaf, sourceRect: half, scale: 0.5)).padding(.leading, 10)
    }
    #expect(
      document == [
        """
        <pattern id="paint1" patternUnits="userSpaceOnUse" width="10" height="10" \
        patternTransform="translate(10 0)">
        """,
        """
        <image x="-10" y="0" width="20" height="10" preserveAspectRatio="none" \
        xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="\(url)"/>
        """,
        "</pattern>",
        "<rect x=\"10\" y=\"0\" width=\"90\" height=\"40\" fill=\"url(#paint1)\"/>",
      ]
    )
  }

  /// An image of 10 x 10 points that a closure draws.
  private var square: Image {
    Image(size: CGSize(width: 10, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
  }

  @Test func `An area that is filled with a drawn image becomes a pattern in SVG`() throws {
    let document = lines { Rectangle().fill(.image(square, scale: 2)) }
    let pattern = try #require(document.first)
    #expect(pattern.tagName == "pattern")
    #expect(pattern.attribute("width") == "20")
    let end = try #require(document.firstIndex(of: "</pattern>"))
    #expect(document[..<end].contains { $0.contains("fill=\"#FF3B30\"") })
    #expect(document[..<end].contains { $0.contains("matrix(2 0 0 2 0 0)") })
    #expect(document.last?.attribute("fill") == "url(#paint1)")
  }

  @Test func `A text in a canvas shows the images in the text`() {
    let document = lines {
      Canvas { context, _ in
        context.draw(Text("a\(square)b\(leaf)"), at: .zero, anchor: .topLeading)
      }
    }
    #expect(document.contains { $0.contains("fill=\"#FF3B30\"") })
    #expect(document.contains { $0.attribute("xlink:href") == url })
  }

  @Test func `The tiles of an image in a canvas begin at the given origin`() {
    let document = lines {
      Canvas { context, size in
        let area = Path(CGRect(origin: .zero, size: size))
        context.fill(area, with: .tiledImage(leaf, origin: CGPoint(x: 3, y: 4)))
      }
    }
    let pattern = document.first { $0.tagName == "pattern" }
    #expect(pattern?.attribute("patternTransform") == "translate(3 4)")
    #expect(pattern?.attribute("width") == "40")
  }

  @Test func `An area that is filled with a symbol is gray in SVG`() {
    let document = lines { Rectangle().fill(.image(Image(systemName: "leaf"))) }
    #expect(document.map(\.tagName) == ["rect"])
    #expect(document.first?.attribute("fill-opacity") == "0.4")
  }
}
