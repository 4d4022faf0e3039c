package import Foundation

/// A color from an asset catalog, with its variants.
package struct ColorSet: Hashable, Sendable {
  package enum Space: Hashable, Sendable {
    case sRGB, linearSRGB, displayP3
  }

  package enum Value: Hashable, Sendable {
    /// Components from 0 to 1.
    case components(Space, red: Double, green: Double, blue: Double, alpha: Double)
    /// The name of a system color, such as `systemBlueColor`.
    case system(String)
  }

  /// A color for an appearance and a display.
  package struct Variant: Hashable, Sendable {
    package var appearance: AssetAppearance
    /// Whether the variant is for displays that show the colors of Display P3.
    package var isForDisplayP3: Bool
    /// Whether the variant is for all kinds of devices.
    package var isUniversal: Bool
    package var value: Value
  }

  package let folder: URL

  /// The names of the folders that provide a namespace, and the name of the color.
  package let path: [String]

  /// The variants, in the order of the file.
  package let variants: [Variant]

  /// The name by which programs find the color, such as `Brand` or `Icons/Brand`.
  package var name: String { path.joined(separator: "/") }

  /// Returns the color for an appearance; nil if no variant fits.
  ///
  /// The appearance counts most. Next, a variant for all kinds of devices has precedence. Last, a
  /// variant for standard displays has precedence, because hosts get components of sRGB.
  ///
  /// - Parameters:
  ///   - isDark: Whether the appearance is dark.
  ///   - isHighContrast: Whether the contrast of the appearance is high.
  /// - Returns: The color.
  package func value(isDark: Bool, isHighContrast: Bool) -> Value? {
    variants.best { variant in
      variant.appearance.rank(isDark: isDark, isHighContrast: isHighContrast).map { rank in
        rank * 4 + (variant.isUniversal ? 2 : 0) + (variant.isForDisplayP3 ? 0 : 1)
      }
    }?.value
  }
}

extension ColorSet {
  init(contentsOf folder: URL, path: [String]) throws {
    let file = folder.appendingPathComponent("Contents.json")
    let contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
    let variants = try (contents.colors ?? []).compactMap { entry in
      try entry.color.map { color in
        Variant(
          appearance: AssetAppearance(entry.appearances),
          isForDisplayP3: entry.displayGamut == "display-P3",
          isUniversal: entry.idiom == nil || entry.idiom == "universal",
          value: try color.value
        )
      }
    }
    self.init(folder: folder, path: path, variants: variants)
  }

  /// The file that describes a color.
  private struct Contents: Decodable {
    var colors: [Entry]?
  }

  private struct Entry: Decodable {
    var appearances: [AppearanceEntry]?
    var displayGamut: String?
    var idiom: String?
    var color: ColorEntry?

    enum CodingKeys: String, CodingKey {
      case appearances, idiom, color
      case displayGamut = "display-gamut"
    }
  }

  private struct ColorEntry: Decodable {
    var space: String?
    var components: [String: Component]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }

    var value: Value {
      get throws {
        if let reference { return .system(reference) }
        let space: Space =
          switch self.space {
          case "display-p3": .displayP3
          case "extended-linear-srgb": .linearSRGB
          default: .sRGB
          }
        let alpha = try component("alpha", default: 1)
        if components?["white"] != nil {
          let white = try component("white")
          return .components(space, red: white, green: white, blue: white, alpha: alpha)
        }
        return .components(
          space,
          red: try component("red"),
          green: try component("green"),
          blue: try component("blue"),
          alpha: alpha
        )
      }
    }

    private func component(_ name: String, default value: Double? = nil) throws -> Double {
      guard let component = components?[name] else {
        if let value { return value }
        throw AssetError(message: "A color has no component \"\(name)\".")
      }
      guard let number = component.fraction(isAlpha: name == "alpha") else {
        throw AssetError(
          message: "The component \"\(name)\" of a color is not a number: \"\(component.text)\"."
        )
      }
      return number
    }
  }

  /// A color component that is stored as a text or as a number.
  private struct Component: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
      } else {
        let number = try container.decode(Double.self)
        let text = "\(number)"
        // A whole number above 1 is on the scale from 0 to 255. `fraction(isAlpha:)` recognizes
        // such a number by the missing decimal point.
        self.text = number > 1 && text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }
    }

    /// Returns the component as a fraction from 0 to 1; nil if the text is not a number.
    ///
    /// A number without a decimal point is on a scale from 0 to 255, unless the number is an alpha.
    /// A hexadecimal number is always on this scale.
    func fraction(isAlpha: Bool) -> Double? {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      guard let number = Double(text) else { return nil }
      return isAlpha || text.contains(".") ? number : number / 255
    }
  }
}
