public import AmbientCore

/// A control that increments and decrements a value.
///
/// ```swift
/// Stepper("Seats", value: $seats, in: 1...8)
/// ```
///
/// Hosts see an element of kind `stepper` that takes `StepEvent`. A stepper shows its value only if
/// the stepper has a format. Without a format, put the value into the label.
public struct Stepper<Label: View> {
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  private let onEditingChanged: (@MainActor (Bool) -> Void)?
  private let label: Label
  private let value: (() -> Text)?

  init(
    _ label: Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: (@MainActor (Bool) -> Void)?,
    value: (() -> Text)? = nil
  ) {
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
    self.value = value
    self.label = label
  }

  init<V: Strideable>(
    _ label: Label,
    _ value: Binding<V>,
    in bounds: ClosedRange<V>? = nil,
    by step: V.Stride,
    _ onEditingChanged: (@MainActor (Bool) -> Void)?
  ) {
    self.init(
      label,
      onIncrement: { value.move(up: true, by: step, in: bounds) },
      onDecrement: { value.move(up: false, by: step, in: bounds) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper that runs closures.
  ///
  /// - Parameters:
  ///   - label: The views that describe the value.
  ///   - onIncrement: Runs for a step up; nil if such a step has no effect.
  ///   - onDecrement: Runs for a step down; nil if such a step has no effect.
  ///   - onEditingChanged: Gets true when a change begins, and false when the change ends.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.init(
      label(),
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value.
  ///
  /// - Parameters:
  ///   - value: A binding to the value. An integer stops at the bounds of its type.
  ///   - step: The amount by which one step changes the value.
  ///   - label: The views that describe the value.
  ///   - onEditingChanged: Gets true when a change begins, and false when the change ends.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.init(label(), value, by: step, onEditingChanged)
  }

  /// Creates a stepper for a value within limits.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The limits of the value. A step beyond a limit ends at the limit. If the value is
  ///     already at the limit, such a step does not write the binding.
  ///   - step: The amount by which one step changes the value.
  ///   - label: The views that describe the value.
  ///   - onEditingChanged: Gets true when a change begins, and false when the change ends.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.init(label(), value, in: bounds, by: step, onEditingChanged)
  }
}

extension Stepper: View, LibraryView {
  /// The element of the stepper, with the label, and with the value if the stepper has a format.
  public var body: some View {
    if let onEditingChanged {
      EditingReportingControl(onEditingChanged: onEditingChanged) { reporter in element(reporter) }
    } else {
      element(nil)
    }
  }

  @MainActor @ViewBuilder private func element(_ reporter: EditingReporter?) -> some View {
    if let value {
      StepperElement(
        onIncrement: onIncrement,
        onDecrement: onDecrement,
        reporter: reporter,
        showsValue: true,
        content: HStack {
          label
          value()
        }
      )
    } else {
      StepperElement(
        onIncrement: onIncrement,
        onDecrement: onDecrement,
        reporter: reporter,
        showsValue: false,
        content: label
      )
    }
  }
}

private struct StepperElement<Content: View> {
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let reporter: EditingReporter?
  let showsValue: Bool
  let content: Content
}

extension StepperElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.stepper, isEnabled: environment.isEnabled)
    environment.customControlTraits?.describe(&description, in: environment)
    if showsValue { description[.showsValue] = true }
    description.on(StepEvent.self) { event in
      reporter.perform { if event.isUp { onIncrement?() } else { onDecrement?() } }
    }
    if let reporter { description.on(EditingEvent.self) { reporter.hostReports($0.isEditing) } }
    return description
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that has a title and runs closures; a step without a closure has no effect.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the stepper.
  ///   - onIncrement: Runs for a step up; nil if such a step has no effect.
  ///   - onDecrement: Runs for a step down; nil if such a step has no effect.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper that has a title and runs closures; a step without a closure has no effect.
  ///
  /// - Parameters:
  ///   - title: The title of the stepper.
  ///   - onIncrement: Runs for a step up; nil if such a step has no effect.
  ///   - onDecrement: Runs for a step down; nil if such a step has no effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper for a value, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the stepper.
  ///   - value: A binding to the value.
  ///   - step: The amount by which one step changes the value.
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1)
  {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  /// Creates a stepper for a value, with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the stepper.
  ///   - value: A binding to the value.
  ///   - step: The amount by which one step changes the value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// Creates a stepper for a value within limits, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the stepper.
  ///   - value: A binding to the value.
  ///   - bounds: The limits of the value. A step beyond a limit ends at the limit.
  ///   - step: The amount by which one step changes the value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  /// Creates a stepper for a value within limits, with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the stepper.
  ///   - value: A binding to the value.
  ///   - bounds: The limits of the value. A step beyond a limit ends at the limit.
  ///   - step: The amount by which one step changes the value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}
