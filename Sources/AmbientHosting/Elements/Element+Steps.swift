extension Element {
  /// Returns the event of one step up or down, for an element that takes `AdjustEvent`.
  ///
  /// The attribute ``ElementAttribute/step`` is the size of a step. Without this attribute, a step
  /// goes to the next mark of the slider. Without marks, a step is a tenth of the range.
  ///
  /// - Returns: The event; nil if a step does not change the value. For a disabled or unmounted
  ///   element, the result is never nil, so that the caller sends the event and learns that the
  ///   element does not take it.
  func step(up isUp: Bool) -> AdjustEvent? {
    let number = number(up: isUp)
    return number == self[.value] && isEnabled && isMounted ? nil : .adjust(number)
  }

  /// Returns the value after one step up or down.
  ///
  /// A step up does not change a value above the enabled bounds. A step down does not change a
  /// value below the enabled bounds.
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

  private var marks: [Double] {
    children.compactMap { $0.kind == .sliderTick ? $0[.value] : nil }
  }
}
