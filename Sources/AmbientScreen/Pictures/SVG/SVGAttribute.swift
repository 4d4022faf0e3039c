import AmbientLayout

/// An attribute of a tag.
struct SVGAttribute {
  /// The name.
  let name: String

  /// The value, with no character escaped.
  let value: String

  /// Creates an attribute with a text.
  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Creates an attribute with a number.
  init(_ name: String, _ value: CGFloat) { self.init(name, value.svgText) }

  /// The place and size of a rectangle.
  static func rectangle(_ frame: CGRect) -> [SVGAttribute] {
    [
      SVGAttribute("x", frame.minX), SVGAttribute("y", frame.minY),
      SVGAttribute("width", frame.width), SVGAttribute("height", frame.height),
    ]
  }
}

extension BinaryFloatingPoint {
  /// The number with at most three decimals.
  var svgText: String {
    guard isFinite, magnitude < 1e12 else { return "0" }
    let thousandths = Int((self * 1000).rounded())
    guard thousandths != 0 else { return "0" }
    var decimals = String(thousandths.magnitude % 1000 + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let whole = (thousandths < 0 ? "-" : "") + String(thousandths.magnitude / 1000)
    return decimals.isEmpty ? whole : "\(whole).\(decimals)"
  }
}

extension String {
  /// The text with references in place of the characters that have a meaning in XML, and without
  /// control characters, which XML forbids.
  var escapedForSVG: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t": result += " "
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
