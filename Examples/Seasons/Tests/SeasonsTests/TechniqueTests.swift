import Ambient
import AmbientTesting
import Testing

@testable import Seasons

/// Tests of the bodies that run for each technique of the environment.
@Suite @MainActor struct `In the garden` {
  private let host: TestHost

  init() {
    host = TestHost { Garden() }
    host.takeBodies()
  }

  // MARK: Values

  @Test func `A change of the weather runs one of the two readers of the almanac`() {
    host.set(\.weather, to: .rain)
    #expect(host.takeBodies() == ["WeatherLine"])
    #expect(host.texts.contains("weather: rain"))
  }

  @Test func `A temperature is clamped, and both scales read one key`() {
    host.set(\.celsius, to: 99)
    #expect(host.takeBodies() == ["CelsiusLine", "FahrenheitLine", "GreenhouseAir"])
    #expect(host.texts.contains("outside: 45 °C"))
    host.set(\.celsius, to: 300)
    #expect(host.takeBodies().isEmpty)
    host.set(\.fahrenheit, to: 50)
    #expect(host.takeBodies() == ["CelsiusLine", "FahrenheitLine", "GreenhouseAir"])
    #expect(host.texts.contains("outside: 10 °C"))
  }

  @Test func `An invalid rainfall is ignored, and the last valid value stays`() {
    host.set(\.rainfall, to: 4)
    host.takeBodies()
    host.set(\.rainfall, to: -3)
    #expect(host.takeBodies().isEmpty)
    #expect(host.viewTree.environment.rainfall == 4)
  }

  @Test func `A computed value runs its readers only when the result changes`() {
    host.set(\.season, to: .autumn)
    #expect(host.takeBodies() == ["SeasonLine", "Gardeners", "Plant", "PickButton"])
    host.set(\.season, to: .summer)
    #expect(
      host.takeBodies() == ["SeasonLine", "DaylightLine", "Gardeners", "Plant", "PickButton"]
    )
    #expect(host.texts.contains("light: 16 hours"))
    #expect(host.texts.contains("soil: loam"))
  }

  @Test func `A style reads the theme of its button`() {
    host.set(\.theme, to: .dusk)
    #expect(
      host.takeBodies() == [
        "SignpostButtonStyle", "SignpostButtonStyle", "SignpostButtonStyle",
      ]
    )
  }

  // MARK: Transforms

  @Test func `A transform that does not change the value runs no reader`() {
    host.tap("Warmer")
    #expect(host.takeBodies() == ["HeaterLine"])
    host.tap("Warmer")
    host.tap("Warmer")
    #expect(host.takeBodies() == ["HeaterLine", "HeaterLine", "GreenhouseAir"])
    #expect(host.texts.contains("inside: 20 °C"))
    host.set(\.celsius, to: -8)
    #expect(host.takeBodies() == ["CelsiusLine", "FahrenheitLine"])
  }

  // MARK: Bindings

  @Test func `A binding in the environment writes the state of an ancestor`() {
    host.toggle("Main tap")
    #expect(host.takeBodies() == ["Sprinkler"])
    #expect(host.texts.contains("sprinkler: on"))
  }

  @Test func `A fleece uses the shared binding where one is set, and its own state elsewhere`() {
    host.toggle("Fleece over the peas")
    #expect(fleeces == [true, true, false])
    host.toggle("Fleece over the pots")
    #expect(fleeces == [true, true, true])
    host.toggle("Fleece over the beans")
    #expect(fleeces == [false, false, true])
    #expect(host.takeBodies().isEmpty)
  }

  private var fleeces: [Bool] {
    let toggles = host.elements.filter { $0.kind == "Toggle" }
    return toggles.dropFirst().map { $0[.isOn] == true }
  }

  // MARK: Actions, closures, objects

  @Test func `An action adds a plant, and a new closure does not run bodies that only call it`() {
    host.type("peas", into: "Seeds")
    #expect(host.takeBodies() == ["PlantingForm"])
    #expect(host.bodies { host.tap("Plant") } == ["Garden", "Beds", "PlantingForm", "Plant"])
    #expect(host.texts.contains("Peas: sprouting"))
    #expect(host.texts.contains("last: planted peas"))
  }

  @Test func `A change of a plain object runs no body, and the next run shows the change`() {
    host.tap("Draw ten liters")
    #expect(host.takeBodies().isEmpty)
    #expect(host.texts.contains("barrel: 90 l, rain: 0 l"))
    host.set(\.rainfall, to: 3)
    #expect(host.takeBodies() == ["WateringCan", "BarrelLine"])
    #expect(host.texts.contains("barrel: 80 l, rain: 3 l"))
  }

  @Test func `Three baskets of one type are separate`() {
    host.set(\.season, to: .autumn)
    host.tap("Pick an apple")
    host.takeBodies()
    host.tap("To the cellar")
    #expect(host.takeBodies() == ["HandBasket", "CellarBasket"])
    #expect(host.texts.suffix(7).contains("cellar: 5"))
    #expect(host.texts.contains("market: 2"))
    host.tap("To the market")
    #expect(host.takeBodies().isEmpty)
  }

  // MARK: Custom properties

  @Test func `A dynamic property combines the rain and the poured water`() {
    host.tap("Pour a liter")
    #expect(host.takeBodies() == ["WateringCan"])
    #expect(host.bodies { host.set(\.rainfall, to: 2) } == ["WateringCan", "BarrelLine"])
    #expect(host.texts.contains("to water: 2 l"))
  }

  @Test func `A gardener's own accessory takes precedence over the environment`() {
    host.set(\.season, to: .winter)
    #expect(
      host.takeBodies() == [
        "SeasonLine", "DaylightLine", "Gardeners", "Avatar", "Plant", "PickButton",
      ]
    )
    #expect(host.texts.contains("Ada wears a woollen hat"))
    #expect(host.texts.contains("Ben wears rubber boots"))
  }

  // MARK: Explanations

  @Test func `The explanation of the inside temperature names the greenhouse`() throws {
    host.tap("Warmer")
    host.tap("Warmer")
    host.tap("Warmer")
    let explanation = try #require(host.explain(\.celsius, at: GreenhouseAir.self))
    #expect(explanation.value == "20")
    #expect(
      explanation.keys.first?.origins.first
        == .environment(setBy: "Greenhouse, Seasons/Greenhouse.swift:15")
    )
    #expect(explanation.keys.first?.readBy == ["GreenhouseAir"])
    #expect(explanation.lastRunReason == "TemperatureKey changed")
  }
}
