import Foundation

/// The identifiers of the assets of several catalogs.
package struct AssetSymbols: Sendable {
  package struct Symbol: Hashable, Sendable {
    package let identifier: String
    /// The name by which programs find the asset, such as `Icons/Brand`.
    package let name: String
    /// Whether `Color` and `UIColor` get a property with the identifier.
    ///
    /// `ColorResource` always gets a property for a color, and `ImageResource` for an image.
    package let extendsColors: Bool
  }

  /// The assets of a namespace, and the namespaces in it.
  package struct Namespace: Sendable {
    /// The assets, in the order of the catalogs and of their files.
    package fileprivate(set) var symbols: [Symbol] = []
    package internal(set) var namespaces: [String: Namespace] = [:]
    /// The names of the assets in `symbols`, by their identifiers.
    fileprivate var assetNames: [String: String] = [:]
  }

  package private(set) var colors = Namespace()

  package private(set) var images = Namespace()

  /// The problems of identifiers, such as an identifier that two colors would share.
  package private(set) var issues: [AssetIssue] = []

  /// Chooses the identifiers.
  ///
  /// If two colors or two images would have the same identifier, only the first one gets the
  /// identifier. The second one gets no identifier, and an issue reports it.
  ///
  /// - Parameter catalogs: The catalogs. Assets of an earlier catalog get their identifiers first.
  package init(of catalogs: [AssetCatalog]) {
    for catalog in catalogs {
      for color in catalog.colors {
        let symbol = AssetIdentifier.symbol(for: color.path.last ?? "", dropping: "Color")
        let isTaken = color.path.count == 1 && Self.colorNames.contains(symbol)
        let added = Self.add(symbol, color.name, color.path, isTaken, to: &colors)
        if let other = added {
          report(color.folder, "color", color.name, symbol, other)
        } else if isTaken {
          issues.append(
            AssetIssue(
              file: color.folder,
              message: """
                The color "\(color.name)" has only the symbol 'ColorResource.\(symbol)', because \
                'Color', 'UIColor' or 'ShapeStyle' already has a member of this name. Rename the \
                color, or write 'Color(.\(symbol))'.
                """
            )
          )
        }
      }
      for image in catalog.images {
        let symbol = AssetIdentifier.symbol(for: image.path.last ?? "", dropping: "Image")
        if let other = Self.add(symbol, image.name, image.path, true, to: &images) {
          report(image.folder, "image", image.name, symbol, other)
        }
      }
    }
  }

  private mutating func report(
    _ folder: URL,
    _ sort: String,
    _ name: String,
    _ symbol: String,
    _ other: String
  ) {
    issues.append(
      AssetIssue(
        file: folder,
        message: """
          The \(sort) "\(name)" would become '.\(symbol)', but "\(other)" already has this name. \
          Rename one of them.
          """
      )
    )
  }

  /// Adds an asset with the identifier `symbol`, or returns the name of another asset that already
  /// has this identifier.
  ///
  /// If `isTaken` is true, `Color` and `UIColor` get no property with the identifier.
  private static func add(
    _ symbol: String,
    _ name: String,
    _ path: [String],
    _ isTaken: Bool,
    to namespace: inout Namespace
  ) -> String? {
    guard path.count < 2 else {
      let inner = AssetIdentifier.namespace(for: path[0])
      return add(
        symbol,
        name,
        Array(path.dropFirst()),
        isTaken,
        to: &namespace.namespaces[inner, default: Namespace()]
      )
    }
    if let other = namespace.assetNames[symbol] { return other }
    namespace.assetNames[symbol] = name
    namespace.symbols.append(
      Symbol(identifier: symbol, name: name, extendsColors: !isTaken)
    )
    return nil
  }

  /// The names of members that `Color`, `UIColor` or `ShapeStyle` already has.
  private static let colorNames: Set<String> = [
    "accentColor", "background", "bar", "black", "blue", "blendMode", "brown", "clear", "cyan",
    "darkGray", "darkText", "ellipticalGradient", "fill", "foreground", "gray", "green",
    "image", "indigo", "label", "lightGray", "lightText", "linearGradient", "link", "magenta",
    "mint", "opacity", "opaqueSeparator", "orange", "palette", "pink", "placeholder",
    "placeholderText", "primary", "purple", "quaternary", "quaternaryLabel",
    "quaternarySystemFill", "quinary", "radialGradient", "red", "regularMaterial", "secondary",
    "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
    "secondarySystemGroupedBackground", "selection", "separator", "shadow", "systemBackground",
    "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
    "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "teal", "tertiary",
    "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
    "tertiarySystemGroupedBackground", "thickMaterial", "thinMaterial", "tint", "tintColor",
    "ultraThickMaterial", "ultraThinMaterial", "white", "windowBackground", "yellow",
  ]
}
