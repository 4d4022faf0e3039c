import SwiftUI

/// Loads the forecast of a city.
struct WeatherService: Sendable {
  var forecast: @Sendable (_ city: String) async throws -> Forecast
}

extension WeatherService {
  static let live = WeatherService { city in
    guard let url = URL(string: "https://weather.example.com/") else { throw URLError(.badURL) }
    var request = URLRequest(url: url.appending(queryItems: [.init(name: "city", value: city)]))
    request.timeoutInterval = 10
    let (data, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200, !data.isEmpty else {
      throw URLError(.badServerResponse)
    }
    return Forecast.sample(city: city)
  }

  static let preview = WeatherService { Forecast.sample(city: $0) }
}

private struct WeatherServiceKey: EnvironmentKey {
  static let defaultValue = WeatherService.live
}

extension EnvironmentValues {
  var weatherService: WeatherService {
    get { self[WeatherServiceKey.self] }
    set { self[WeatherServiceKey.self] = newValue }
  }
}
