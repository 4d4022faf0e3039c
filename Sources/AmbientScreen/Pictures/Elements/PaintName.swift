/// The name of a color or style in attributes, such as `red 50%`.
struct PaintName {
  /// The name or hexadecimal number of the color, or the name of the style.
  let base: String

  /// The opacity, from 0 to 1.
  let opacity: Double

  /// Separates a name from its opacity.
  init(_ name: String) {
    let words = name.split(separator: " ")
    if words.count > 1, let last = words.last, last.hasSuffix("%"),
      let percent = Double(last.dropLast())
    {
      base = words.dropLast().joined(separator: " ")
      opacity = percent / 100
    } else {
      base = name
      opacity = name == "clear" ? 0 : 1
    }
  }

  /// The opacities of materials, which show the background of the host.
  static let materials: [String: Double] = [
    "ultraThinMaterial": 0.4, "thinMaterial": 0.55, "regularMaterial": 0.7,
    "thickMaterial": 0.85, "ultraThickMaterial": 0.95, "bar": 0.9,
  ]

  /// Whether the paint is the background of the host.
  var isBackground: Bool { base == "background" || Self.materials[base] != nil }
}
