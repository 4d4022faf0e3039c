import AmbientTesting
import SwiftUI
import Testing

@testable import Shop

/// A catalog whose first load fails.
private actor UnsteadyCatalog: Catalog {
  struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
  }

  private var hasFailed = false

  func products() async throws -> [Product] {
    guard hasFailed else {
      hasFailed = true
      throw Offline()
    }
    return try await BundledCatalog().products()
  }
}

@MainActor
@Suite struct ShopTests {
  private func makeHost() async -> TestHost {
    let host = TestHost { ShopView(catalog: BundledCatalog()) }
    host.set(\.locale, to: Locale(identifier: "en_IE"))
    await host.settle { !host.findAll(.row).isEmpty }
    return host
  }

  private func products(in host: TestHost) -> [String] {
    host.findAll(.row).map { String($0.name.prefix { $0 != "," }) }
  }

  private func addAssam(to host: TestHost, times: Int = 0) {
    host.find(.button, "Assam, Rating, €6.50").tap()
    host.find(.stepper).increment(times: times)
    host.find(.button, "Add to cart").tap()
  }

  @Test func `The catalog shows prices, ratings and what is sold out`() async {
    let host = await makeHost()
    #expect(products(in: host) == ["Assam", "Espresso", "Mug", "Sencha"])
    #expect(host.find(.button, "Mug, Rating, €1,040.00").value == "2.0 of 5")
    let soldOut = host.find(.button, "Sencha, Rating, Sold out")
    #expect(soldOut.value == "3.5 of 5")
    #expect(!soldOut.isEnabled)
  }

  @Test func `A failed load of the catalog shows its reason and a button to try again`() async {
    let host = TestHost { ShopView(catalog: UnsteadyCatalog()) }
    #expect(host.find(.progress, "Loading…").exists)
    await host.settle { host.findAll(.progress).isEmpty }
    #expect(host.find(.text, "You are offline.").exists)
    host.find(.button, "Try again").tap()
    await host.settle { !host.findAll(.row).isEmpty }
    #expect(products(in: host) == ["Assam", "Espresso", "Mug", "Sencha"])
    #expect(host.findAll(.text, "You are offline.").isEmpty)
  }

  @Test func `Filters narrow and sort the catalog`() async {
    let host = await makeHost()
    host.find(.button, "Filter").tap()
    #expect(!host.find(.button, "Reset").isEnabled)
    host.find(.toggle, "Cups").tap()
    host.find(.toggle, "Only available products").tap()
    host.find(.option, "Price").tap()
    host.find(.slider, "Maximum price").decrement()
    #expect(host.find(.text, "At most €1,990").exists)
    host.find(.button, "Done").tap()
    #expect(products(in: host) == ["Assam", "Espresso"])
    host.find(.searchField).type("esp")
    #expect(products(in: host) == ["Espresso"])
    host.find(.searchField).type("x")
    #expect(host.find(.text, "Nothing matches.").exists)
    host.find(.button, "Filter").tap()
    host.find(.button, "Reset").tap()
    host.find(.button, "Done").tap()
    #expect(products(in: host) == ["Assam", "Espresso", "Mug", "Sencha"])
    #expect(host.find(.searchField).value == nil)
  }

  @Test func `Prices are formatted for the user's locale`() async {
    let host = await makeHost()
    host.set(\.locale, to: Locale(identifier: "de_DE"))
    #expect(host.find(.button, "Mug, Rating, 1.040,00\u{A0}€").exists)
  }

  @Test func `A change of a quantity updates only its row, the total and the badge`() async {
    let host = await makeHost()
    addAssam(to: host, times: 1)
    #expect(host.find(.button, "Added").exists)
    #expect(host.find(.tab, "Cart").value == "2")
    host.find(.tab, "Cart").tap()
    #expect(host.find(.row, "2 × Assam").find(.text, "€13.00").exists)
    let bodies = host.bodies { host.find(.stepper, "2 × Assam").increment() }
    #expect(host.find(.text, "Total").value == "€19.50")
    #expect(host.find(.tab, "Cart").value == "3")
    #expect(bodies == ["ShopView", "CartView", "CartRow", "PriceText", "PriceText"])
  }

  @Test func `The quantity of a product in the cart does not exceed the stock`() async {
    let host = await makeHost()
    host.find(.button, "Espresso, Rating, €12.25").tap()
    host.find(.stepper, "Quantity: 1").increment(times: 5)
    #expect(host.find(.stepper, "Quantity: 3").exists)
    host.find(.button, "Add to cart").tap()
    host.find(.stepper, "Quantity: 3").decrement()
    host.find(.button, "Add to cart").tap()
    #expect(host.find(.tab, "Cart").value == "3")
  }

  @Test func `The checkout shows what is missing, and focuses the first such field`() async {
    let host = await makeHost()
    addAssam(to: host)
    host.find(.tab, "Cart").tap()
    host.find(.button, "Check out").tap()
    host.find(.textField, "Name").type("Ada")
    host.find(.button, "Order").tap()
    #expect(host.find(.text, "Please enter a city.").exists)
    #expect(host.find(.text, "A zip code has five digits.").exists)
    #expect(host.focusedLabel == "City")
    host.find(.textField, "City").type("Cork")
    #expect(host.findAll(.text, "Please enter a city.").isEmpty)
    host.find(.textField, "Zip code").type("12x")
    host.find(.textField, "Zip code").submit()
    #expect(host.focusedLabel == "Zip code")
    host.find(.button, "Cancel").tap()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(host.find(.tab, "Cart").value == "1")
  }

  @Test func `An order empties the cart`() async {
    let host = await makeHost()
    addAssam(to: host)
    host.find(.tab, "Cart").tap()
    host.find(.button, "Check out").tap()
    host.find(.textField, "Name").type("Ada")
    host.find(.textField, "City").type("Cork")
    host.find(.textField, "Zip code").type("12345")
    host.find(.toggle, "This is a gift").tap()
    host.find(.textField, "Message").type("Enjoy!")
    host.find(.button, "Order").tap()
    let alert = host.find(.alert, "Thank you!")
    #expect(alert.find(.text, "Ada, your order is on its way to Cork.").exists)
    alert.find(.button, "OK").tap()
    #expect(host.find(.tab, "Catalog").isSelected)
    host.find(.tab, "Cart").tap()
    #expect(host.find(.text, "Your cart is empty").exists)
    #expect(!host.find(.button, "Check out").isEnabled)
  }

  @Test func `Deleting the last item of the cart shows the catalog`() async {
    let host = await makeHost()
    addAssam(to: host)
    host.find(.tab, "Cart").tap()
    host.delete("1 × Assam €6.50")
    #expect(host.find(.tab, "Catalog").isSelected)
  }
}
