#if !canImport(Darwin)
public import Foundation

/// Formats measurements, as in "5 km".
///
/// The measurement keeps its unit: it is not converted to a unit that the locale prefers. Units are
/// written with their symbols.
public final class MeasurementFormatter: Formatter, @unchecked Sendable {
  // As with Foundation's formatters, a program sets the properties before other threads use them.

  /// The unit in which a measurement is shown.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement's own unit, which is always used.
    public static let providedUnit = UnitOptions(rawValue: 1)

    /// Accepted without effect.
    public static let naturalScale = UnitOptions(rawValue: 2)

    /// Temperatures are in degrees, without the scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The unit in which a measurement is shown.
  public var unitOptions: UnitOptions = []

  /// The style of the unit.
  ///
  /// The style `short` has no space before the symbol.
  public var unitStyle = Formatter.UnitStyle.medium

  /// The language and region of the number.
  public var locale: Locale = .autoupdatingCurrent

  /// The formatter of the number.
  ///
  /// The default shows up to three digits after the point.
  public lazy var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Returns a measurement as text.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let numbers = numberFormatter
    numbers.locale = locale
    let number =
      numbers.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    if measurement.unit is UnitTemperature {
      let symbol = unitOptions.contains(.temperatureWithoutUnit) ? "°" : measurement.unit.symbol
      return number + symbol
    }
    return number + (unitStyle == .short ? "" : " ") + measurement.unit.symbol
  }

  /// Returns the symbol of a unit.
  public func string(from unit: Unit) -> String { unit.symbol }

  /// Returns the symbol of a unit, or nil for other objects.
  public override func string(for obj: Any?) -> String? { (obj as? Unit).map(string(from:)) }
}
#endif
