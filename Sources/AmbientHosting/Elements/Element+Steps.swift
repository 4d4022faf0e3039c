extension Element {
  /// The value after one step up or down, for an element that takes `AdjustEvent`.
  ///
  /// A step is the ``ElementAttribute/step`` of the element, or else a tenth of its range.
  func number(up isUp: Bool) -> Double {
    let (minimum, maximum) = (self[.minimum] ?? 0, self[.maximum] ?? 1)
    let distance = self[.step] ?? (maximum - minimum) / 10
    let value = self[.value] ?? minimum
    return min(max(isUp ? value + distance : value - distance, minimum), maximum)
  }
}
