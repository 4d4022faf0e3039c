import Combine
import SwiftUI

/// The state of the converter.
@MainActor
final class ConverterModel: ObservableObject {
  @Published var quantity: Quantity = .all[0] {
    didSet {
      guard oldValue != quantity else { return }
      (from, to) = (quantity.units[0], quantity.units[1])
    }
  }
  @Published var input = "1"
  @Published var from: Dimension
  @Published var to: Dimension
  @Published private(set) var output = ""

  private let locale: Locale

  init(locale: Locale = .current) {
    self.locale = locale
    from = Quantity.all[0].units[0]
    to = Quantity.all[0].units[1]
    Publishers.CombineLatest3($input, $from, $to)
      .map { input, from, to in Self.text(input, from, to, locale) }
      .removeDuplicates()
      .assign(to: &$output)
  }

  var conversion: Conversion {
    get { Conversion(quantity: quantity.id, from: from.symbol, to: to.symbol) }
    set {
      guard let quantity = Quantity[newValue.quantity],
        let from = quantity.units.first(where: { $0.symbol == newValue.from }),
        let to = quantity.units.first(where: { $0.symbol == newValue.to })
      else { return }
      self.quantity = quantity
      self.from = from
      self.to = to
    }
  }

  func swap() {
    Swift.swap(&from, &to)
  }

  private static func text(
    _ input: String,
    _ from: Dimension,
    _ to: Dimension,
    _ locale: Locale
  ) -> String {
    guard let value = try? Double(input, format: .number.locale(locale)) else { return "" }
    let result = Measurement(value: value, unit: from).converted(to: to)
    return result.value.formatted(.number.precision(.significantDigits(1...6)).locale(locale))
      + " " + to.symbol
  }
}

/// The conversions that the user likes, in user defaults.
@propertyWrapper
struct Favorites: DynamicProperty {
  @AppStorage private var data: Data

  init(store: UserDefaults? = nil) {
    _data = AppStorage(wrappedValue: Data(), "units.favorites", store: store)
  }

  var wrappedValue: [Conversion] {
    get { (try? JSONDecoder().decode([Conversion].self, from: data)) ?? [] }
    nonmutating set { data = (try? JSONEncoder().encode(newValue)) ?? Data() }
  }

  var projectedValue: Binding<[Conversion]> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}
