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

  @Test func `Each person pays a share of the bill and the tip`() {
    let host = makeHost()
    host.find(.textField, "Amount").type("100")
    host.find(.textField, "Amount").submit()
    #expect(host.find(.textField, "Amount").value == "$100.00")
    #expect(host.find(.text, "Per person, 2 people").value == "$59.00")
    host.find(.stepper, "People").increment()
    #expect(host.find(.stepper, "People").value == "3")
    #expect(host.find(.text, "Per person, 3 people").value == "$39.33")
    host.find(.picker, "Rounding").choose("Up")
    #expect(host.find(.text, "Per person, 3 people").value == "$40.00")
    #expect(host.find(.text, "Total amount").value == "$120.00")
  }

  @Test func `A preset and a custom tip exclude each other`() {
    let host = makeHost()
    host.find(.textField, "Amount").type("50")
    host.find(.textField, "Amount").submit()
    host.find(.picker, "Percentage").choose("20%")
    #expect(host.find(.text, "Tip amount").value == "$10.00")
    host.find(.toggle, "Custom tip").tap()
    #expect(host.findAll(.picker, "Percentage").isEmpty)
    host.find(.slider, "Tip").increment(times: 5)
    #expect(host.find(.text, "25%").exists)
    #expect(host.find(.text, "Tip amount").value == "$12.50")
  }

  @Test func `A change of the number of people runs no tip section`() {
    let host = makeHost()
    let bodies = host.bodies { host.find(.stepper, "People").increment() }
    #expect(!bodies.contains("TipSection"))
    #expect(bodies.contains("TotalSection"))
  }

  @Test func `Paid bills are in the history until they are deleted`() {
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
