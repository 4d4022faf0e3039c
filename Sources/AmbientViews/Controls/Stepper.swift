public import AmbientCore

/// A control that takes a value up and down by steps.
public struct Stepper<Label: View> {
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?

  /// What the stepper is for.
  public let content: Label

  /// Makes a stepper of what it does; nil for a direction in which it does nothing.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    content = label()
  }

  /// Makes a stepper for a value.
  ///
  /// An integer stays at the bound of its type where a step leads beyond it.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.stepped(up: true, by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.stepped(up: false, by: step) }
    )
  }

  /// Makes a stepper for a value within limits.
  ///
  /// A step that leads beyond a limit ends at it, however large the step is.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label,
      onIncrement: {
        value.wrappedValue = value.wrappedValue.stepped(up: true, by: step).limited(to: bounds)
      },
      onDecrement: {
        value.wrappedValue = value.wrappedValue.stepped(up: false, by: step).limited(to: bounds)
      }
    )
  }
}

extension Stepper: ElementView {
  /// Describes the stepper.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.stepper, isEnabled: environment.isEnabled)
    environment.unusualControlTraits?.describe(&description, in: environment)
    description.on(StepEvent.self) { event in
      if event.isUp { onIncrement?() } else { onDecrement?() }
    }
    return description
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title, of what it does.
  public init(
    _ title: String,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Makes a stepper with a title, for a value.
  public init<V: Strideable>(_ title: String, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// Makes a stepper with a title, for a value within limits.
  public init<V: Strideable>(
    _ title: String,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}
