import AmbientAssets
import AmbientTestSupport
import Foundation
import Testing

@Suite struct `An asset catalog` {
  @Test func `An asset catalog reads colors in all forms that Xcode writes`() throws {
    let files = try TemporaryCatalog([
      "A.colorset/Contents.json": TemporaryCatalog.color("0x33", "128", "0.500"),
      "B.colorset/Contents.json": #"""
      {"colors": [{"color": {"color-space": "gray-gamma-22",
        "components": {"white": "1.000", "alpha": "0.250"}}}]}
      """#,
      "C.colorset/Contents.json": #"""
      {"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}
      """#,
    ])
    let catalog = AssetCatalog(contentsOf: files.catalog)
    #expect(catalog.issues.isEmpty)
    #expect(catalog.colors.map(\.name) == ["A", "B", "C"])
    let values = catalog.colors.map { $0.value(isDark: false, isHighContrast: false) }
    #expect(
      values == [
        .components(.sRGB, red: 0.2, green: 128.0 / 255, blue: 0.5, alpha: 1),
        .components(.sRGB, red: 1, green: 1, blue: 1, alpha: 0.25),
        .system("systemBlueColor"),
      ]
    )
  }

  @Test func `A color from an asset catalog has a variant for each appearance`() throws {
    let files = try TemporaryCatalog([
      "A.colorset/Contents.json": #"""
      {"colors": [
        {"color": {"reference": "any"}},
        {"color": {"reference": "wide"}, "display-gamut": "display-P3"},
        {"color": {"reference": "dark"},
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"color": {"reference": "sharp"},
         "appearances": [{"appearance": "contrast", "value": "high"}]},
        {"color": {"reference": "dark and sharp"},
         "appearances": [{"appearance": "luminosity", "value": "dark"},
                         {"appearance": "contrast", "value": "high"}]}
      ]}
      """#
    ])
    let color = try #require(AssetCatalog(contentsOf: files.catalog).colors.first)
    func value(_ isDark: Bool, _ isHighContrast: Bool) -> ColorSet.Value? {
      color.value(isDark: isDark, isHighContrast: isHighContrast)
    }
    #expect(value(false, false) == .system("any"))
    #expect(value(true, false) == .system("dark"))
    #expect(value(false, true) == .system("sharp"))
    #expect(value(true, true) == .system("dark and sharp"))
  }

  @Test func `An asset name contains a folder only if the folder provides a namespace`() throws {
    let color = TemporaryCatalog.color("1.0", "0.0", "0.0")
    let files = try TemporaryCatalog([
      "Plain/A.colorset/Contents.json": color,
      "Named/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Named/Deep/B.colorset/Contents.json": color,
      "AppIcon.appiconset/Contents.json": #"{"images": []}"#,
    ])
    let catalog = AssetCatalog(contentsOf: files.catalog)
    #expect(catalog.colors.map(\.name) == ["Named/B", "A"])
    #expect(catalog.images.isEmpty)
    #expect(catalog.issues.isEmpty)
  }

  @Test func `The appearance and the scale select the file of an image in a catalog`() throws {
    let files = try TemporaryCatalog([
      "Hero.imageset/Contents.json": #"""
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "a.png"},
        {"idiom": "universal", "scale": "2x", "filename": "b.png"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """#,
      "Hero.imageset/a.png": "", "Hero.imageset/b.png": "", "Hero.imageset/dark.png": "",
    ])
    let catalog = AssetCatalog(contentsOf: files.catalog)
    let image = try #require(catalog.images.first)
    func file(_ isDark: Bool, _ scale: Double) -> String? {
      image.variant(isDark: isDark, isHighContrast: false, scale: scale)?.file.lastPathComponent
    }
    #expect(file(false, 1) == "a.png")
    #expect(file(false, 2) == "b.png")
    #expect(file(false, 3) == "b.png")
    #expect(file(true, 1) == "dark.png")
    #expect(image.renderingIntent == "template")
    #expect(catalog.issues.isEmpty)
  }

  @Test func `An asset catalog reports unusable files and reads the other files`() throws {
    let files = try TemporaryCatalog([
      "A.colorset/Contents.json": #"{"colors": [{"color": {"components": {"red": "x"}}}]}"#,
      "B.imageset/Contents.json": #"{"images": [{"filename": "b.png", "scale": "1x"}]}"#,
      "C.colorset/Contents.json": TemporaryCatalog.color("1.0", "0.0", "0.0"),
    ])
    let catalog = AssetCatalog(contentsOf: files.catalog)
    #expect(catalog.colors.map(\.name) == ["C"])
    #expect(
      catalog.issues == [
        AssetIssue(
          file: files.catalog.appendingPathComponent("A.colorset/Contents.json"),
          message: #"The component "red" of a color is no number: "x"."#
        ),
        AssetIssue(
          file: files.catalog.appendingPathComponent("B.imageset/Contents.json"),
          message: #"The file "b.png" of the image does not exist."#
        ),
      ]
    )
  }
}

@Suite struct `The size of a picture` {
  @Test func `The size of a picture is read from the header of a PNG or GIF file`() {
    let png = [UInt8](TemporaryCatalog.png(width: 40, height: 30))
    #expect(PixelSize(header: png).map { [$0.width, $0.height] } == [40, 30])
    let gif: [UInt8] = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 44, 1, 7, 0]
    #expect(PixelSize(header: gif).map { [$0.width, $0.height] } == [300, 7])
    #expect(PixelSize(header: Array(png.prefix(20))) == nil)
  }

  @Test func `The size of a picture is read from the frame segment of a JPEG file`() {
    let segment: [UInt8] = [0xFF, 0xE0, 0, 4, 1, 2]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0, 20, 1, 4, 3, 0, 0, 0]
    let size = PixelSize(header: [0xFF, 0xD8] + segment + frame)
    #expect(size.map { [$0.width, $0.height] } == [260, 20])
    #expect(PixelSize(header: [0xFF, 0xD8] + segment) == nil)
  }
}
