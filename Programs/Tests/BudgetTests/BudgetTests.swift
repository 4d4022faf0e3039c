import AmbientTesting
import SwiftUI
import Testing

@testable import Budget

@MainActor
@Suite struct BudgetTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func date(_ day: Int) -> Date {
    calendar.date(from: DateComponents(year: 2025, month: 5, day: day, hour: 12)) ?? .distantPast
  }

  private func ledger() -> Ledger {
    let ledger = Ledger(
      calendar: Self.calendar,
      interval: DateInterval(start: Self.date(1), end: Self.date(31))
    )
    ledger.add("Salary", 2000, .income, on: Self.date(1))
    ledger.add("Rent", -900, .rent, on: Self.date(2))
    ledger.add("Bread", -4.5, .food, on: Self.date(2))
    ledger.add("Last year", -77, .food, on: Self.date(1) - 400 * 86_400)
    return ledger
  }

  private func open(
    _ ledger: Ledger,
    currency: String = "EUR",
    locale: String = "en_US"
  ) -> TestHost {
    TestHost {
      BudgetView(ledger: ledger)
        .environment(\.currencyCode, currency)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, .gmt)
        .environment(\.calendar, Self.calendar)
    }
  }

  @Test func `Entries are grouped by day with their totals`() {
    let host = open(ledger())
    #expect(
      host.findAll(.heading).map(\.name) == [
        "Budget", "Friday, May 2, -€904.50", "Thursday, May 1, €2,000.00",
      ]
    )
    #expect(host.find(.text, "Bread, (€4.50)").exists)
    #expect(host.find(.text, "Balance").value == "€1,095.50")
  }

  @Test func `Amounts and dates are formatted for the user's locale`() {
    let host = open(ledger(), locale: "de_DE")
    #expect(host.find(.text, "Balance").value == "1.095,50\u{A0}€")
    #expect(host.findAll(.heading).map(\.name).last == "Donnerstag, 1. Mai, 2.000,00\u{A0}€")
  }

  @Test func `Charts have values for screen readers`() {
    let host = open(ledger())
    let ring = host.find(.group, "Shares")
    #expect(ring.findAll().map(\.name) == ["Food", "Rent"])
    #expect(host.find(.element, "Rent").value == "100%")
    #expect(host.find(.element, "May 2").value == "45%")
  }

  @Test func `A hidden category is excluded from the balance`() {
    let host = open(ledger())
    let bodies = host.bodies { host.find(.toggle, "Rent").tap() }
    #expect(bodies == ["BudgetView", "ShareRing", "DayBars"])
    #expect(host.find(.text, "Balance").value == "€1,995.50")
    #expect(host.find(.toggle, "Rent").value == "off")
    #expect(host.find(.group, "Shares").findAll().map(\.name) == ["Food"])
    host.find(.toggle, "Food").tap()
    #expect(host.findAll(.group, "Shares").isEmpty)
  }

  @Test func `An entry is added with the form`() {
    let host = open(ledger(), currency: "USD")
    host.find(.button, "Add").tap()
    let form = host.find(.sheet)
    #expect(!form.find(.button, "Save").isEnabled)
    form.find(.textField, "Title").type("Train")
    form.find(.textField, "Amount").type("49.9")
    form.find(.textField, "Amount").submit()
    host.find(.picker, "Category").choose("Travel")
    host.find(.button, "Save").tap()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(host.find(.text, "Train, ($49.90)").exists)
    #expect(host.find(.text, "Balance").value == "$1,045.60")
    #expect(host.find(.group, "Shares").findAll().map(\.name) == ["Food", "Rent", "Travel"])
  }

  @Test func `The income toggle changes the category, and cancel adds no entry`() {
    let host = open(ledger())
    host.find(.button, "Add").tap()
    host.find(.textField, "Title").type("Gift")
    host.find(.textField, "Amount").type("50")
    host.find(.textField, "Amount").submit()
    host.find(.toggle, "Income").tap()
    #expect(host.find(.picker, "Category").value == "Income")
    host.find(.button, "Cancel").tap()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(host.find(.text, "Balance").value == "€1,095.50")
  }

  @Test func `An income adds to the balance`() {
    let host = open(ledger())
    host.find(.button, "Add").tap()
    host.find(.textField, "Title").type("Gift")
    host.find(.textField, "Amount").type("50")
    host.find(.textField, "Amount").submit()
    host.find(.toggle, "Income").tap()
    host.find(.button, "Save").tap()
    #expect(host.find(.text, "Gift, €50.00").exists)
    #expect(host.find(.text, "Balance").value == "€1,145.50")
  }

  @Test func `An entry is deleted in its menu`() {
    let host = open(ledger())
    host.openMenu("Bread")
    host.find(.button, "Delete").tap()
    #expect(host.findAll(.text, "Bread, (€4.50)").isEmpty)
    #expect(host.find(.heading, "Friday, May 2, -€900.00").exists)
    #expect(host.find(.text, "Balance").value == "€1,100.00")
  }
}
