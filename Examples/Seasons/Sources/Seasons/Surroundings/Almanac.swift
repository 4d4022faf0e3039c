import Ambient

/// What the calendar and the sky say: one value with two parts, which are read apart.
struct Almanac: Equatable {
  var season = Season.spring
  var weather = Weather.sun
}

/// A quarter of the year.
enum Season: String, CaseIterable {
  case spring, summer, autumn, winter
}

/// What the sky does.
enum Weather: String, CaseIterable {
  case sun, clouds, rain, snow
}

extension EnvironmentValues {
  /// The page of the almanac that is open.
  @Entry var almanac = Almanac()

  /// The season alone; there is no key for it, reads and writes go to the almanac.
  var season: Season {
    get { almanac.season }
    set { almanac.season = newValue }
  }

  /// The weather alone, which lives in the almanac too.
  var weather: Weather {
    get { almanac.weather }
    set { almanac.weather = newValue }
  }
}
