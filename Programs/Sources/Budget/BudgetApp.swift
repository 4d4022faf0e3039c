import SwiftUI

struct BudgetApp: App {
  @State private var ledger = Ledger(
    calendar: .current,
    interval: Calendar.current.dateInterval(of: .month, for: .now) ?? DateInterval()
  )

  var body: some Scene {
    WindowGroup {
      BudgetView(ledger: ledger)
    }
    .environment(\.currencyCode, Locale.current.currency?.identifier ?? "EUR")
  }
}
