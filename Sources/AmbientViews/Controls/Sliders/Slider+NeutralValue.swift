public import AmbientCore

/// Sliders with a neutral value, with enabled bounds, or with a label for the current value.
extension Slider {
  /// Creates a slider whose bar begins at a neutral value, with labels for the ends of its range.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the slider.
  ///   - step: The distance between two adjacent numbers that the user can set; nil if the user can
  ///     set all numbers.
  ///   - neutralValue: The number at which the bar of the slider begins; nil for the lower end of
  ///     the range.
  ///   - enabledBounds: The numbers that the user can set; nil for the whole range.
  ///   - label: The views that describe the number.
  ///   - currentValueLabel: The views that show the current number.
  ///   - minimumValueLabel: The views that describe the lower end of the range.
  ///   - maximumValueLabel: The views that describe the upper end of the range.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step.map { V($0) },
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      scale: SliderScale(neutral: neutralValue, enabled: enabledBounds, currentValueLabel(), []),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with enabled bounds, and with labels for the ends of its range.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the slider.
  ///   - step: The distance between two adjacent numbers that the user can set; nil if the user can
  ///     set all numbers.
  ///   - enabledBounds: The numbers that the user can set; nil for the whole range.
  ///   - label: The views that describe the number.
  ///   - currentValueLabel: The views that show the current number.
  ///   - minimumValueLabel: The views that describe the lower end of the range.
  ///   - maximumValueLabel: The views that describe the upper end of the range.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    enabledBounds: ClosedRange<V>?,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step.map { V($0) },
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      scale: SliderScale(neutral: nil, enabled: enabledBounds, currentValueLabel(), []),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with labels for its current value and for the ends of its range.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the slider.
  ///   - step: The distance between two adjacent numbers that the user can set; nil if the user can
  ///     set all numbers.
  ///   - label: The views that describe the number.
  ///   - currentValueLabel: The views that show the current number.
  ///   - minimumValueLabel: The views that describe the lower end of the range.
  ///   - maximumValueLabel: The views that describe the upper end of the range.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step.map { V($0) },
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      scale: SliderScale(neutral: V?.none, enabled: nil, currentValueLabel(), []),
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider whose bar begins at a neutral value.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the slider.
  ///   - step: The distance between two adjacent numbers that the user can set; nil if the user can
  ///     set all numbers.
  ///   - neutralValue: The number at which the bar of the slider begins; nil for the lower end of
  ///     the range.
  ///   - enabledBounds: The numbers that the user can set; nil for the whole range.
  ///   - label: The views that describe the number.
  ///   - currentValueLabel: The views that show the current number.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step.map { V($0) },
      label(),
      EmptyView(),
      EmptyView(),
      scale: SliderScale(neutral: neutralValue, enabled: enabledBounds, currentValueLabel(), []),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with enabled bounds.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the slider.
  ///   - step: The distance between two adjacent numbers that the user can set; nil if the user can
  ///     set all numbers.
  ///   - enabledBounds: The numbers that the user can set; nil for the whole range.
  ///   - label: The views that describe the number.
  ///   - currentValueLabel: The views that show the current number.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    enabledBounds: ClosedRange<V>?,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step.map { V($0) },
      label(),
      EmptyView(),
      EmptyView(),
      scale: SliderScale(neutral: nil, enabled: enabledBounds, currentValueLabel(), []),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with a label for its current value.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the slider.
  ///   - step: The distance between two adjacent numbers that the user can set; nil if the user can
  ///     set all numbers.
  ///   - label: The views that describe the number.
  ///   - currentValueLabel: The views that show the current number.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step.map { V($0) },
      label(),
      EmptyView(),
      EmptyView(),
      scale: SliderScale(neutral: V?.none, enabled: nil, currentValueLabel(), []),
      onEditingChanged: onEditingChanged
    )
  }
}
