public import AmbientCore

/// Steppers that report when the user begins and ends a change.
extension Stepper {
  /// Creates a stepper that runs closures, and can report each change.
  ///
  /// - Parameters:
  ///   - onIncrement: Runs for a step up; nil if such a step has no effect.
  ///   - onDecrement: Runs for a step down; nil if such a step has no effect.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  ///   - label: The views that describe the value.
  @preconcurrency
  public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label(),
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper that changes a value, and reports each change.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - step: The amount by which one step changes the value.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  ///   - label: The views that describe the value.
  @preconcurrency
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value, by: step, onEditingChanged)
  }

  /// Creates a stepper that changes a value within limits, and reports each change.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The limits of the value. A step beyond a limit ends at the limit.
  ///   - step: The amount by which one step changes the value.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  ///   - label: The views that describe the value.
  @preconcurrency
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value, in: bounds, by: step, onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that runs closures, and reports each change.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - onIncrement: Runs for a step up; nil if such a step has no effect.
  ///   - onDecrement: Runs for a step down; nil if such a step has no effect.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      Text(titleKey),
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper that runs closures, and reports each change.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - onIncrement: Runs for a step up; nil if such a step has no effect.
  ///   - onDecrement: Runs for a step down; nil if such a step has no effect.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      Text(title),
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper that changes a value, and reports each change.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: A binding to the value.
  ///   - step: The amount by which one step changes the value.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(Text(titleKey), value, by: step, onEditingChanged)
  }

  /// Creates a stepper that changes a value, and reports each change.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - step: The amount by which one step changes the value.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(Text(title), value, by: step, onEditingChanged)
  }

  /// Creates a stepper that changes a value within limits, and reports each change.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: A binding to the value.
  ///   - bounds: The limits of the value. A step beyond a limit ends at the limit.
  ///   - step: The amount by which one step changes the value.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(Text(titleKey), value, in: bounds, by: step, onEditingChanged)
  }

  /// Creates a stepper that changes a value within limits, and reports each change.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - bounds: The limits of the value. A step beyond a limit ends at the limit.
  ///   - step: The amount by which one step changes the value.
  ///   - onEditingChanged: Runs with true when the user begins to change the value, and with false
  ///     at the end of the change.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(Text(title), value, in: bounds, by: step, onEditingChanged)
  }
}
