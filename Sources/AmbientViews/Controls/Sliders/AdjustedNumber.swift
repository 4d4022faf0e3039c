import AmbientCore

/// The number of a slider, and the limits within which a user can set the number.
struct AdjustedNumber {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>

  /// The distance between neighboring numbers, greater than 0; nil if there are no steps.
  let step: Double?

  var scale: SliderScale?

  /// The limits of the numbers that a user can set.
  ///
  /// If the enabled bounds of `scale` are completely above `bounds`, both limits are the upper
  /// bound of `bounds`. If the enabled bounds are completely below `bounds`, both limits are the
  /// lower bound of `bounds`.
  var enabledBounds: ClosedRange<Double> {
    scale?.enabledBounds?.clamped(to: bounds) ?? bounds
  }

  /// Returns the number that the slider gets when the user chooses `number`.
  ///
  /// The function limits `number` to the enabled bounds; NaN becomes the lower limit. In a slider
  /// with steps, the function then rounds to an enabled step. In a slider without steps, the
  /// function returns the nearest enabled mark. If no step or mark is enabled, the result is the
  /// limited number.
  func allowed(_ number: Double) -> Double {
    let enabled = enabledBounds
    let limited = number.limited(to: enabled)
    guard let step else { return nearestMark(to: limited) ?? limited }
    return bounds.number(after: ((limited - bounds.lowerBound) / step).rounded(), of: step)
      .flatMap { allowedStep($0, of: step) } ?? limited
  }

  /// Returns `number` if it is enabled, or else the nearest enabled step; nil if there is none.
  ///
  /// A step is the lower bound of `bounds` plus a multiple of `step`. If the sum is above `bounds`,
  /// the upper bound is the step instead. The argument `number` must be a step.
  private func allowedStep(_ number: Double, of step: Double) -> Double? {
    let enabled = enabledBounds
    guard !enabled.contains(number) else { return number }
    let limit = number.limited(to: enabled)
    let steps = (limit - bounds.lowerBound) / step
    let next = bounds.number(after: steps.rounded(number < limit ? .up : .down), of: step)
    return next.flatMap { enabled.contains($0) ? $0 : nil }
  }

  private func nearestMark(to number: Double) -> Double? {
    let enabled = enabledBounds
    return scale?.marks.lazy.map(\.value).filter { enabled.contains($0) }
      .min { abs($0 - number) < abs($1 - number) }
  }
}

extension ClosedRange<Double> {
  /// Returns the lower bound plus a number of steps, or the upper bound if the sum is greater.
  ///
  /// If `steps` is not greater than 0, or is NaN, the result is the lower bound. Otherwise, the
  /// result is nil if the sum is NaN.
  func number(after steps: Double, of step: Double) -> Double? {
    // The product of zero and an infinite step is NaN.
    guard steps > 0 else { return lowerBound }
    let result = lowerBound + steps * step
    return result.isNaN ? nil : Swift.min(result, upperBound)
  }
}
