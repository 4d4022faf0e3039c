import AmbientDrawing
import AmbientLayout

struct SVGAttribute {
  let name: String

  /// The value; its special characters are not yet escaped.
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  init(_ name: String, _ value: CGFloat) { self.init(name, value.svgText) }

  static func rectangle(_ frame: CGRect) -> [SVGAttribute] {
    [
      SVGAttribute("x", frame.minX), SVGAttribute("y", frame.minY),
      SVGAttribute("width", frame.width), SVGAttribute("height", frame.height),
    ]
  }
}

extension BinaryFloatingPoint {
  /// The number with at most three decimals; `0` for a number that is infinite, NaN or too large.
  var svgText: String { svgText(decimals: 3) }

  func svgText(decimals: Int) -> String {
    guard isFinite, magnitude < 1e9 else { return "0" }
    let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    let units = Int((self * Self(unit)).rounded())
    guard units != 0 else { return "0" }
    var digits = String(units.magnitude % UInt(unit) + UInt(unit)).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    let whole = (units < 0 ? "-" : "") + String(units.magnitude / UInt(unit))
    return digits.isEmpty ? whole : "\(whole).\(digits)"
  }
}

extension CGAffineTransform {
  /// The transform as the value of an attribute.
  ///
  /// Factors have six decimals, because they are multiplied by coordinates: a rounding error grows
  /// with the distance from the origin.
  var svgText: String {
    if a == 1, b == 0, c == 0, d == 1 { return "translate(\(tx.svgText) \(ty.svgText))" }
    let factors = [a, b, c, d].map { $0.svgText(decimals: 6) }
    return "matrix(\((factors + [tx.svgText, ty.svgText]).joined(separator: " ")))"
  }
}

extension Path {
  /// The path as the value of the attribute `d`.
  var svgText: String {
    var result = ""
    func add(_ letter: String, _ points: CGPoint...) {
      result += letter + points.map { "\($0.x.svgText) \($0.y.svgText)" }.joined(separator: " ")
    }
    forEach { element in
      switch element {
      case .move(let end): add("M", end)
      case .line(let end): add("L", end)
      case .quadCurve(let end, let control): add("Q", control, end)
      case .curve(let end, let control1, let control2): add("C", control1, control2, end)
      case .closeSubpath: result += "Z"
      }
    }
    return result
  }
}

extension String {
  /// The text with the special characters of XML escaped.
  ///
  /// Characters that XML forbids are removed, and so are line breaks. A tab becomes a space.
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
