/// The color scheme and the contrast that a variant of an asset is made for.
package struct AssetAppearance: Hashable, Sendable {
  /// Whether the variant is for the dark color scheme; nil for any color scheme.
  package var isDark: Bool?

  package var isHighContrast: Bool

  package init(isDark: Bool? = nil, isHighContrast: Bool = false) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }

  /// Returns how well this appearance fits a screen, as a number; nil if the appearance does not
  /// fit.
  ///
  /// A higher number is a better fit. The scheme counts more than the contrast.
  func rank(isDark: Bool, isHighContrast: Bool) -> Int? {
    if let ownScheme = self.isDark, ownScheme != isDark { return nil }
    if self.isHighContrast, !isHighContrast { return nil }
    return (self.isDark == nil ? 0 : 2) + (self.isHighContrast ? 1 : 0)
  }
}

/// One part of an appearance, such as its contrast, in the file that describes an asset.
struct AppearanceEntry: Decodable {
  var appearance: String
  var value: String
}

extension AssetAppearance {
  init(_ entries: [AppearanceEntry]?) {
    self.init()
    for entry in entries ?? [] {
      switch (entry.appearance, entry.value) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
  }
}

extension Sequence {
  /// Returns the first element with the highest rank; nil if no element has a rank.
  func best<Rank: Comparable>(_ rank: (Element) -> Rank?) -> Element? {
    var best: (element: Element, rank: Rank)?
    for element in self {
      guard let rank = rank(element) else { continue }
      if best.map({ $0.rank < rank }) ?? true { best = (element, rank) }
    }
    return best?.element
  }
}
