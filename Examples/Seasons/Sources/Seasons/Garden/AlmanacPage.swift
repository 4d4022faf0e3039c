import Ambient

/// The facts of the day.
///
/// A separate view reads each fact.
struct AlmanacPage: View {
  var body: some View {
    Section("Almanac") {
      SeasonLine()
      WeatherLine()
      DaylightLine()
      CelsiusLine()
      FahrenheitLine()
      SoilLine()
    }
  }
}

/// Reads the season, which is one part of the almanac.
///
/// A change of the weather does not run this body.
struct SeasonLine: View {
  @Environment(\.almanac.season) private var season

  var body: some View { Text("season: \(season.rawValue)") }
}

/// Reads the weather, which is the other part of the almanac.
struct WeatherLine: View {
  @Environment(\.almanac.weather) private var weather

  var body: some View { Text("weather: \(weather.rawValue)") }
}

/// Reads a value that is computed from the season.
struct DaylightLine: View {
  @Environment(\.daylight) private var hours

  var body: some View { Text("light: \(hours) hours") }
}

/// Reads the temperature in degrees Celsius, as it is stored.
struct CelsiusLine: View {
  @Environment(\.celsius) private var degrees

  var body: some View { Text("outside: \(degrees) °C") }
}

/// Reads the same key as `CelsiusLine`, through another property.
struct FahrenheitLine: View {
  @Environment(\.fahrenheit) private var degrees

  var body: some View { Text("outside: \(degrees) °F") }
}

/// Reads a value without a setter.
struct SoilLine: View {
  @Environment(\.soil) private var soil

  var body: some View { Text("soil: \(soil)") }
}
