import SwiftUI

struct TipsApp: App {
  @AppStorage("tips.currency") private var currency = "USD"

  var body: some Scene {
    WindowGroup {
      BillView()
        .environment(\.currencyCode, currency)
    }
    #if os(macOS)
    Settings {
      CurrencyPicker(code: $currency).padding()
    }
    #endif
  }
}
