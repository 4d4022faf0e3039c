#if !canImport(Darwin)
import Foundation

/// The identifier that the Unicode locale data (CLDR) has for a unit, such as `length-meter`.
enum UnitIdentifier {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let symbol: String

    init(_ unit: Unit) {
      type = ObjectIdentifier(Swift.type(of: unit))
      symbol = unit.symbol
    }
  }

  /// Returns the identifier of a unit; nil if the locale data does not have the unit.
  static func identifier(of unit: Unit) -> String? { identifiers[Key(unit)] }

  private static let identifiers: [Key: String] = {
    var identifiers: [Key: String] = [:]
    for (category, units) in everyday + physical {
      for (unit, name) in units { identifiers[Key(unit)] = "\(category)-\(name)" }
    }
    return identifiers
  }()

  private static func units<UnitType: Unit>(
    _ category: String,
    _ units: [(UnitType, String)]
  ) -> (String, [(Unit, String)]) {
    (category, units.map { ($0, $1) })
  }

  private static let everyday: [(String, [(Unit, String)])] = [
    units(
      "length",
      [
        (UnitLength.kilometers, "kilometer"), (.meters, "meter"), (.decimeters, "decimeter"),
        (.centimeters, "centimeter"), (.millimeters, "millimeter"), (.micrometers, "micrometer"),
        (.nanometers, "nanometer"), (.picometers, "picometer"), (.inches, "inch"), (.feet, "foot"),
        (.yards, "yard"), (.miles, "mile"), (.scandinavianMiles, "mile-scandinavian"),
        (.lightyears, "light-year"), (.nauticalMiles, "nautical-mile"), (.fathoms, "fathom"),
        (.furlongs, "furlong"), (.astronomicalUnits, "astronomical-unit"), (.parsecs, "parsec"),
      ]
    ),
    units(
      "mass",
      [
        (UnitMass.kilograms, "kilogram"), (.grams, "gram"), (.milligrams, "milligram"),
        (.micrograms, "microgram"), (.ounces, "ounce"), (.pounds, "pound"), (.stones, "stone"),
        (.metricTons, "tonne"), (.shortTons, "ton"), (.carats, "carat"),
        (.ouncesTroy, "ounce-troy"),
      ]
    ),
    units(
      "duration",
      [
        (UnitDuration.hours, "hour"), (.minutes, "minute"), (.seconds, "second"),
        (.milliseconds, "millisecond"), (.microseconds, "microsecond"),
        (.nanoseconds, "nanosecond"),
      ]
    ),
    units(
      "temperature",
      [(UnitTemperature.kelvin, "kelvin"), (.celsius, "celsius"), (.fahrenheit, "fahrenheit")]
    ),
    units(
      "speed",
      [
        (UnitSpeed.metersPerSecond, "meter-per-second"),
        (.kilometersPerHour, "kilometer-per-hour"), (.milesPerHour, "mile-per-hour"),
        (.knots, "knot"),
      ]
    ),
    units(
      "volume",
      [
        (UnitVolume.megaliters, "megaliter"), (.liters, "liter"), (.deciliters, "deciliter"),
        (.centiliters, "centiliter"), (.milliliters, "milliliter"),
        (.cubicKilometers, "cubic-kilometer"), (.cubicMeters, "cubic-meter"),
        (.cubicCentimeters, "cubic-centimeter"), (.cubicInches, "cubic-inch"),
        (.cubicFeet, "cubic-foot"), (.cubicYards, "cubic-yard"), (.cubicMiles, "cubic-mile"),
        (.acreFeet, "acre-foot"), (.bushels, "bushel"), (.teaspoons, "teaspoon"),
        (.tablespoons, "tablespoon"), (.fluidOunces, "fluid-ounce"), (.cups, "cup"),
        (.pints, "pint"), (.quarts, "quart"), (.gallons, "gallon"),
        (.imperialFluidOunces, "fluid-ounce-imperial"), (.imperialQuarts, "quart-imperial"),
        (.imperialGallons, "gallon-imperial"),
        (.metricCups, "cup-metric"),
      ]
    ),
    units(
      "area",
      [
        (UnitArea.squareKilometers, "square-kilometer"), (.squareMeters, "square-meter"),
        (.squareCentimeters, "square-centimeter"), (.squareInches, "square-inch"),
        (.squareFeet, "square-foot"), (.squareYards, "square-yard"),
        (.squareMiles, "square-mile"), (.acres, "acre"), (.hectares, "hectare"),
      ]
    ),
    units(
      "digital",
      [
        (UnitInformationStorage.bits, "bit"), (.bytes, "byte"), (.kilobits, "kilobit"),
        (.megabits, "megabit"), (.gigabits, "gigabit"), (.terabits, "terabit"),
        (.kilobytes, "kilobyte"), (.megabytes, "megabyte"), (.gigabytes, "gigabyte"),
        (.terabytes, "terabyte"), (.petabytes, "petabyte"),
      ]
    ),
  ]

  private static let physical: [(String, [(Unit, String)])] = [
    units(
      "energy",
      [
        (UnitEnergy.kilojoules, "kilojoule"), (.joules, "joule"), (.kilocalories, "kilocalorie"),
        (.calories, "calorie"), (.kilowattHours, "kilowatt-hour"),
      ]
    ),
    units(
      "power",
      [
        (UnitPower.gigawatts, "gigawatt"), (.megawatts, "megawatt"), (.kilowatts, "kilowatt"),
        (.watts, "watt"), (.milliwatts, "milliwatt"), (.horsepower, "horsepower"),
      ]
    ),
    units(
      "pressure",
      [
        (UnitPressure.newtonsPerMetersSquared, "pascal"), (.megapascals, "megapascal"),
        (.kilopascals, "kilopascal"), (.hectopascals, "hectopascal"),
        (.inchesOfMercury, "inch-ofhg"), (.bars, "bar"), (.millibars, "millibar"),
        (.millimetersOfMercury, "millimeter-ofhg"),
        (.poundsForcePerSquareInch, "pound-force-per-square-inch"),
      ]
    ),
    units(
      "frequency",
      [
        (UnitFrequency.gigahertz, "gigahertz"), (.megahertz, "megahertz"),
        (.kilohertz, "kilohertz"), (.hertz, "hertz"),
      ]
    ),
    units(
      "angle",
      [
        (UnitAngle.degrees, "degree"), (.arcMinutes, "arc-minute"), (.arcSeconds, "arc-second"),
        (.radians, "radian"), (.revolutions, "revolution"),
      ]
    ),
    units(
      "acceleration",
      [(UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"), (.gravity, "g-force")]
    ),
    units("electric", [(UnitElectricCurrent.amperes, "ampere"), (.milliamperes, "milliampere")]),
    units("electric", [(UnitElectricPotentialDifference.volts, "volt")]),
    units("electric", [(UnitElectricResistance.ohms, "ohm")]),
    units(
      "consumption",
      [
        (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
        (.milesPerGallon, "mile-per-gallon"),
      ]
    ),
    units("light", [(UnitIlluminance.lux, "lux")]),
    units("concentr", [(UnitDispersion.partsPerMillion, "permillion")]),
    units(
      "concentr",
      [(UnitConcentrationMass.milligramsPerDeciliter, "milligram-ofglucose-per-deciliter")]
    ),
  ]
}
#endif
