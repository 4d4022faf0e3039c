public import AmbientCore
public import Foundation

/// Steppers that show their value in a format.
///
/// ```swift
/// Stepper("Length", value: $length, in: 0...10, step: 0.5, format: .number)
/// ```
///
/// The text of the value follows the label. Assistive technologies use this text as the value of
/// the stepper.
extension Stepper {
  /// Creates a stepper that changes a value, and shows it in a format.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - step: The amount by which one step changes the value.
  ///   - format: The format. The environment's locale replaces the format's locale.
  ///   - label: The views that describe the value.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), FormattedSteps(value, nil, step, format), onEditingChanged)
  }

  /// Creates a stepper that changes a value within limits, and shows it in a format.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The limits of the value. A step beyond a limit ends at the limit.
  ///   - step: The amount by which one step changes the value.
  ///   - format: The format. The environment's locale replaces the format's locale.
  ///   - label: The views that describe the value.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), FormattedSteps(value, bounds, step, format), onEditingChanged)
  }

  private init<F: ParseableFormatStyle>(
    _ label: Label,
    _ steps: FormattedSteps<F>,
    _ onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      label,
      onIncrement: { steps.step(up: true) },
      onDecrement: { steps.step(up: false) },
      onEditingChanged: onEditingChanged,
      value: { Text(steps.value.wrappedValue, format: steps.format) }
    )
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that has a title, changes a value, and shows it in a format.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: A binding to the value.
  ///   - step: The amount by which one step changes the value.
  ///   - format: The format. The environment's locale replaces the format's locale.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), FormattedSteps(value, nil, step, format), onEditingChanged)
  }

  /// Creates a stepper that has a title, changes a value, and shows it in a format.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - step: The amount by which one step changes the value.
  ///   - format: The format. The environment's locale replaces the format's locale.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), FormattedSteps(value, nil, step, format), onEditingChanged)
  }

  /// Creates a stepper that has a title, changes a value within limits, and shows it in a format.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: A binding to the value.
  ///   - bounds: The limits of the value. A step beyond a limit ends at the limit.
  ///   - step: The amount by which one step changes the value.
  ///   - format: The format. The environment's locale replaces the format's locale.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), FormattedSteps(value, bounds, step, format), onEditingChanged)
  }

  /// Creates a stepper that has a title, changes a value within limits, and shows it in a format.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - bounds: The limits of the value. A step beyond a limit ends at the limit.
  ///   - step: The amount by which one step changes the value.
  ///   - format: The format. The environment's locale replaces the format's locale.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), FormattedSteps(value, bounds, step, format), onEditingChanged)
  }
}

private struct FormattedSteps<F: ParseableFormatStyle>
where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
  let value: Binding<F.FormatInput>
  let bounds: ClosedRange<F.FormatInput>?
  let amount: F.FormatInput.Stride
  let format: F

  init(
    _ value: Binding<F.FormatInput>,
    _ bounds: ClosedRange<F.FormatInput>?,
    _ amount: F.FormatInput.Stride,
    _ format: F
  ) {
    self.value = value
    self.bounds = bounds
    self.amount = amount
    self.format = format
  }

  func step(up: Bool) {
    value.move(up: up, by: amount, in: bounds)
  }
}
