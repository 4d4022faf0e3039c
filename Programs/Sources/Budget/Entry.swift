import Foundation

/// An amount of money that was spent or earned.
struct Entry: Identifiable, Hashable, Sendable {
  enum Category: String, CaseIterable, Identifiable, Sendable {
    case food, rent, travel, income

    var id: String { rawValue }
    var name: String { rawValue.localizedCapitalized }
  }

  let id: Int
  var title: String
  var amount: Decimal
  var category: Category
  var date: Date

  var isIncome: Bool { amount > 0 }
}

/// The entries of one day.
struct Day: Identifiable {
  let date: Date
  let entries: [Entry]

  var id: Date { date }
  var total: Decimal { entries.reduce(0) { $0 + $1.amount } }
}
