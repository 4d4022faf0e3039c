#if !canImport(Darwin)
import Foundation

/// Writes numbers with a unit in the language of a locale.
struct QuantityWriter {
  let unit: Unit
  let width: LocalizedQuantity.Width

  /// The usage for which the locale chooses a unit; nil to keep the unit.
  let usage: String?

  let hidesTemperatureScale: Bool
  let locale: Locale

  /// Returns a number with its unit; nil if the locale data does not have the unit.
  func text(for number: Double) -> String? {
    quantity(number).flatMap { withoutScale($0)?.text }
  }

  /// Returns a number with its unit; nil if the locale data does not have the unit.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: Writes a number. If ``usage`` is not nil, this number has been converted to the
  ///     unit that the locale prefers.
  ///   - parse: Returns the number that a text shows. If ``usage`` is nil, this number decides
  ///     between singular and plural.
  /// - Returns: The text.
  func text(
    for number: Double,
    format: (Double) -> String,
    parse: (String) -> Double?
  ) -> String? {
    guard let rounded = quantity(number), let exact = quantity(number, isRounded: false) else {
      return nil
    }
    let written = format(exact.number)
    var shown = format(rounded.number) == written ? rounded : exact
    // If the unit is kept, the shown number decides between singular and plural. For example, 1.2
    // may be shown as 1, which needs the singular.
    if usage == nil, let number = parse(written), let parsed = quantity(number, isRounded: false) {
      shown = parsed
    }
    return withoutScale(shown)?.replacingNumber(with: written, in: locale)
  }

  private func quantity(_ number: Double, isRounded: Bool = true) -> LocalizedQuantity? {
    LocalizedQuantity(
      number,
      unit,
      width: width,
      usage: usage,
      isRounded: isRounded,
      locale: locale
    )
  }

  private func withoutScale(_ quantity: LocalizedQuantity) -> LocalizedQuantity? {
    guard hidesTemperatureScale, unit is UnitTemperature else { return quantity }
    return LocalizedQuantity(temperature: quantity.number, width: width, locale: locale)
  }
}
#endif
