import AmbientCore
import Foundation

/// The chosen days of a ``MultiDatePicker``, and the bounds of the choice.
struct DaySelection {
  let selection: Binding<Set<DateComponents>>
  /// A point in time on the earliest day that can be chosen; nil for no limit.
  let minimum: Date?
  /// A day can be chosen only if it begins before this date; nil for no limit.
  let end: Date?

  /// Adds the day of a date to the chosen days, or removes the day if it is one of them.
  ///
  /// A day outside of the bounds is neither added nor removed.
  @MainActor func choose(_ date: Date, in environment: EnvironmentValues) {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let start = calendar.startOfDay(for: date)
    if let minimum, start < calendar.startOfDay(for: minimum) { return }
    if let end, start >= end { return }
    let day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    if let chosen = selection.wrappedValue.first(where: { $0.isSameDay(as: day) }) {
      selection.wrappedValue.remove(chosen)
    } else {
      selection.wrappedValue.insert(day)
    }
  }

  /// The days in the form `2026-06-03`, from the first to the last, separated by spaces.
  var names: String { selection.wrappedValue.map(\.dayName).sorted().joined(separator: " ") }
}

extension DateComponents {
  /// Returns whether both are the same day; an era counts only if both have one.
  fileprivate func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
      && (era == nil || other.era == nil || era == other.era)
  }

  fileprivate var dayName: String {
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }
}

/// The element of a date picker for several days, which contains the label.
struct MultiDatePickerElement<Content: View> {
  let days: DaySelection
  let content: Content
}

extension MultiDatePickerElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.multiDatePicker, isEnabled: environment.isEnabled)
    description[.days] = days.names
    description[.minimumDate] = days.minimum?.timeIntervalSince1970
    description[.endDate] = days.end?.timeIntervalSince1970
    description.describeTypeSize(in: environment)
    environment.customControlTraits?.describe(&description, in: environment)
    description.on(ChooseDateEvent.self) { event in
      guard event.time.isFinite else { return }
      days.choose(Date(timeIntervalSince1970: event.time), in: environment)
    }
    return description
  }
}
