import Observation
import SwiftUI

@Observable @MainActor final class Ledger {
  var entries: [Entry] = []
  var interval: DateInterval
  var hidden: Set<Entry.Category> = []

  @ObservationIgnored let calendar: Calendar
  @ObservationIgnored private var nextID = 1

  init(calendar: Calendar, interval: DateInterval) {
    self.calendar = calendar
    self.interval = interval
  }

  var visible: [Entry] {
    entries.filter { interval.contains($0.date) && !hidden.contains($0.category) }
  }

  var days: [Day] {
    Dictionary(grouping: visible) { calendar.startOfDay(for: $0.date) }
      .map { Day(date: $0.key, entries: $0.value) }
      .sorted { $0.date > $1.date }
  }

  var balance: Decimal { visible.map(\.amount).reduce(0, +) }

  var shares: [(category: Entry.Category, amount: Decimal)] {
    Entry.Category.allCases
      .map { category in
        (category, visible.filter { $0.category == category && !$0.isIncome }.total.magnitude)
      }
      .filter { $0.1 > 0 }
  }

  @discardableResult
  func add(_ title: String, _ amount: Decimal, _ category: Entry.Category, on date: Date) -> Entry {
    defer { nextID += 1 }
    let entry = Entry(id: nextID, title: title, amount: amount, category: category, date: date)
    entries.append(entry)
    return entry
  }

  func remove(_ entry: Entry) { entries.removeAll { $0.id == entry.id } }
}

extension Sequence where Element == Entry {
  var total: Decimal { reduce(into: .zero) { $0 += $1.amount } }
}
