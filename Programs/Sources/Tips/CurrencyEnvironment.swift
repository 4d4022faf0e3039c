import SwiftUI

private struct CurrencyCodeKey: EnvironmentKey {
  static let defaultValue = "USD"
}

extension EnvironmentValues {
  /// The code of the currency in which amounts show.
  var currencyCode: String {
    get { self[CurrencyCodeKey.self] }
    set { self[CurrencyCodeKey.self] = newValue }
  }
}

/// Shows an amount in the currency of the environment.
struct Amount: View {
  let value: Double
  @Environment(\.currencyCode) private var code
  @Environment(\.locale) private var locale

  var body: some View {
    Text(value, format: .currency(code: code).locale(locale))
      .monospacedDigit()
      .contentTransition(.numericText(value: value))
  }
}

struct CurrencyPicker: View {
  @Binding var code: String

  var body: some View {
    Picker("Currency", selection: $code) {
      ForEach(["USD", "EUR", "JPY"], id: \.self) { Text(verbatim: $0) }
    }
    .pickerStyle(.menu)
    .fixedSize()
  }
}
