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
      "D.colorset/Contents.json": #"""
      {"colors": [{"color": {"components": {"red": 255, "green": 0, "blue": 0.5, "alpha": 1}}}]}
      """#,
    ])
    let catalog = AssetCatalog(contentsOf: files.catalog)
    #expect(catalog.issues.isEmpty)
    #expect(catalog.colors.map(\.name) == ["A", "B", "C", "D"])
    let values = catalog.colors.map { $0.value(isDark: false, isHighContrast: false) }
    #expect(
      values == [
        .components(.sRGB, red: 0.2, green: 128.0 / 255, blue: 0.5, alpha: 1),
        .components(.sRGB, red: 1, green: 1, blue: 1, alpha: 0.25),
        .system("systemBlueColor"),
        .components(.sRGB, red: 1, green: 0, blue: 0.5, alpha: 1),
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
      "v1.2/C.colorset/Contents.json": color,
    ])
    let catalog = AssetCatalog(contentsOf: files.catalog)
    #expect(catalog.colors.map(\.name) == ["Named/B", "A", "C"])
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
      "D.symbolset/Contents.json": #"{"symbols": [{"filename": "d.svg", "idiom": "universal"}]}"#,
    ])
    let catalog = AssetCatalog(contentsOf: files.catalog)
    #expect(catalog.colors.map(\.name) == ["C"])
    #expect(
      catalog.issues == [
        AssetIssue(
          file: files.catalog.appendingPathComponent("A.colorset/Contents.json"),
          message: #"The component "red" of a color is not a number: "x"."#
        ),
        AssetIssue(
          file: files.catalog.appendingPathComponent("B.imageset/Contents.json"),
          message: #"The file "b.png" of the image does not exist."#
        ),
        AssetIssue(
          file: files.catalog.appendingPathComponent("D.symbolset/Contents.json"),
          message: #"The file "d.svg" of the image does not exist."#
        ),
      ]
    )
  }
}

@Suite struct `The size of a picture` {
  @Test func `The size of a picture is read from the header of a PNG or GIF file`() {
    let png = [UInt8](TemporaryCatalog.png(width: 40, height: 30))
    #expect(PictureSize(header: png).map { [$0.width, $0.height] } == [40, 30])
    let gif: [UInt8] = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 44, 1, 7, 0]
    #expect(PictureSize(header: gif).map { [$0.width, $0.height] } == [300, 7])
    #expect(PictureSize(header: Array(png.prefix(20))) == nil)
  }

  @Test func `The size of a picture is read from the frame segment of a JPEG file`() {
    let segment: [UInt8] = [0xFF, 0xE0, 0, 4, 1, 2]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0, 20, 1, 4, 3, 0, 0, 0]
    let size = PictureSize(header: [0xFF, 0xD8] + segment + frame)
    #expect(size.map { [$0.width, $0.height] } == [260, 20])
    #expect(PictureSize(header: [0xFF, 0xD8] + segment) == nil)
  }

  @Test(
    arguments: [
      ("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x2C, 0x01, 0x07, 0x40]),
      ("VP8L", [0x2F, 0x2B, 0x81, 0x01, 0x00]),
      ("VP8X", [0, 0, 0, 0, 0x2B, 0x01, 0x00, 0x06, 0x00, 0x00]),
    ] as [(String, [UInt8])]
  )
  func `The size of a picture is read from each kind of WebP file`(_ row: (String, [UInt8])) {
    let header = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(row.0)".utf8) + [0, 0, 0, 0]
    #expect(PictureSize(header: header + row.1).map { [$0.width, $0.height] } == [300, 7])
    #expect(PictureSize(header: header) == nil)
  }

  @Test func `The size of a HEIC picture is the largest size in its file, after rotation`() {
    func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(content.count + 8)] + Array(name.utf8) + content
    }
    func size(_ width: UInt8, _ height: UInt8) -> [UInt8] {
      box("ispe", [0, 0, 0, 0, 0, 0, 1, width, 0, 0, 0, height])
    }
    let sizes = box("ftyp", Array("heic".utf8)) + size(0, 9) + size(44, 10) + size(1, 2)
    #expect(PictureSize(header: sizes).map { [$0.width, $0.height] } == [300, 10])
    let turned = sizes + box("irot", [1])
    #expect(PictureSize(header: turned).map { [$0.width, $0.height] } == [10, 300])
  }

  @Test(
    arguments: [
      (#"<svg width="24" height='7.5px'>"#, [24, 7.5]),
      ("<?xml version=\"1.0\"?>\n<svg\n viewBox=\"0 0 30,20\"><a/>", [30, 20]),
      (#"<svg stroke-width="2" width="3in" viewBox="-1 -1 2 1">"#, [288, 144]),
      (#"<svg height="3pt" viewBox="0 0 2 1">"#, [8, 4]),
      (#"<svg width="100%" height="100%" viewBox="0 0 2 1">"#, [2, 1]),
      (#"<svg width="100%">"#, nil),
      ("<html>", nil),
      ("%PDF-1.4\n<</Type /Page /MediaBox [ -10 0 85.5 40 ]>>", [95.5, 40]),
      ("%PDF-1.4\n<</Type /Page /MediaBox 4 0 R>>", nil),
    ] as [(String, [Double]?)]
  )
  func `The size of a drawing is read from its SVG or PDF file`(_ row: (String, [Double]?)) {
    #expect(PictureSize(header: Array(row.0.utf8)).map { [$0.width, $0.height] } == row.1)
  }
}
