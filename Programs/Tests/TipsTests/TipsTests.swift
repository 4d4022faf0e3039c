import AmbientTesting
import SwiftUI
import Testing

@testable import Tips

@MainActor
@Suite struct TipsTests {
  private func makeHost() -> TestHost {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return TestHost(environment: environment) { BillView() }
  }

  @Test func `each person pays a share of the bill and the tip`() {
    let host = makeHost()
    host.find(.textField, "Amount").type("100")
    host.find(.textField, "Amount").submit()
    #expect(host.find(.textField, "Amount").value == "$100.00")
    #expect(host.find(.text, "$59.00").exists)
    host.find(.stepper, "People, 2").increment()
    #expect(host.find(.stepper, "People, 3").exists)
    #expect(host.find(.text, "$39.33").exists)
    host.find(.picker, "Rounding").choose("Up")
    #expect(host.find(.text, "$40.00").exists)
    #expect(host.find(.text, "$120.00").exists)
  }

  @Test func `a preset and a custom tip exclude each other`() {
    let host = makeHost()
    host.find(.textField, "Amount").type("50")
    host.find(.textField, "Amount").submit()
    host.find(.picker, "Percentage").choose("20%")
    #expect(host.find(.text, "$10.00").exists)
    host.find(.toggle, "Custom tip").tap()
    #expect(host.findAll(.picker, "Percentage").isEmpty)
    host.find(.slider, "Tip").increment(times: 5)
    #expect(host.find(.text, "25%").exists)
    #expect(host.find(.text, "$12.50").exists)
  }

  @Test func `a change of the number of people runs no tip section`() {
    let host = makeHost()
    let bodies = host.bodies { host.find(.stepper, "People, 2").increment() }
    #expect(!bodies.contains("TipSection"))
    #expect(bodies.contains("TotalSection"))
  }

  @Test func `paid bills are in the history until they are deleted`() {
    let host = makeHost()
    #expect(!host.find(.button, "Paid").isEnabled)
    host.find(.textField, "Amount").type("10")
    host.find(.textField, "Amount").submit()
    host.find(.button, "Paid").tap()
    host.find(.button, "History").tap()
    #expect(host.find(.text, "$11.80").exists)
    host.swipe("$11.80")
    host.find(.button, "Delete").tap()
    #expect(host.find(.text, "No bills").exists)
    host.find(.button, "Done").tap()
    #expect(host.find(.heading, "Tips").exists)
  }
}
