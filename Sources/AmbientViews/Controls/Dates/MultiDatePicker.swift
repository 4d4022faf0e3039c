public import AmbientCore
public import struct Foundation.Date
public import struct Foundation.DateComponents

#if canImport(Darwin)
public import Foundation
#endif

/// A control for choosing any number of days.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Days off", selection: $days)
/// ```
///
/// Hosts see an element of kind `multiDatePicker`, which takes `ChooseDateEvent`. The event adds a
/// day, or removes the day if it is chosen already. The calendar and the time zone of the
/// environment determine the day. An event for a day outside of the bounds has no effect.
///
/// A day is chosen already if the binding has date components with the same `year`, `month` and
/// `day`. The date components that the event adds have the fields `calendar`, `era`, `year`,
/// `month` and `day`.
public struct MultiDatePicker<Label: View> {
  private let days: DaySelection
  private let label: Label

  init(
    _ selection: Binding<Set<DateComponents>>,
    _ minimum: Date?,
    _ end: Date?,
    _ label: Label
  ) {
    days = DaySelection(selection: selection, minimum: minimum, end: end)
    self.label = label
  }
}

extension MultiDatePicker: View, LibraryView {
  /// The element of the date picker, with the label in it.
  public var body: some View { MultiDatePickerElement(days: days, content: label) }
}

extension MultiDatePicker {
  /// Creates a date picker for days, with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the days that the user has chosen.
  ///   - label: The views that describe the days.
  public init(
    selection: Binding<Set<DateComponents>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, label())
  }

  /// Creates a date picker for days within a range, with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the days that the user has chosen.
  ///   - bounds: The range. The user can choose the day of the lower bound, and later days that
  ///     begin before the upper bound.
  ///   - label: The views that describe the days.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// Creates a date picker for days from an earliest day on, with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the days that the user has chosen.
  ///   - bounds: The range. The user can choose the day of the lower bound, and all later days.
  ///   - label: The views that describe the days.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// Creates a date picker for days that begin before a date, with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the days that the user has chosen.
  ///   - bounds: The range. The user can choose days that begin before the upper bound.
  ///   - label: The views that describe the days.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a date picker for days, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the date picker.
  ///   - selection: A binding to the days that the user has chosen.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  /// Creates a date picker for days, with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the date picker.
  ///   - selection: A binding to the days that the user has chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, nil, Text(title))
  }

  /// Creates a date picker for days, with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the date picker.
  ///   - selection: A binding to the days that the user has chosen.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, nil, Text(titleResource))
  }

  /// Creates a date picker for days within a range, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the date picker.
  ///   - selection: A binding to the days that the user has chosen.
  ///   - bounds: The range. The user can choose the day of the lower bound, and later days that
  ///     begin before the upper bound.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  /// Creates a date picker for days within a range, with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the date picker.
  ///   - selection: A binding to the days that the user has chosen.
  ///   - bounds: The range. The user can choose the day of the lower bound, and later days that
  ///     begin before the upper bound.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
  }

  /// Creates a date picker for days within a range, with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the date picker.
  ///   - selection: A binding to the days that the user has chosen.
  ///   - bounds: The range. The user can choose the day of the lower bound, and later days that
  ///     begin before the upper bound.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleResource))
  }

  /// Creates a date picker for days from an earliest day on, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the date picker.
  ///   - selection: A binding to the days that the user has chosen.
  ///   - bounds: The range. The user can choose the day of the lower bound, and all later days.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(titleKey))
  }

  /// Creates a date picker for days from an earliest day on, with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the date picker.
  ///   - selection: A binding to the days that the user has chosen.
  ///   - bounds: The range. The user can choose the day of the lower bound, and all later days.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(title))
  }

  /// Creates a date picker for days from an earliest day on, with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the date picker.
  ///   - selection: A binding to the days that the user has chosen.
  ///   - bounds: The range. The user can choose the day of the lower bound, and all later days.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(titleResource))
  }

  /// Creates a date picker for days that begin before a date, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the date picker.
  ///   - selection: A binding to the days that the user has chosen.
  ///   - bounds: The range. The user can choose days that begin before the upper bound.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(titleKey))
  }

  /// Creates a date picker for days that begin before a date, with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the date picker.
  ///   - selection: A binding to the days that the user has chosen.
  ///   - bounds: The range. The user can choose days that begin before the upper bound.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(title))
  }

  /// Creates a date picker for days that begin before a date, with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the date picker.
  ///   - selection: A binding to the days that the user has chosen.
  ///   - bounds: The range. The user can choose days that begin before the upper bound.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(titleResource))
  }
}
