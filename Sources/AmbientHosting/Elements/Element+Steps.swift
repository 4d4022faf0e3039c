extension Element {
  /// Returns the event of one step up or down, for an element that takes `AdjustEvent`.
  ///
  /// A step is the ``ElementAttribute/step`` of the element. Without this attribute, a step goes to
  /// the next mark of a slider, or else by a tenth of the range.
  ///
  /// - Returns: The event; nil if the element is enabled and already has the value.
  func step(up isUp: Bool) -> AdjustEvent? {
    let number = number(up: isUp)
    return number == self[.value] && isEnabled && isMounted ? nil : .adjust(number)
  }

  /// The value after one step up or down; the present value if it is beyond the enabled bounds, and
  /// the step would go the other way.
  private func number(up isUp: Bool) -> Double {
    let (minimum, maximum) = (self[.minimum] ?? 0, self[.maximum] ?? 1)
    let lowest = max(minimum, self[.enabledMinimum] ?? minimum)
    let highest = min(maximum, self[.enabledMaximum] ?? maximum)
    let value = self[.value] ?? minimum
    if self[.step] == nil {
      let marks = marks.filter { lowest <= $0 && $0 <= highest }
      let next = isUp ? marks.filter { $0 > value }.min() : marks.filter { $0 < value }.max()
      if !marks.isEmpty { return next ?? value }
    }
    let distance = self[.step] ?? (maximum - minimum) / 10
    let number = min(max(isUp ? value + distance : value - distance, lowest), highest)
    return isUp ? max(number, value) : min(number, value)
  }

  /// The values of the marks of a slider.
  private var marks: [Double] {
    children.compactMap { $0.kind == .sliderTick ? $0[.value] : nil }
  }
}
