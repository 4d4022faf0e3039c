import Foundation

/// A month of a calendar.
public struct Month: Hashable, Sendable {
  /// The number of the year.
  public let year: Int
  /// The number of the month, from 1.
  public let number: Int

  /// Creates a month.
  public init(year: Int, number: Int) {
    self.year = year
    self.number = number
  }

  /// The month that is some months later; earlier for a negative number.
  func advanced(by months: Int) -> Month {
    let index = year * 12 + number - 1 + months
    let year = Int((Double(index) / 12).rounded(.down))
    return Month(year: year, number: index - year * 12 + 1)
  }

  /// The weeks of the month, as days in the order of the calendar's week.
  ///
  /// Days of other months are nil.
  func weeks(in calendar: Calendar) -> [Week] {
    guard let first = calendar.date(from: DateComponents(year: year, month: number, day: 1)),
      let days = calendar.range(of: .day, in: .month, for: first)
    else { return [] }
    let weekday = calendar.component(.weekday, from: first)
    let leading = (weekday - calendar.firstWeekday + 7) % 7
    var cells: [Int?] = Array(repeating: nil, count: leading) + days.map { $0 }
    while !cells.count.isMultiple(of: 7) { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { start in
      Week(number: start / 7, days: Array(cells[start..<start + 7]))
    }
  }

  /// The name of the month with the year.
  func title(in calendar: Calendar) -> String {
    "\(calendar.standaloneMonthSymbols[number - 1]) \(year)"
  }
}

/// A week of a month.
struct Week: Identifiable, Hashable {
  let number: Int
  let days: [Int?]

  var id: Int { number }
}

extension Calendar {
  /// The short names of the days, from the first day of the week.
  var orderedWeekdaySymbols: [String] {
    let symbols = veryShortStandaloneWeekdaySymbols
    let first = firstWeekday - 1
    return Array(symbols[first...] + symbols[..<first])
  }

  /// Whether a column of a month's grid is a Saturday or a Sunday.
  func isWeekend(column: Int) -> Bool {
    let weekday = (column + firstWeekday - 1) % 7 + 1
    return weekday == 1 || weekday == 7
  }
}
