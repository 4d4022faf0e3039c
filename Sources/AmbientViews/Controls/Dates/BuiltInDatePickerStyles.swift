public import AmbientCore

/// The default style, which leaves the appearance of date pickers to the host.
public struct DefaultDatePickerStyle: Sendable {
  /// Creates a default date picker style.
  public init() {}
}

extension DefaultDatePickerStyle: DatePickerStyle, BuiltInStyle {
  /// Returns an element that has no attribute `style`.
  ///
  /// - Parameter configuration: The properties of the date picker.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerElement(dates: configuration.dates, style: nil, content: configuration.label)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style, which leaves the appearance of date pickers to the host.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A style that shows a date as a small text, which opens a calendar.
///
/// - Note: Ambient only passes this on to the host.
public struct CompactDatePickerStyle: Sendable {
  /// Creates a compact date picker style.
  public init() {}
}

extension CompactDatePickerStyle: DatePickerStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `compact`.
  ///
  /// - Parameter configuration: The properties of the date picker.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerElement(dates: configuration.dates, style: "compact", content: configuration.label)
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style that shows a date as a small text, which opens a calendar.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A style that shows a calendar or a clock.
///
/// - Note: Ambient only passes this on to the host.
public struct GraphicalDatePickerStyle: Sendable {
  /// Creates a graphical date picker style.
  public init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `graphical`.
  ///
  /// - Parameter configuration: The properties of the date picker.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerElement(dates: configuration.dates, style: "graphical", content: configuration.label)
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style that shows a calendar or a clock.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A style that shows the components of a date on wheels.
///
/// - Note: Ambient only passes this on to the host.
public struct WheelDatePickerStyle: Sendable {
  /// Creates a wheel date picker style.
  public init() {}
}

extension WheelDatePickerStyle: DatePickerStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `wheel`.
  ///
  /// - Parameter configuration: The properties of the date picker.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerElement(dates: configuration.dates, style: "wheel", content: configuration.label)
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style that shows the components of a date on wheels.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A style that shows a date in a field.
///
/// - Note: Ambient only passes this on to the host.
public struct FieldDatePickerStyle: Sendable {
  /// Creates a field date picker style.
  public init() {}
}

extension FieldDatePickerStyle: DatePickerStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `field`.
  ///
  /// - Parameter configuration: The properties of the date picker.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerElement(dates: configuration.dates, style: "field", content: configuration.label)
  }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A style that shows a date in a field.
  public nonisolated static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A style that shows a date in a field with a stepper.
///
/// - Note: Ambient only passes this on to the host.
public struct StepperFieldDatePickerStyle: Sendable {
  /// Creates a stepper field date picker style.
  public init() {}
}

extension StepperFieldDatePickerStyle: DatePickerStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `stepperField`.
  ///
  /// - Parameter configuration: The properties of the date picker.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerElement(
      dates: configuration.dates,
      style: "stepperField",
      content: configuration.label
    )
  }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A style that shows a date in a field with a stepper.
  public nonisolated static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}
