import AmbientTesting
import SwiftUI
import Synchronization
import Testing

@testable import Weather

/// A server that gives the answers of the test and records the requests.
private final class Server: Sendable {
  struct State {
    var requests: [String] = []
    var error: URLError?
    var base = 12.0
  }

  let state = Mutex(State())

  var service: WeatherService {
    WeatherService { city in
      try self.state.withLock { state in
        state.requests.append(city)
        if let error = state.error { throw error }
        return Forecast.sample(city: city, base: state.base)
      }
    }
  }
}

@MainActor
@Suite(.serialized) struct WeatherTests {
  private let server = Server()

  private func makeHost(size: CGSize? = nil) -> TestHost {
    UserDefaults.standard.removeObject(forKey: "weather.units")
    var environment = EnvironmentValues()
    environment.weatherService = server.service
    environment.locale = Locale(identifier: "en_GB")
    guard let size else {
      return TestHost(environment: environment) { WeatherView(cities: ["Oslo", "Rome"]) }
    }
    return TestHost(size: size, environment: environment) { WeatherView(cities: ["Oslo", "Rome"]) }
  }

  @Test func `The forecast replaces the progress indicator`() async {
    let host = makeHost()
    #expect(host.find(.progress, "Loading the forecast").exists)
    await host.settle { !host.findAll(.heading, "Oslo").isEmpty }
    #expect(host.find(.image, "rain").exists)
    #expect(host.find(.text, "12 °C").exists)
    #expect(host.find(.text, "Wind 36 km/h").exists)
    #expect(host.find(.text, "Updated 1 time").exists)
    #expect(server.state.withLock(\.requests) == ["Oslo"])
  }

  @Test func `A change of the units runs only the bodies that read the units`() async {
    let host = makeHost()
    await host.settle { !host.findAll(.heading, "Oslo").isEmpty }
    let bodies = host.bodies { host.find(.picker, "Units").choose("Imperial") }
    #expect(host.find(.text, "54 °F").exists)
    #expect(host.find(.text, "Wind 22 mph").exists)
    #expect(bodies == ["WeatherView", "CurrentView", "TemperatureText", "TemperatureChart"])
  }

  @Test func `A failed load of the forecast can be retried`() async {
    server.state.withLock { $0.error = URLError(.notConnectedToInternet) }
    let host = makeHost()
    await host.settle { !host.findAll(.text, "No forecast").isEmpty }
    server.state.withLock { $0.error = nil }
    host.find(.button, "Try again").tap()
    await host.settle { !host.findAll(.heading, "Oslo").isEmpty }
    #expect(server.state.withLock(\.requests).count == 2)
  }

  @Test func `A refresh loads again, and a failed refresh keeps the last forecast`() async {
    let host = makeHost()
    await host.settle { !host.findAll(.heading, "Oslo").isEmpty }
    server.state.withLock { $0.base = 20 }
    host.refresh()
    await host.settle { !host.findAll(.text, "20 °C").isEmpty }
    #expect(host.find(.text, "Updated 2 times").exists)
    server.state.withLock { $0.error = URLError(.timedOut) }
    host.refresh()
    await host.settle { server.state.withLock(\.requests).count == 3 }
    #expect(host.find(.text, "20 °C").exists)
  }

  @Test func `Each page loads its city`() async {
    let host = makeHost()
    await host.settle { !host.findAll(.heading, "Oslo").isEmpty }
    host.findAll(.pageControl)[0].increment()
    await host.settle { !host.findAll(.heading, "Rome").isEmpty }
    #expect(host.findAll(.heading, "Oslo").isEmpty)
  }

  @Test func `Charts have values for screen readers`() async {
    let host = makeHost()
    await host.settle { !host.findAll(.heading, "Oslo").isEmpty }
    #expect(host.find(.element, "Temperatures").value == "12° to 16°")
    let rain = host.find(nil, "Chance of rain")
    #expect(rain.value == "up to 70%")
    #expect(rain.findAll(.element).count == 8)
  }

  @Test func `A finger on the chart shows the value at its position`() async {
    let host = makeHost(size: CGSize(width: 320, height: 640))
    await host.settle { !host.findAll(.heading, "Oslo").isEmpty }
    let chart = host.find(.element, "Temperatures")
    let touch = host.touch("Temperatures", at: CGPoint(x: 0, y: 10))
    #expect(chart.value == "12°")
    touch?.move(by: CGSize(width: 1_000, height: 0))
    #expect(chart.value == "14°")
    touch?.up()
    #expect(chart.value == "12° to 16°")
  }
}
