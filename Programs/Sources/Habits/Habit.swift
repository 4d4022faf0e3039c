import Foundation

/// Something that its user wants to do every day.
struct Habit: Identifiable, Hashable, Codable {
  let id: String
  var name: String
  var symbol: String
  var goal: Int
  var counts: [Int: Int] = [:]

  func isReached(on day: Int) -> Bool { counts[day, default: 0] >= goal }

  func share(on day: Int) -> Double {
    min(Double(counts[day, default: 0]) / Double(goal), 1)
  }

  /// Returns the length of a streak: how many days in a row, up to a day, reached the goal.
  func streak(until day: Int) -> Int {
    var length = 0
    while isReached(on: day - length) { length += 1 }
    return length
  }
}

/// A month as a grid of weeks.
struct Month: Hashable {
  let first: Date
  let calendar: Calendar

  init(of date: Date, in calendar: Calendar) {
    self.calendar = calendar
    first = calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  var days: [Date] {
    let range = calendar.range(of: .day, in: .month, for: first) ?? 1..<2
    return range.compactMap { calendar.date(byAdding: .day, value: $0 - 1, to: first) }
  }

  /// The number of empty cells before the first day.
  var leadingBlanks: Int {
    (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
  }

  func moved(by months: Int) -> Month {
    Month(of: calendar.date(byAdding: .month, value: months, to: first) ?? first, in: calendar)
  }
}

extension Calendar {
  /// The number of a day since 2001.
  func dayNumber(of date: Date) -> Int {
    dateComponents([.day], from: Date(timeIntervalSinceReferenceDate: 0), to: date).day ?? 0
  }
}
