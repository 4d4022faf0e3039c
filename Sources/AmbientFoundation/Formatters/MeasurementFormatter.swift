#if !canImport(Darwin)
public import Foundation

/// Formats measurements, as in "5 km".
///
/// On Linux, the names of units, and the units that a locale prefers, come from Foundation's locale
/// data. On other platforms that use this class, the measurement keeps its unit, and the unit is
/// written as its symbol.
public final class MeasurementFormatter: Formatter, @unchecked Sendable {
  // Programs must set all properties before other threads use the formatter, as in Foundation.

  /// Options for the unit in which a measurement is shown.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement's own unit, instead of the unit that is common in the locale.
    public static let providedUnit = UnitOptions(rawValue: 1)

    /// The unit whose size fits the measurement.
    ///
    /// The formatter ignores this option.
    public static let naturalScale = UnitOptions(rawValue: 2)

    /// Temperatures are in degrees, without the scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The options for the unit in which a measurement is shown.
  public var unitOptions: UnitOptions = []

  /// The style of the unit.
  ///
  /// The style `long` has the whole name of the unit, and the style `short` has no space before the
  /// symbol.
  public var unitStyle = Formatter.UnitStyle.medium

  /// The language and region of the texts.
  public var locale: Locale = .autoupdatingCurrent

  /// The formatter of the number.
  ///
  /// The default writes at most three digits after the decimal point.
  public lazy var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Returns a measurement as text.
  ///
  /// - Parameter measurement: The measurement.
  /// - Returns: The text.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let numbers = numberFormatter
    numbers.locale = locale
    let format = { (number: Double) in
      numbers.string(from: NSNumber(value: number)) ?? "\(number)"
    }
    let writer = QuantityWriter(
      unit: measurement.unit,
      width: width,
      usage: unitOptions.contains(.providedUnit) ? nil : "default",
      hidesTemperatureScale: unitOptions.contains(.temperatureWithoutUnit),
      locale: locale
    )
    let text = writer.text(for: measurement.value, format: format) {
      numbers.number(from: $0)?.doubleValue
    }
    return text
      ?? "\(format(measurement.value))\(unitStyle == .short ? "" : " ")\(measurement.unit.symbol)"
  }

  private var width: LocalizedQuantity.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .wide
    default: .abbreviated
    }
  }

  /// Returns the symbol of a unit.
  ///
  /// - Parameter unit: The unit.
  /// - Returns: The text.
  public func string(from unit: Unit) -> String { unit.symbol }

  /// Returns the symbol of a unit, or nil for other objects.
  ///
  /// - Parameter obj: The object.
  /// - Returns: The text; nil for other objects.
  public override func string(for obj: Any?) -> String? { (obj as? Unit).map(string(from:)) }
}
#endif
