import AmbientAssets
import AmbientTestSupport
import Foundation
import Testing

@Suite struct `The symbol of an asset` {
  @Test(arguments: [
    ("Brand", "brand"), ("hero-shot_big", "heroShotBig"), ("Hero Shot", "heroShot"),
    ("brandColor", "brand"), ("AccentColor", "accent"), ("Color", "color"), ("RGB", "RGB"),
    ("URLIcon", "urlIcon"), ("RGB mix", "rgbMix"), ("3d", "_3d"), ("default", "default"),
    ("grün", "grün"), ("icon.2", "icon2"), ("--", "_"),
  ])
  func `The symbol of an asset is its name in lower camel case`(name: String, symbol: String) {
    #expect(AssetIdentifier.symbol(for: name, dropping: "Color") == symbol)
  }

  @Test func `A namespace type is written in backticks if its name is a keyword`() throws {
    let files = try TemporaryCatalog([
      "Type/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Type/Big.colorset/Contents.json": TemporaryCatalog.color("1.0", "0.0", "0.0"),
    ])
    let symbols = AssetSymbols(of: [AssetCatalog(contentsOf: files.catalog)])
    let text = AssetSource(symbols, module: .ambient).text
    #expect(text.contains("enum `Type` {"))
    #expect(!text.contains("enum Type {"))
  }

  @Test func `The symbol of an asset is nested if its folder provides a namespace`() throws {
    let color = TemporaryCatalog.color("1.0", "0.0", "0.0")
    let files = try TemporaryCatalog([
      "brand-color.colorset/Contents.json": color,
      "default.colorset/Contents.json": color,
      "red.colorset/Contents.json": color,
      "my icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "my icons/Big.colorset/Contents.json": color,
      "my icons/HeroImage.imageset/Contents.json": #"{"images": []}"#,
    ])
    let symbols = AssetSymbols(of: [AssetCatalog(contentsOf: files.catalog)])
    #expect(
      AssetSource(symbols, module: .ambient).text == """
        // Written by AmbientAssetSymbols from the asset catalogs of the target.

        import Ambient
        import Foundation

        extension ColorResource {
          /// The color "brand-color" of the asset catalog.
          static let brand = ColorResource(name: "brand-color", bundle: .module)
          /// The color "default" of the asset catalog.
          static let `default` = ColorResource(name: "default", bundle: .module)
          /// The color "red" of the asset catalog.
          static let red = ColorResource(name: "red", bundle: .module)
          enum MyIcons {
            /// The color "my icons/Big" of the asset catalog.
            static let big = ColorResource(name: "my icons/Big", bundle: .module)
          }
        }

        extension Color {
          /// The color "brand-color" of the asset catalog.
          static var brand: Color { Color(.brand) }
          /// The color "default" of the asset catalog.
          static var `default`: Color { Color(.`default`) }
          enum MyIcons {
            /// The color "my icons/Big" of the asset catalog.
            static var big: Color { Color(.MyIcons.big) }
          }
        }

        #if !canImport(UIKit)
        extension UIColor {
          /// The color "brand-color" of the asset catalog.
          static var brand: UIColor { UIColor(resource: .brand) }
          /// The color "default" of the asset catalog.
          static var `default`: UIColor { UIColor(resource: .`default`) }
          enum MyIcons {
            /// The color "my icons/Big" of the asset catalog.
            static var big: UIColor { UIColor(resource: .MyIcons.big) }
          }
        }
        #endif

        extension ShapeStyle where Self == Color {
          /// The color "brand-color" of the asset catalog.
          static var brand: Color { Color(.brand) }
          /// The color "default" of the asset catalog.
          static var `default`: Color { Color(.`default`) }
        }

        extension ImageResource {
          enum MyIcons {
            /// The image "my icons/HeroImage" of the asset catalog.
            static let hero = ImageResource(name: "my icons/HeroImage", bundle: .module)
          }
        }

        """
    )
    #expect(
      symbols.issues.map(\.message) == [
        """
        The color "red" has only the symbol 'ColorResource.red', because 'Color', 'UIColor' or \
        'ShapeStyle' already has a member of this name. Rename the color, or write 'Color(.red)'.
        """
      ]
    )
  }

  @Test func `The first of two assets with the same symbol gets the symbol`() throws {
    let color = TemporaryCatalog.color("1.0", "0.0", "0.0")
    let files = try TemporaryCatalog([
      "Brand.colorset/Contents.json": color, "brand.colorset/Contents.json": color,
    ])
    let symbols = AssetSymbols(of: [AssetCatalog(contentsOf: files.catalog)])
    #expect(symbols.colors.symbols.map(\.name) == ["Brand"])
    #expect(
      symbols.issues == [
        AssetIssue(
          file: files.catalog.appendingPathComponent("brand.colorset", isDirectory: true),
          message: """
            The color "brand" would become '.brand', but "Brand" already has this name. Rename \
            one of them.
            """
        )
      ]
    )
  }

  @Test func `The file of symbols imports AmbientViews where SwiftUI is missing`() {
    let source = AssetSource(AssetSymbols(of: []), module: .swiftUI)
    #expect(
      source.text == """
        // Written by AmbientAssetSymbols from the asset catalogs of the target.

        #if canImport(SwiftUI)
        import SwiftUI
        #else
        import AmbientViews
        #endif
        import Foundation

        """
    )
  }
}
