import AmbientAnimation

extension Animation {
  /// Returns the seconds after which the animation counts as complete.
  ///
  /// - Parameters:
  ///   - value: The change of the animated value.
  ///   - end: The seconds after which the animation ends.
  ///   - context: The context of the animation.
  /// - Returns: At most `end`.
  func logicalDuration<V: VectorArithmetic>(
    of value: V,
    end: Double,
    in context: AnimationContext<V>
  ) -> Double {
    var result: Double =
      if case .spring(let duration, _, _) = curve {
        duration
      } else {
        curve.duration(of: value, context) ?? end
      }
    for (index, adjustment) in adjustments.enumerated() {
      switch adjustment {
      case .delay(let delay): result = max(0, result + delay)
      case .speed(let speed): result /= max(speed, 1e-9)
      case .logicalCompletion(let seconds): result = min(result, seconds)
      case .repetition(nil, _): result = .infinity
      case .repetition(let count?, _):
        // Each run before the last one adds its whole duration.
        guard count > 1 else { continue }
        result += (duration(value, adjustments[..<index], context) ?? end) * Double(count - 1)
      }
    }
    return min(result, end)
  }
}
