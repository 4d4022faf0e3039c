public import AmbientCore

/// Sliders with marks.
extension Slider {
  /// Creates a slider with marks, and with labels for the ends of its range.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the slider.
  ///   - step: The distance between two adjacent numbers that the user can set. If the step is nil,
  ///     or is 0 or less, the user can set only the values of the marks.
  ///   - neutralValue: The number at which the bar of the slider begins; nil for the lower end of
  ///     the range.
  ///   - enabledBounds: The numbers that the user can set; nil for the whole range. If all of
  ///     these numbers are outside of the range, the user can set only the end of the range that
  ///     is nearest to these numbers.
  ///   - label: The views that describe the number.
  ///   - currentValueLabel: The views that show the current number.
  ///   - minimumValueLabel: The views that describe the lower end of the range.
  ///   - maximumValueLabel: The views that describe the upper end of the range.
  ///   - ticks: The marks.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint, CurrentLabel: View, Ticks: SliderTickContent<V>>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step.map { V($0) },
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      scale: SliderScale(
        neutral: neutralValue,
        enabled: enabledBounds,
        currentValueLabel(),
        ticks()._marks
      ),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with marks at its steps, and with labels for the ends of its range.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the slider.
  ///   - step: The distance between two adjacent numbers that the user can set.
  ///   - neutralValue: The number at which the bar of the slider begins; nil for the lower end of
  ///     the range.
  ///   - enabledBounds: The numbers that the user can set; nil for the whole range. If all of
  ///     these numbers are outside of the range, the user can set only the end of the range that
  ///     is nearest to these numbers.
  ///   - label: The views that describe the number.
  ///   - currentValueLabel: The views that show the current number.
  ///   - minimumValueLabel: The views that describe the lower end of the range.
  ///   - maximumValueLabel: The views that describe the upper end of the range.
  ///   - tick: Returns the mark for the number at a step; nil for no mark. A slider with more than
  ///     10,000 steps has no marks.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      V(step),
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      scale: SliderScale(
        neutral: neutralValue,
        enabled: enabledBounds,
        currentValueLabel(),
        Self.marks(bounds, step, tick)
      ),
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the slider.
  ///   - step: The distance between two adjacent numbers that the user can set. If the step is nil,
  ///     or is 0 or less, the user can set only the values of the marks.
  ///   - neutralValue: The number at which the bar of the slider begins; nil for the lower end of
  ///     the range.
  ///   - enabledBounds: The numbers that the user can set; nil for the whole range. If all of
  ///     these numbers are outside of the range, the user can set only the end of the range that
  ///     is nearest to these numbers.
  ///   - label: The views that describe the number.
  ///   - currentValueLabel: The views that show the current number.
  ///   - ticks: The marks.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint, CurrentLabel: View, Ticks: SliderTickContent<V>>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step.map { V($0) },
      label(),
      EmptyView(),
      EmptyView(),
      scale: SliderScale(
        neutral: neutralValue,
        enabled: enabledBounds,
        currentValueLabel(),
        ticks()._marks
      ),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with marks at its steps.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the slider.
  ///   - step: The distance between two adjacent numbers that the user can set.
  ///   - neutralValue: The number at which the bar of the slider begins; nil for the lower end of
  ///     the range.
  ///   - enabledBounds: The numbers that the user can set; nil for the whole range. If all of
  ///     these numbers are outside of the range, the user can set only the end of the range that
  ///     is nearest to these numbers.
  ///   - label: The views that describe the number.
  ///   - currentValueLabel: The views that show the current number.
  ///   - tick: Returns the mark for the number at a step; nil for no mark. A slider with more than
  ///     10,000 steps has no marks.
  ///   - onEditingChanged: Runs with true when the user begins to change the number, and with false
  ///     at the end of the change.
  @preconcurrency
  public init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      V(step),
      label(),
      EmptyView(),
      EmptyView(),
      scale: SliderScale(
        neutral: neutralValue,
        enabled: enabledBounds,
        currentValueLabel(),
        Self.marks(bounds, step, tick)
      ),
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider {
  private static func marks<V: BinaryFloatingPoint>(
    _ bounds: ClosedRange<V>,
    _ step: V.Stride,
    _ tick: (V) -> SliderTick<V>?
  ) -> [_SliderMark] where V.Stride: BinaryFloatingPoint {
    let (step, range) = (Double(V(step)), Double(bounds.lowerBound)...Double(bounds.upperBound))
    let steps = (range.upperBound - range.lowerBound) / step
    // If `steps` is NaN, the comparison is false.
    guard step > 0, steps <= 10_000 else { return [] }
    // Rounding may make the number of steps a bit too low, by less than one step.
    let last = Int(steps + min(0.5, max(1e-9, 4 * steps * Double(V.ulpOfOne))))
    return _SliderTicks<V>(
      parts: (0...last).map { index in
        let value = range.number(after: Double(index), of: step)
        return (index, value.flatMap { tick(V($0)) }?._marks ?? [])
      }
    )
    ._marks
  }
}
