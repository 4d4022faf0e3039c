public import AmbientCore
public import struct Foundation.Date

#if canImport(Darwin)
public import Foundation
#endif

extension DatePicker where Label == Text {
  /// Creates a date picker for a date, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the date picker.
  ///   - selection: A binding to the date.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker for a date, with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the date picker.
  ///   - selection: A binding to the date.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// Creates a date picker for a date, with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the date picker.
  ///   - selection: A binding to the date.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleResource))
  }

  /// Creates a date picker for a date within a range, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the date picker.
  ///   - selection: A binding to the date.
  ///   - range: The dates that the user can choose.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker for a date within a range, with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the date picker.
  ///   - selection: A binding to the date.
  ///   - range: The dates that the user can choose.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }

  /// Creates a date picker for a date within a range, with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the date picker.
  ///   - selection: A binding to the date.
  ///   - range: The dates that the user can choose.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection,
      range.lowerBound,
      range.upperBound,
      displayedComponents,
      Text(titleResource)
    )
  }

  /// Creates a date picker with an earliest date, and with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the date picker.
  ///   - selection: A binding to the date.
  ///   - range: The range of dates that the user can choose, from the earliest date.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with an earliest date, and with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the date picker.
  ///   - selection: A binding to the date.
  ///   - range: The range of dates that the user can choose, from the earliest date.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
  }

  /// Creates a date picker with an earliest date, and with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the date picker.
  ///   - selection: A binding to the date.
  ///   - range: The range of dates that the user can choose, from the earliest date.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleResource))
  }

  /// Creates a date picker with a latest date, and with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the date picker.
  ///   - selection: A binding to the date.
  ///   - range: The range of dates that the user can choose, up to the latest date.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a latest date, and with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the date picker.
  ///   - selection: A binding to the date.
  ///   - range: The range of dates that the user can choose, up to the latest date.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
  }

  /// Creates a date picker with a latest date, and with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the date picker.
  ///   - selection: A binding to the date.
  ///   - range: The range of dates that the user can choose, up to the latest date.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleResource))
  }
}
