package import Foundation

/// An image or a symbol from an asset catalog, with its files.
package struct ImageSet: Hashable, Sendable {
  /// A file for an appearance and a scale.
  package struct Variant: Hashable, Sendable {
    package var file: URL
    package var appearance: AssetAppearance
    /// The number of pixels per point; nil if the file is for any scale.
    package var scale: Double?
    /// Whether the file is for all kinds of devices.
    package var isUniversal: Bool
  }

  package let folder: URL

  /// The names of the folders that provide a namespace, and the name of the image.
  package let path: [String]

  package let isSymbol: Bool

  /// The files, in the order of `Contents.json`.
  package let variants: [Variant]

  /// How the image is drawn: `template` or `original`; nil if the catalog specifies neither.
  package let renderingIntent: String?

  /// The name by which programs find the image, such as `Hero` or `Icons/Hero`.
  package var name: String { path.joined(separator: "/") }

  /// Returns the file for an appearance and a scale; nil if no file fits.
  ///
  /// The appearance counts most. Next, a file for all kinds of devices has precedence. Last, the
  /// lowest scale that is high enough has precedence, or the highest scale if none is high enough.
  ///
  /// - Parameters:
  ///   - isDark: Whether the appearance is dark.
  ///   - isHighContrast: Whether the contrast of the appearance is high.
  ///   - scale: The number of pixels for each point.
  /// - Returns: The file, with its scale and appearance.
  package func variant(isDark: Bool, isHighContrast: Bool, scale: Double) -> Variant? {
    variants.best { variant -> Double? in
      guard
        let rank = variant.appearance.rank(isDark: isDark, isHighContrast: isHighContrast)
      else { return nil }
      let own = variant.scale ?? scale
      // `fit` is from 0 to 8. A difference in the appearance or the device adds at least 50, and
      // therefore always counts more than the scale.
      let fit = own >= scale ? 8 - min(own - scale, 4) : 4 - min(scale - own, 4)
      return Double(rank) * 100 + (variant.isUniversal ? 50 : 0) + fit
    }
  }

  /// An issue for each missing file.
  var issues: [AssetIssue] {
    variants.filter { !FileManager.default.fileExists(atPath: $0.file.path) }.map {
      AssetIssue(
        file: folder.appendingPathComponent("Contents.json"),
        message: "The file \"\($0.file.lastPathComponent)\" of the image does not exist."
      )
    }
  }
}

extension ImageSet {
  init(contentsOf folder: URL, path: [String], isSymbol: Bool) throws {
    let file = folder.appendingPathComponent("Contents.json")
    let contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
    let entries = contents.images ?? contents.symbols ?? []
    let variants = entries.compactMap { entry in
      entry.filename.map { name in
        Variant(
          file: folder.appendingPathComponent(name),
          appearance: AssetAppearance(entry.appearances),
          scale: entry.scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) },
          isUniversal: entry.idiom == nil || entry.idiom == "universal"
        )
      }
    }
    self.init(
      folder: folder,
      path: path,
      isSymbol: isSymbol,
      variants: variants,
      renderingIntent: contents.properties?.renderingIntent
    )
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var renderingIntent: String?

      enum CodingKeys: String, CodingKey {
        case renderingIntent = "template-rendering-intent"
      }
    }

    struct Entry: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
      var appearances: [AppearanceEntry]?
    }

    var images: [Entry]?
    var symbols: [Entry]?
    var properties: Properties?
  }
}
