import Foundation

enum Recurrence: String, CaseIterable, Identifiable, Codable {
  case never = "Never"
  case daily = "Every day"
  case weekly = "Every week"
  case monthly = "Every month"

  var id: Self { self }

  var component: Calendar.Component? {
    switch self {
    case .never: nil
    case .daily: .day
    case .weekly: .weekOfYear
    case .monthly: .month
    }
  }
}

struct Event: Identifiable, Hashable {
  let id: UUID
  var title: String
  var start: Date
  var duration: TimeInterval
  var recurrence: Recurrence
  var isAllDay: Bool
  var exceptions: Set<DateComponents>

  init(
    _ title: String = "",
    at start: Date,
    duration: TimeInterval = 3600,
    recurrence: Recurrence = .never,
    isAllDay: Bool = false
  ) {
    id = UUID()
    self.title = title
    self.start = start
    self.duration = duration
    self.recurrence = recurrence
    self.isAllDay = isAllDay
    exceptions = []
  }

  /// The times at which the event begins in an interval.
  func occurrences(in interval: DateInterval, calendar: Calendar) -> [Date] {
    guard let component = recurrence.component else {
      return interval.start <= start && start < interval.end ? [start] : []
    }
    return (0..<1000).lazy
      .compactMap { calendar.date(byAdding: component, value: $0, to: start) }
      .prefix { $0 < interval.end }
      .filter { date in
        let day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
        return date >= interval.start && !exceptions.contains(day)
      }
  }
}

/// A day with its events.
struct Day: Identifiable {
  struct Entry: Identifiable {
    let event: Event
    let date: Date

    var id: String { "\(event.id) \(date.timeIntervalSince1970)" }
  }

  let date: Date
  let entries: [Entry]

  var id: Date { date }

  static func group(_ events: [Event], in interval: DateInterval, calendar: Calendar) -> [Day] {
    let entries = events.flatMap { event in
      event.occurrences(in: interval, calendar: calendar).map { Entry(event: event, date: $0) }
    }
    return Dictionary(grouping: entries) { calendar.startOfDay(for: $0.date) }
      .map { Day(date: $0.key, entries: $0.value.sorted { $0.date < $1.date }) }
      .sorted { $0.date < $1.date }
  }
}
