#if !canImport(Darwin)
public import Foundation

/// What a measurement is about, such as the height of a person.
///
/// A locale chooses the unit by the usage. In the United States, the height of a person is in feet
/// and inches, and a distance on a road is in miles.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The name of the usage in the locale data; nil if locales keep the unit of the measurement.
  let name: String?

  private init(_ name: String?) { self.name = name }

  /// The usage for which a locale chooses its most common unit.
  public static var general: Self { Self("default") }

  /// The usage for which each locale keeps the unit of the measurement.
  public static var asProvided: Self { Self(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a part of the body.
  public static var person: Self { Self("person") }

  /// The height of a person.
  public static var personHeight: Self { Self("person-height") }

  /// A distance on a road.
  public static var road: Self { Self("road") }

  /// The focal length of a lens.
  public static var focalLength: Self { Self("focal-length") }

  /// An amount of rain.
  public static var rainfall: Self { Self("rainfall") }

  /// An amount of snow.
  public static var snowfall: Self { Self("snowfall") }

  /// How far one can see.
  public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self("person") }

  /// The temperature of the air.
  public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// An amount of a liquid.
  public static var liquid: Self { Self("fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food.
  public static var food: Self { Self("food") }

  /// The energy that a person uses in a workout.
  public static var workout: Self { Self("food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of the wind.
  public static var wind: Self { Self("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self("baromtrc") }
}
#endif
