import Foundation

struct Forecast: Equatable, Sendable {
  enum Sky: String, Sendable {
    case clear, cloudy, rain

    var symbol: String {
      switch self {
      case .clear: "sun.max.fill"
      case .cloudy: "cloud.fill"
      case .rain: "cloud.rain.fill"
      }
    }
  }

  struct Hour: Identifiable, Equatable, Sendable {
    let date: Date
    let temperature: Measurement<UnitTemperature>
    let rain: Double
    var id: Date { date }
  }

  let city: String
  let sky: Sky
  let hours: [Hour]
  let wind: Measurement<UnitSpeed>

  var now: Hour? { hours.first }

  var range: ClosedRange<Double> {
    let values = hours.map(\.temperature.value)
    return (values.min() ?? 0)...(values.max() ?? 1)
  }
}

extension Forecast {
  static func sample(city: String, base: Double = 12) -> Forecast {
    let start = Date(timeIntervalSince1970: 1_740_000_000)
    let hours = (0..<8).map { (index: Int) -> Hour in
      let degrees = base + Double(index % 5)
      return Hour(
        date: start.addingTimeInterval(TimeInterval(index) * 3_600),
        temperature: Measurement(value: degrees, unit: .celsius),
        rain: Double(index) / 10
      )
    }
    return Forecast(
      city: city,
      sky: .rain,
      hours: hours,
      wind: Measurement(value: 10, unit: .metersPerSecond)
    )
  }
}
