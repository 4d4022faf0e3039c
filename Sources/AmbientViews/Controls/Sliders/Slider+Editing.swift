public import AmbientCore

/// Sliders that report when the user begins and ends a change.
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider that reports when a change begins and ends.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      nil,
      EmptyView(),
      EmptyView(),
      EmptyView(),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider that has a step and reports when a change begins and ends.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - step: The distance between two adjacent numbers. The lower limit is the first number. A
  ///     step of 0 or less allows all numbers.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      V(step),
      EmptyView(),
      EmptyView(),
      EmptyView(),
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider that reports when a change begins and ends.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - label: The views that describe the number.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      nil,
      label(),
      EmptyView(),
      EmptyView(),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider that has a step and reports when a change begins and ends.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - step: The distance between two adjacent numbers. The lower limit is the first number. A
  ///     step of 0 or less allows all numbers.
  ///   - label: The views that describe the number.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      V(step),
      label(),
      EmptyView(),
      EmptyView(),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider that reports when a change begins and ends.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  ///   - label: The views that describe the number.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      nil,
      label(),
      EmptyView(),
      EmptyView(),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider that has a step and reports when a change begins and ends.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - step: The distance between two adjacent numbers. The lower limit is the first number. A
  ///     step of 0 or less allows all numbers.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  ///   - label: The views that describe the number.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      V(step),
      label(),
      EmptyView(),
      EmptyView(),
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider {
  /// Creates a slider that reports when a change begins and ends.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - label: The views that describe the number.
  ///   - minimumValueLabel: The views that describe the lower limit.
  ///   - maximumValueLabel: The views that describe the upper limit.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      nil,
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider that has a step and reports when a change begins and ends.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - step: The distance between two adjacent numbers. The lower limit is the first number. A
  ///     step of 0 or less allows all numbers.
  ///   - label: The views that describe the number.
  ///   - minimumValueLabel: The views that describe the lower limit.
  ///   - maximumValueLabel: The views that describe the upper limit.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      V(step),
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider that reports when a change begins and ends.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  ///   - minimumValueLabel: The view that describes the lower limit.
  ///   - maximumValueLabel: The view that describes the upper limit.
  ///   - label: The views that describe the number.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      nil,
      label(),
      minimumValueLabel,
      maximumValueLabel,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider that has a step and reports when a change begins and ends.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - step: The distance between two adjacent numbers. The lower limit is the first number. A
  ///     step of 0 or less allows all numbers.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  ///   - minimumValueLabel: The view that describes the lower limit.
  ///   - maximumValueLabel: The view that describes the upper limit.
  ///   - label: The views that describe the number.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      V(step),
      label(),
      minimumValueLabel,
      maximumValueLabel,
      onEditingChanged: onEditingChanged
    )
  }
}
