import AmbientTesting
import SwiftUI
import Testing

@testable import Units

@MainActor
@Suite(.serialized) struct UnitsTests {
  private func makeHost(_ name: String = #function) -> TestHost {
    let store = UserDefaults(suiteName: name)
    store?.removePersistentDomain(forName: name)
    return TestHost {
      ConverterView(locale: Locale(identifier: "en_US")).defaultAppStorage(store ?? .standard)
    }
  }

  @Test func `A value is converted while it is typed`() {
    let host = makeHost()
    host.find(.textField, "Value").type("2.5")
    host.find(.picker, "From").choose("km")
    host.find(.picker, "To").choose("m")
    #expect(host.find(.element, "Result").value == "2,500 m")
    host.find(.textField, "Value").type("far")
    #expect(host.find(.element, "Result").value == "")
  }

  @Test func `Another quantity brings its own units`() {
    let host = makeHost()
    host.find(.picker, "Quantity").choose("Temperature")
    #expect(host.find(.picker, "From").value == "°C")
    host.find(.textField, "Value").type("100")
    #expect(host.find(.element, "Result").value == "212 °F")
    host.find(.button, "Swap units").tap()
    #expect(host.find(.element, "Result").value == "37.7778 °C")
  }

  @Test func `A favorite can be added, chosen and deleted`() {
    let host = makeHost()
    host.find(.button, "Add to favorites").tap()
    host.find(.picker, "Quantity").choose("Mass")
    host.find(.button, "Add to favorites").tap()
    #expect(host.find(.button, "Remove from favorites").exists)
    host.find(.tab, "Favorites").tap()
    #expect(host.findAll(.button).map(\.name).contains("m to km, 0.001"))
    host.find(.button, "m to km, 0.001").tap()
    host.find(.tab, "Convert").tap()
    #expect(host.find(.picker, "Quantity").value == "Length")
    host.find(.tab, "Favorites").tap()
    host.delete("kg to g")
    #expect(host.findAll(.row).count == 1)
  }

  @Test func `Typing runs the section of the conversion, but no favorite`() {
    let host = makeHost()
    host.find(.button, "Add to favorites").tap()
    host.find(.tab, "Favorites").tap()
    host.find(.tab, "Convert").tap()
    let bodies = host.bodies { host.find(.textField, "Value").type("3") }
    #expect(!bodies.contains("FavoriteRow"))
    #expect(bodies.contains("ConversionSection"))
  }
}
