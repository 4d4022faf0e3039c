public import AmbientCore
public import struct Foundation.Date

/// A control for choosing a date, a time of day, or both.
///
/// ```swift
/// DatePicker("Start", selection: $start, in: Date()..., displayedComponents: .date)
/// ```
///
/// Hosts see an element of kind `datePicker`. Its attributes are the date and the limits in seconds
/// since 1970, the components that the user sees, and the date as a text. The text follows the
/// locale, the calendar and the time zone of the environment.
///
/// The element takes `ChooseDateEvent`. The date picker limits the event's date to the range, and
/// writes the result to the binding.
///
/// - Invalidation: A change of the date updates the element; bodies run only if they read the
///   binding.
public struct DatePicker<Label: View> {
  /// The components that a date picker shows.
  public typealias Components = DatePickerComponents

  private let dates: DateSelection
  private let label: Label

  @Environment(\.datePickerStyles) private var styles

  init(
    _ selection: Binding<Date>,
    _ minimum: Date?,
    _ maximum: Date?,
    _ components: Components,
    _ label: Label
  ) {
    dates = DateSelection(
      selection: selection,
      minimum: minimum,
      maximum: maximum,
      components: components
    )
    self.label = label
  }
}

extension DatePicker: View, LibraryView {
  /// The view of the nearest style, or the element of the date picker if no style is set.
  public var body: some View {
    switch styles {
    case .unstyled: DatePickerElement(dates: dates, content: label)
    case .style(let style, let outer): style.show(ControlParts(label), dates, outer: outer)
    }
  }
}

extension DatePicker {
  /// Creates a date picker for a date, with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  ///   - label: The views that describe the date.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// Creates a date picker for a date within a range, with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date.
  ///   - range: The dates that the user can choose.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  ///   - label: The views that describe the date.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// Creates a date picker with an earliest date, and with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date.
  ///   - range: The range of dates that the user can choose, from the earliest date.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  ///   - label: The views that describe the date.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// Creates a date picker with a latest date, and with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date.
  ///   - range: The range of dates that the user can choose, up to the latest date.
  ///   - displayedComponents: Whether the date picker shows the date, the time of day, or both.
  ///   - label: The views that describe the date.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }
}
