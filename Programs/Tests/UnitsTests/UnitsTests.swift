import AmbientTesting
import SwiftUI
import Testing

@testable import Units

@MainActor
@Suite(.serialized) struct UnitsTests {
  private func makeHost(_ name: String = #function, locale: String = "en_US") -> TestHost {
    let store = UserDefaults(suiteName: name)
    store?.removePersistentDomain(forName: name)
    let locale = Locale(identifier: locale)
    return TestHost {
      ConverterView(locale: locale)
        .defaultAppStorage(store ?? .standard)
        .environment(\.locale, locale)
    }
  }

  private func favorites(in host: TestHost) -> [String] {
    host.find(.tab, "Favorites").tap()
    return host.findAll(.row).map(\.name)
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

  @Test func `Numbers are formatted for the user's locale`() {
    let host = makeHost(locale: "de_DE")
    host.find(.textField, "Value").type("2,5")
    host.find(.picker, "From").choose("km")
    host.find(.picker, "To").choose("m")
    #expect(host.find(.element, "Result").value == "2.500 m")
    host.find(.button, "Add to favorites").tap()
    #expect(favorites(in: host) == ["km to m, 1.000"])
  }

  @Test func `A change of the quantity changes the units`() {
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
    #expect(host.find(.picker, "To").value == "km")
    #expect(favorites(in: host) == ["m to km, 0.001", "kg to g, 1,000"])
    host.delete("kg to g")
    #expect(favorites(in: host) == ["m to km, 0.001"])
  }

  @Test func `A badge counts the favorites, which can be moved and removed`() {
    let host = makeHost()
    #expect(host.find(.tab, "Favorites").value == nil)
    #expect(favorites(in: host) == [])
    #expect(host.find(.text, "No favorites yet").exists)
    host.find(.tab, "Convert").tap()
    host.find(.button, "Add to favorites").tap()
    host.find(.button, "Swap units").tap()
    host.find(.button, "Add to favorites").tap()
    #expect(host.find(.tab, "Favorites").value == "2")
    #expect(favorites(in: host) == ["m to km, 0.001", "km to m, 1,000"])
    #expect(host.findAll(.text, "No favorites yet").isEmpty)
    host.find(.button, "Edit").tap()
    host.move("km to m", to: 0)
    #expect(favorites(in: host) == ["km to m, 1,000", "m to km, 0.001"])
    host.find(.tab, "Convert").tap()
    host.find(.button, "Remove from favorites").tap()
    #expect(host.find(.tab, "Favorites").value == "1")
    #expect(favorites(in: host) == ["m to km, 0.001"])
  }

  @Test func `Typing a value runs the converter, but no row of the favorites`() {
    let host = makeHost()
    host.find(.button, "Add to favorites").tap()
    host.find(.tab, "Favorites").tap()
    host.find(.tab, "Convert").tap()
    let bodies = host.bodies { host.find(.textField, "Value").type("3") }
    #expect(
      bodies == ["ConverterView", "ConversionSection", "FavoriteButton", "FavoritesList"]
    )
  }
}
