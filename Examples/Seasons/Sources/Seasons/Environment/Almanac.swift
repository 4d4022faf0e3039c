import Ambient

/// The season and the weather: one value with two parts, which views read separately.
struct Almanac: Equatable {
  var season = Season.spring
  var weather = Weather.sun
}

/// A quarter of the year.
enum Season: String, CaseIterable {
  case spring, summer, autumn, winter
}

/// The state of the sky.
enum Weather: String, CaseIterable {
  case sun, clouds, rain, snow
}

extension EnvironmentValues {
  /// The open page of the almanac.
  @Entry var almanac = Almanac()

  /// The season, as a property of its own.
  ///
  /// The property has no key: reads and writes go to the almanac.
  var season: Season {
    get { almanac.season }
    set { almanac.season = newValue }
  }

  /// The weather, as a property that also reads and writes the almanac.
  var weather: Weather {
    get { almanac.weather }
    set { almanac.weather = newValue }
  }
}
