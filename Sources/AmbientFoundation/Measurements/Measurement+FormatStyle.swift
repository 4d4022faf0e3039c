#if !canImport(Darwin)
public import Foundation

extension Measurement where UnitType: Dimension {
  /// A style that writes measurements, as in "5 km" and "5 kilometers".
  ///
  /// ```swift
  /// let way = Measurement(value: 5, unit: UnitLength.kilometers)
  /// Text(way, format: .measurement(width: .wide, usage: .asProvided))
  /// ```
  ///
  /// On Linux, Foundation's locale data has the names of units, with plurals, and the units that a
  /// locale prefers. On other platforms that use this style, the text is the number and the symbol
  /// of the unit.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the name of a unit is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let name: String

      /// The whole name, as in "5 kilometers".
      public static var wide: UnitWidth { UnitWidth(name: "wide") }

      /// An abbreviation, as in "5 km".
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }

      /// The shortest form, as in "5km".
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }

      var localized: LocalizedQuantity.Width {
        switch name {
        case "wide": .wide
        case "narrow": .narrow
        default: .abbreviated
        }
      }
    }

    /// How much of the name of the unit is written.
    public var width: UnitWidth

    /// The language and region of the text.
    public var locale: Locale

    /// What is measured; the locale chooses the unit for this usage.
    ///
    /// If the usage is nil, the text has the unit of the measurement.
    public var usage: MeasurementFormatUnitUsage<UnitType>?

    /// The style of the number; nil for the default number of digits.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    var hidesTemperatureScale = false

    /// Creates a format style.
    ///
    /// - Parameters:
    ///   - width: How much of the name of the unit is written.
    ///   - locale: The language and region.
    ///   - usage: What is measured; the locale chooses the unit for this usage.
    ///   - numberFormatStyle: The style of the number; nil for the default number of digits.
    public init(
      width: UnitWidth,
      locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns a measurement as text.
    ///
    /// - Parameter value: The measurement.
    /// - Returns: The text.
    public func format(_ value: Measurement<UnitType>) -> String {
      let writer = QuantityWriter(
        unit: value.unit,
        width: width.localized,
        usage: usage?.name,
        hidesTemperatureScale: hidesTemperatureScale,
        locale: locale
      )
      guard let numbers = numberFormatStyle?.locale(locale) else {
        return writer.text(for: value.value)
          ?? "\(value.value.formatted(.number.locale(locale))) \(value.unit.symbol)"
      }
      return writer.text(
        for: value.value,
        format: { numbers.format($0) },
        parse: { try? numbers.parseStrategy.parse($0) }
      ) ?? "\(numbers.format(value.value)) \(value.unit.symbol)"
    }

    /// Returns the style in another locale.
    ///
    /// - Parameter locale: The other locale.
    /// - Returns: The style.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Returns the measurement as text, in the unit that is most common in the user's region.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement {
  /// Returns the measurement in a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The text.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether temperatures are written without the name of the scale, as in "71°".
  public var hidesScaleName: Bool {
    get { hidesTemperatureScale }
    set { hidesTemperatureScale = newValue }
  }

  /// Creates a style for temperatures.
  ///
  /// - Parameters:
  ///   - width: How much of the name of the unit is written.
  ///   - locale: The language and region.
  ///   - usage: What is measured; the locale chooses the unit for this usage.
  ///   - hidesScaleName: Whether the name of the scale is left out, as in "71°".
  ///   - numberFormatStyle: The style of the number; nil for the default number of digits.
  public init(
    width: UnitWidth = .abbreviated,
    locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    hidesTemperatureScale = hidesScaleName
  }
}

extension FormatStyle {
  /// Returns a style for measurements.
  ///
  /// - Parameters:
  ///   - width: How much of the name of the unit is written.
  ///   - usage: What is measured; the locale chooses the unit for this usage.
  ///   - numberFormatStyle: The style of the number; nil for the default number of digits.
  /// - Returns: The style.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// Returns a style for temperatures.
  ///
  /// - Parameters:
  ///   - width: How much of the name of the unit is written.
  ///   - usage: What is measured; the locale chooses the unit for this usage.
  ///   - hidesScaleName: Whether the name of the scale is left out, as in "71°".
  ///   - numberFormatStyle: The style of the number; nil for the default number of digits.
  /// - Returns: The style.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    .init(
      width: width,
      usage: usage,
      hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle
    )
  }
}
#endif
