import AmbientTesting
import SwiftUI
import Testing

@testable import WorldClock

@MainActor
@Suite struct WorldClockTests {
  private func makeHost() -> TestHost {
    var environment = EnvironmentValues()
    environment.timeZone = TimeZone(identifier: "Europe/London") ?? .gmt
    // January 1, 2025, at noon in London.
    environment.clockStart = Date(timeIntervalSince1970: 1_735_732_800)
    return TestHost(environment: environment) {
      ClockList().environment(ClockStore())
    }
  }

  @Test func `Each city shows its local time`() {
    let host = makeHost()
    #expect(host.find(.element, "Berlin").value == "13:00, day")
    #expect(host.find(.element, "Kathmandu").value == "17:45, day")
  }

  @Test func `The clocks advance once a minute`() {
    let host = makeHost()
    #expect(host.bodies { host.advance(by: 59) } == [])
    let bodies = host.bodies { host.advance(by: 1) }
    #expect(host.find(.element, "Berlin").value == "13:01, day")
    #expect(bodies == ["CityRow", "ClockFace", "CityRow", "ClockFace"])
    host.advance(by: 14 * 60)
    #expect(host.find(.element, "Kathmandu").value == "18:00, night")
  }

  @Test func `A city is searched and added`() {
    let host = makeHost()
    host.find(.button, "Add city").tap()
    #expect(host.findAll(.button, "Berlin").isEmpty)
    host.find(.searchField).type("yo")
    #expect(host.findAll(.row).map(\.name) == ["New York", "Tokyo"])
    #expect(host.find(.button, "Tokyo").value == "Asia/Tokyo")
    host.find(.searchField).type("Paris")
    #expect(host.find(.text, "No Results for “Paris”").exists)
    host.find(.searchField).type("tok")
    host.find(.button, "Tokyo").tap()
    #expect(host.find(.element, "Tokyo").value == "21:00, night")
  }

  @Test func `Cities can be removed and reordered`() {
    let host = makeHost()
    host.find(.button, "Edit").tap()
    host.move("Kathmandu", to: 0)
    #expect(host.findAll(.row).map(\.name) == ["Kathmandu", "Berlin"])
    host.delete("Kathmandu")
    #expect(host.findAll(.row).map(\.name) == ["Berlin"])
  }
}
