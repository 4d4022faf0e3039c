import AmbientCore
import Foundation

/// The date of a date picker, with its limits and the components that the user sees.
struct DateSelection {
  let selection: Binding<Date>
  var minimum: Date?
  var maximum: Date?
  let components: DatePickerComponents

  /// A binding to the date; the setter limits the date to the range.
  var limited: Binding<Date> {
    Binding(
      unreadGet: { selection.wrappedValue },
      set: { selection.wrappedValue = allowed($0) }
    )
  }

  /// Returns the date within the limits that is nearest to `date`.
  ///
  /// If the minimum is later than the maximum, the result is the minimum.
  func allowed(_ date: Date) -> Date {
    let limited = maximum.map { min(date, $0) } ?? date
    return minimum.map { max(limited, $0) } ?? limited
  }

  /// Returns the date as a text for the user, with the components that the user sees.
  @MainActor func text(in environment: EnvironmentValues) -> String {
    let locale = environment.locale
    return Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted,
      locale: locale.identifier.isEmpty ? .autoupdatingCurrent : locale,
      calendar: environment.calendar,
      timeZone: environment.timeZone
    )
    .format(selection.wrappedValue)
  }
}

/// The components of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the components.
  public let rawValue: UInt

  /// Creates a set of components from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)

  /// The names of the components, separated by a space.
  var names: String {
    var names: [String] = []
    if contains(.date) { names.append("date") }
    if contains(.hourAndMinute) { names.append("hourAndMinute") }
    return names.joined(separator: " ")
  }
}

/// The element of a date picker, which contains the label.
struct DatePickerElement<Content: View> {
  let dates: DateSelection
  var style: String?
  let content: Content
}

extension DatePickerElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.datePicker, isEnabled: environment.isEnabled)
    description[.date] = dates.selection.wrappedValue.timeIntervalSince1970
    description[.minimumDate] = dates.minimum?.timeIntervalSince1970
    description[.maximumDate] = dates.maximum?.timeIntervalSince1970
    description[.dateComponents] = dates.components.names
    description[.dateText] = dates.text(in: environment)
    description[.style] = style
    description.describeTypeSize(in: environment)
    environment.customControlTraits?.describe(&description, in: environment)
    description.on(ChooseDateEvent.self) { event in
      guard event.time.isFinite else { return }
      dates.limited.wrappedValue = Date(timeIntervalSince1970: event.time)
    }
    return description
  }
}
