import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A color from an asset catalog` {
  @Test func `An asset catalog color follows the color scheme without running a body`() throws {
    let files = try TemporaryCatalog([
      "Brand.colorset/Contents.json": TemporaryCatalog.color(
        light: TemporaryCatalog.components("0xFF", "0x00", "0x00"),
        dark: TemporaryCatalog.components("0x00", "0x00", "0xFF", alpha: "0.5")
      )
    ])
    let brand = ColorResource(name: "Brand", bundle: try #require(Bundle(url: files.folder)))
    let host = TestHost { Sign(color: Color(brand)) }
    #expect(
      host.tree == """
        Background style=#FF0000
          Text "sale" foreground=#FF0000
        Color color=#FF0000 50%
        """
    )
    #expect(host.bodies { host.set(\.colorScheme, to: .dark) } == [])
    #expect(host.elements(of: .text).first?[.foreground] == "#0000FF 50%")
    #expect(host.elements(of: .color).first?[.color] == "#0000FF 25%")
    #expect(host.bodies { host.set(\._colorSchemeContrast, to: .increased) } == [])
    #expect(Color(brand).resolve(in: EnvironmentValues()).red == 1)
  }

  @Test func `A color without variants does not depend on the color scheme`() throws {
    let files = try TemporaryCatalog([
      "Brand.colorset/Contents.json": TemporaryCatalog.color("0x00", "0xFF", "0x00")
    ])
    let bundle = try #require(Bundle(url: files.folder))
    let host = TestHost { Color("Brand", bundle: bundle) }
    #expect(host.tree == "Color color=#00FF00")
    #expect(host.changes { host.set(\.colorScheme, to: .dark) }.isEmpty)
  }

  @Test func `A missing color causes one warning that lists the existing names`() throws {
    let files = try TemporaryCatalog([
      "Brand.colorset/Contents.json": TemporaryCatalog.color("0x00", "0xFF", "0x00")
    ])
    let bundle = try #require(Bundle(url: files.folder))
    var host: TestHost?
    let reported = warnings {
      host = TestHost {
        Color("Band", bundle: bundle)
        Color("Band", bundle: bundle)
      }
    }
    #expect(host?.tree == "Color color=Band\nColor color=Band")
    #expect(
      reported == [
        """
        There is no color "Band" in the asset catalogs of the bundle.

          Bundle   \(files.folder.path)
          Present  Brand

        To fix this:
          • Add the color to an asset catalog of the bundle, or use a name that is present.
        """
      ]
    )
  }
}

@Suite @MainActor struct `An image from an asset catalog` {
  @Test func `An image from an asset catalog uses the file for the current color scheme`() throws {
    let files = try TemporaryCatalog([
      "Hero.imageset/Contents.json": #"""
      {"images": [
        {"scale": "2x", "filename": "day.png"},
        {"scale": "2x", "filename": "night.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """#
    ])
    let png = TemporaryCatalog.png(width: 80, height: 60)
    try files.write(png, to: "Hero.imageset/day.png")
    try files.write(png, to: "Hero.imageset/night.png")
    let hero = ImageResource(name: "Hero", bundle: try #require(Bundle(url: files.folder)))
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Image(hero) }
    let day = files.catalog.appendingPathComponent("Hero.imageset/day.png").path
    let night = files.catalog.appendingPathComponent("Hero.imageset/night.png").path
    #expect(host.tree == "Image imageFile=\(day) name=Hero renderingMode=template")
    let image = try #require(host.elements.first)
    #expect(
      image.detail(ImageDetail.self)
        == ImageDetail(size: CGSize(width: 40, height: 30), path: day, scale: 2)
    )
    #expect(host.frame(of: image)?.size == CGSize(width: 40, height: 30))
    #expect(host.bodies { host.set(\.colorScheme, to: .dark) } == [])
    #expect(image[.imageFile] == night)
  }

  @Test func `An SVG image has the size that its file states`() throws {
    let files = try TemporaryCatalog([
      "Logo.imageset/Contents.json": #"{"images": [{"filename": "logo.svg"}]}"#,
      "Logo.imageset/logo.svg": #"<svg viewBox="0 0 60 25"></svg>"#,
    ])
    let logo = ImageResource(name: "Logo", bundle: try #require(Bundle(url: files.folder)))
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Image(logo) }
    let path = files.catalog.appendingPathComponent("Logo.imageset/logo.svg").path
    let image = try #require(host.elements.first)
    #expect(
      image.detail(ImageDetail.self)
        == ImageDetail(size: CGSize(width: 60, height: 25), path: path)
    )
    #expect(host.frame(of: image)?.size == CGSize(width: 60, height: 25))
  }
}

private struct Sign: View {
  let color: Color

  var body: some View {
    Text("sale").foregroundStyle(color).background(color)
    color.opacity(0.5)
  }
}
