import SwiftUI

enum Units: String, CaseIterable, Identifiable {
  case metric, imperial

  var id: Self { self }
  var temperature: UnitTemperature { self == .metric ? .celsius : .fahrenheit }
  var speed: UnitSpeed { self == .metric ? .kilometersPerHour : .milesPerHour }
}

extension EnvironmentValues {
  @Entry var units = Units.metric
}

struct WeatherView: View {
  let cities: [String]
  @AppStorage("weather.units") private var units = Units.metric
  @State private var city: String?

  var body: some View {
    TabView(selection: $city) {
      ForEach(cities, id: \.self) { city in
        Tab(city, systemImage: "building.2", value: city as String?) {
          CityView(city: city)
        }
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .automatic))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .overlay(alignment: .topTrailing) {
      Picker("Units", selection: $units) {
        ForEach(Units.allCases) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.segmented)
      .fixedSize()
    }
    .environment(\.units, units)
  }
}

struct CityView: View {
  let city: String
  @Environment(\.weatherService) private var service
  @State private var forecast = Loadable<Forecast>.loading
  @State private var updates = 0

  var body: some View {
    LoadableView(value: forecast, retry: load) { forecast in
      ScrollView {
        VStack(spacing: 24) {
          CurrentView(forecast: forecast)
          TemperatureChart(hours: forecast.hours, range: forecast.range)
            .frame(height: 120)
          RainChart(hours: forecast.hours)
            .frame(height: 80)
          WindRose(wind: forecast.wind)
            .frame(width: 100, height: 100)
          Text("Updated ^[\(updates) time](inflect: true)")
            .font(.footnote)
        }
        .padding()
      }
      .refreshable { await load() }
      .background(SkyBackground(sky: forecast.sky))
    }
    .task(id: city) { await load() }
  }

  private func load() async {
    do {
      forecast = .loaded(try await service.forecast(city))
      updates += 1
    } catch is CancellationError {
      return
    } catch {
      if forecast.value == nil { forecast = .failed(error) }
    }
  }
}

struct SkyBackground: View {
  let sky: Forecast.Sky

  var body: some View {
    let top: Color = sky == .clear ? .cyan : .gray
    LinearGradient(gradient: Gradient(colors: [top, .white]), startPoint: .top, endPoint: .bottom)
      .ignoresSafeArea()
  }
}
