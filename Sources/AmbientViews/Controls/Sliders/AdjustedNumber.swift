import AmbientCore

/// The number of a slider, with the limits within which a user can set it.
struct AdjustedNumber {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  var scale: SliderScale?

  /// The part of the range that a user can set.
  private var enabledBounds: ClosedRange<Double> {
    scale?.enabledBounds?.clamped(to: bounds) ?? bounds
  }

  /// Returns the number that a user can set and that is nearest to the given number; the lower
  /// limit for NaN.
  func allowed(_ number: Double) -> Double {
    let enabled = enabledBounds
    let limited = number.limited(to: enabled)
    guard let step, step > 0 else { return nearestMark(to: limited) ?? limited }
    return self.number(after: ((limited - bounds.lowerBound) / step).rounded(), of: step)
      .flatMap { allowedStep($0, of: step) } ?? limited
  }

  /// The number after a number of steps; nil if the lower limit is infinite, so that steps cannot
  /// be counted from it.
  private func number(after steps: Double, of step: Double) -> Double? {
    // The product of zero and an infinite step is NaN.
    guard steps > 0 else { return bounds.lowerBound }
    let result = bounds.lowerBound + steps * step
    return result.isNaN ? nil : min(result, bounds.upperBound)
  }

  /// Moves a number with a whole number of steps into the enabled bounds; nil if they contain no
  /// such number.
  private func allowedStep(_ number: Double, of step: Double) -> Double? {
    let enabled = enabledBounds
    guard !enabled.contains(number) else { return number }
    let limit = number.limited(to: enabled)
    let steps = (limit - bounds.lowerBound) / step
    let next = self.number(after: steps.rounded(number < limit ? .up : .down), of: step)
    return next.flatMap { enabled.contains($0) ? $0 : nil }
  }

  private func nearestMark(to number: Double) -> Double? {
    let enabled = enabledBounds
    return scale?.marks.lazy.map(\.value).filter { enabled.contains($0) }
      .min { abs($0 - number) < abs($1 - number) }
  }
}
