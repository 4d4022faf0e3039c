public import AmbientCore
public import Foundation

extension Stepper where Label == Text {
  /// Creates a stepper that runs closures, and reports each change.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - onIncrement: Runs for a step up; nil if such a step has no effect.
  ///   - onDecrement: Runs for a step down; nil if such a step has no effect.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      Text(titleResource),
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper that changes a value, and reports each change.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: A binding to the value.
  ///   - step: The amount by which one step changes the value.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @preconcurrency
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      value: value,
      step: step,
      onEditingChanged: onEditingChanged,
      label: { Text(titleResource) }
    )
  }

  /// Creates a stepper that changes a value within limits, and reports each change.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: A binding to the value.
  ///   - bounds: The limits of the value. A step beyond a limit ends at the limit.
  ///   - step: The amount by which one step changes the value.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @preconcurrency
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      onEditingChanged: onEditingChanged,
      label: { Text(titleResource) }
    )
  }

  /// Creates a stepper that has a title, changes a value, and shows it in a format.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: A binding to the value.
  ///   - step: The amount by which one step changes the value.
  ///   - format: The format. The environment's locale replaces the format's locale.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @preconcurrency
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value,
      step: step,
      format: format,
      label: { Text(titleResource) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper that has a title, changes a value within limits, and shows it in a format.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: A binding to the value.
  ///   - bounds: The limits of the value. A step beyond a limit ends at the limit.
  ///   - step: The amount by which one step changes the value.
  ///   - format: The format. The environment's locale replaces the format's locale.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @preconcurrency
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value,
      in: bounds,
      step: step,
      format: format,
      label: { Text(titleResource) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper that has a title and runs closures; a step without a closure has no effect.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the stepper.
  ///   - onIncrement: Runs for a step up; nil if such a step has no effect.
  ///   - onDecrement: Runs for a step down; nil if such a step has no effect.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper for a value, with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the stepper.
  ///   - value: A binding to the value.
  ///   - step: The amount by which one step changes the value.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(titleResource) }
  }

  /// Creates a stepper for a value within limits, with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the stepper.
  ///   - value: A binding to the value.
  ///   - bounds: The limits of the value. A step beyond a limit ends at the limit.
  ///   - step: The amount by which one step changes the value.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleResource) }
  }
}
