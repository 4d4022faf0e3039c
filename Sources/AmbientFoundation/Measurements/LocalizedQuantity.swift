#if !canImport(Darwin)
import Foundation

/// A number and a unit as a text in the language of a locale.
struct LocalizedQuantity {
  /// How much of the name of the unit is written.
  enum Width: String {
    case wide = "unit-width-full-name"
    case abbreviated = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  /// The number and the unit as text.
  private(set) var text: String

  /// The number that the text shows.
  ///
  /// It differs from the number of the measurement if the locale uses another unit.
  private(set) var number: Double

  /// Writes a number with the name of its unit.
  ///
  /// The result is nil if the locale data is not available, or does not have the unit.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - unit: The unit.
  ///   - width: How much of the name is written.
  ///   - usage: What the number measures, such as the height of a person. The locale chooses a unit
  ///     for this usage. If `usage` is nil, the text has the unit `unit`.
  ///   - isRounded: Whether the locale rounds the number.
  ///   - locale: The language and region.
  init?(
    _ number: Double,
    _ unit: Unit,
    width: Width,
    usage: String? = nil,
    isRounded: Bool = true,
    locale: Locale
  ) {
    guard let identifier = UnitIdentifier.identifier(of: unit) else { return nil }
    let digits = isRounded ? "" : " " + Self.unroundedSkeleton
    let skeleton = "measure-unit/\(identifier) \(width.rawValue)\(digits)"
    let withUsage = usage.flatMap {
      LocalizedQuantity(number, skeleton: "\(skeleton) usage/\($0)", locale)
    }
    guard let quantity = withUsage ?? LocalizedQuantity(number, skeleton: skeleton, locale) else {
      return nil
    }
    self = quantity
  }

  /// Writes a number in the format that a skeleton describes (see ``NumberFormatters``).
  init?(_ number: Double, skeleton: String, _ locale: Locale) {
    guard let written = NumberFormatters.text(of: number, skeleton: skeleton, locale) else {
      return nil
    }
    text = written.text
    self.number = Double(written.decimal) ?? number
  }

  /// Writes a temperature without the name of the scale, as in "71°".
  init?(temperature number: Double, width: Width, locale: Locale) {
    self.init(number, skeleton: "measure-unit/temperature-generic \(width.rawValue)", locale)
  }

  /// Returns the text with `numberText` in place of the number.
  ///
  /// A text with several numbers, such as "5 feet, 11 inches", stays as it is.
  func replacingNumber(with numberText: String, in locale: Locale) -> String {
    guard
      let written = LocalizedQuantity(number, skeleton: Self.unroundedSkeleton, locale)?.text,
      let range = text.range(of: written)
    else { return text }
    return text.replacingCharacters(in: range, with: numberText)
  }

  /// The skeleton that writes up to 15 digits after the decimal point.
  private static let unroundedSkeleton =
    "." + String(repeating: "#", count: 15)
}
#endif
