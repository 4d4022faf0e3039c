import SwiftUI

struct CurrentView: View {
  let forecast: Forecast
  @Environment(\.units) private var units
  @Environment(\.locale) private var locale

  var body: some View {
    VStack {
      Text(forecast.city)
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      Image(systemName: forecast.sky.symbol)
        .symbolRenderingMode(.multicolor)
        .font(.system(size: 64))
        .symbolEffect(.variableColor.iterative, options: .repeating)
        .accessibilityLabel(forecast.sky.rawValue)
      if let hour = forecast.now {
        TemperatureText(hour.temperature)
          .font(.system(size: 60, weight: .thin))
      }
      Text("Wind \(speed)")
    }
  }

  private var speed: String {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 0
    formatter.locale = locale
    return formatter.string(from: forecast.wind.converted(to: units.speed))
  }
}

struct TemperatureText: View {
  let temperature: Measurement<UnitTemperature>
  @Environment(\.units) private var units

  init(_ temperature: Measurement<UnitTemperature>) { self.temperature = temperature }

  var body: some View {
    Text(temperature.converted(to: units.temperature).value.rounded(), format: .number)
      + Text(units == .metric ? " °C" : " °F").foregroundColor(.secondary)
  }
}
