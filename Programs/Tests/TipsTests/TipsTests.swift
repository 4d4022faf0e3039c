import AmbientTesting
import SwiftUI
import Testing

@testable import Tips

@MainActor
@Suite struct TipsTests {
  private func makeHost(locale: String = "en_US", currency: String = "USD") -> TestHost {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.currencyCode = currency
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
    host.find(.toggle, "Custom tip").tap()
    host.find(.picker, "Percentage").choose("10%")
    #expect(host.find(.text, "Tip amount").value == "$5.00")
  }

  @Test func `A change of the number of people runs no tip section`() {
    let host = makeHost()
    let bodies = host.bodies { host.find(.stepper, "People").increment() }
    #expect(bodies == ["BillView", "TotalSection"])
  }

  @Test func `Paid bills are in the history until they are deleted`() {
    let host = makeHost()
    #expect(!host.find(.button, "Paid").isEnabled)
    host.find(.textField, "Amount").type("10")
    host.find(.textField, "Amount").submit()
    host.find(.button, "Paid").tap()
    host.find(.button, "History").tap()
    #expect(host.find(.text, "Paid in all").value == "$11.80")
    host.swipe("$11.80")
    host.find(.button, "Delete").tap()
    #expect(host.find(.text, "No bills").exists)
    host.find(.button, "Done").tap()
    #expect(host.find(.heading, "Tips").exists)
  }

  @Test func `A negative amount is an error and cannot be paid`() {
    let host = makeHost()
    host.find(.textField, "Amount").type("-5")
    host.find(.textField, "Amount").submit()
    #expect(host.find(.text, "The amount must not be negative.").exists)
    #expect(!host.find(.button, "Paid").isEnabled)
    host.find(.textField, "Amount").type("5")
    host.find(.textField, "Amount").submit()
    #expect(host.findAll(.text, "The amount must not be negative.").isEmpty)
    #expect(host.find(.button, "Paid").isEnabled)
  }

  @Test func `Amounts are formatted for the user's locale and currency`() {
    let host = makeHost(locale: "de_DE", currency: "EUR")
    host.find(.textField, "Amount").type("1234,5")
    host.find(.textField, "Amount").submit()
    #expect(host.find(.textField, "Amount").value == "1.234,50\u{A0}€")
    #expect(host.find(.text, "Tip amount").value == "222,21\u{A0}€")
  }

  @Test func `The history sums up all bills that were paid`() {
    let host = makeHost()
    for amount in ["10", "20"] {
      host.find(.textField, "Amount").type(amount)
      host.find(.textField, "Amount").submit()
      host.find(.button, "Paid").tap()
    }
    host.find(.button, "History").tap()
    #expect(host.find(.text, "Paid in all").value == "$35.40")
    host.swipe("$23.60", isFull: true)
    #expect(host.find(.text, "Paid in all").value == "$11.80")
  }

  @Test func `Paying a bill resets the amount for the next bill`() {
    let host = makeHost()
    host.find(.textField, "Amount").type("80")
    host.find(.textField, "Amount").submit()
    host.find(.picker, "Percentage").choose("10%")
    host.find(.stepper, "People").increment(times: 2)
    host.find(.picker, "Rounding").choose("Down")
    #expect(host.findAll(.text, "1").isEmpty)
    host.find(.button, "Paid").tap()
    #expect(host.find(.textField, "Amount").value == "$0.00")
    #expect(!host.find(.button, "Paid").isEnabled)
    #expect(host.find(.picker, "Rounding").value == "Exact")
    #expect(host.find(.picker, "Percentage").value == "10%")
    #expect(host.find(.text, "Per person, 4 people").value == "$0.00")
    #expect(host.find(.text, "1").exists)
  }

  @Test func `A text that is not a number is replaced by the previous amount`() {
    let host = makeHost()
    host.find(.textField, "Amount").type("12")
    host.find(.textField, "Amount").submit()
    host.find(.textField, "Amount").type("twelve")
    host.find(.textField, "Amount").submit()
    #expect(host.find(.textField, "Amount").value == "$12.00")
    #expect(host.find(.text, "Total amount").value == "$14.16")
  }

  @Test func `The number of people stays in its range`() {
    let host = makeHost()
    host.find(.stepper, "People").decrement(times: 3)
    #expect(host.find(.stepper, "People").value == "1")
    #expect(host.find(.text, "Per person, 1 person").exists)
    host.find(.stepper, "People").increment(times: 30)
    #expect(host.find(.stepper, "People").value == "20")
  }

  @Test func `The Done button closes the keyboard`() {
    let host = makeHost()
    host.focus("Amount")
    #expect(host.focusedLabel == "Amount")
    host.find(.textField, "Amount").type("9")
    host.find(.button, "Done").tap()
    #expect(host.focusedLabel == nil)
    #expect(host.find(.textField, "Amount").value == "$9.00")
  }
}
