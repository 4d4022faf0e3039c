import SwiftUI

/// A color as components, so that it can be edited, saved and dragged.
struct Swatch: Identifiable, Hashable, Codable, Transferable {
  var id = UUID()
  var name: String
  var red: Double
  var green: Double
  var blue: Double

  var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: 1) }

  var hex: String {
    let parts = [red, green, blue].map { component in
      let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + parts.joined()
  }

  /// The relative luminance of WCAG.
  var luminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  func contrast(to other: Swatch) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.hex)
  }

  static let black = Swatch(name: "Black", red: 0, green: 0, blue: 0)
  static let white = Swatch(name: "White", red: 1, green: 1, blue: 1)
}

/// The colors of a program.
struct Theme: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var foreground: Swatch
  var background: Swatch
  var accents: [Swatch]

  static let samples = [
    Theme(
      name: "Paper",
      foreground: .black,
      background: .white,
      accents: [Swatch(name: "Ink", red: 0.1, green: 0.2, blue: 0.6)]
    ),
    Theme(
      name: "Night",
      foreground: Swatch(name: "Moon", red: 0.9, green: 0.9, blue: 0.8),
      background: Swatch(name: "Sky", red: 0.05, green: 0.05, blue: 0.15),
      accents: []
    ),
  ]
}
