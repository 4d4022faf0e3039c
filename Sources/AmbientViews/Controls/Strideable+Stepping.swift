extension Strideable {
  /// The value a step further up or down.
  ///
  /// Integers stop at the bounds of their type, where `advanced(by:)` traps. A step that leads to no
  /// number, such as one that is not a number itself, leads nowhere.
  func stepped(up: Bool, by step: Stride) -> Self {
    if let number = self as? any FixedWidthInteger, let step = step as? Int,
      let result = number.advancedWithinType(up: up == (step > 0), by: step.magnitude) as? Self
    {
      return result
    }
    let result = advanced(by: up ? step : -step)
    // Only what is not a number differs from itself.
    return result == result ? result : self
  }

  /// The value, or the nearest one within bounds; the lower bound for what is not a number.
  func limited(to bounds: ClosedRange<Self>) -> Self {
    // Asked this way, because all comparisons with what is not a number are false.
    guard self >= bounds.lowerBound else { return bounds.lowerBound }
    return self <= bounds.upperBound ? self : bounds.upperBound
  }
}

extension FixedWidthInteger {
  /// The number with a distance added or subtracted, or the bound of the type on the way there.
  fileprivate func advancedWithinType(up: Bool, by distance: UInt) -> Self {
    // Exact although it wraps: the magnitude has a number for each distance between two of the type.
    let room = Magnitude(truncatingIfNeeded: up ? Self.max &- self : self &- Self.min)
    guard distance <= room else { return up ? .max : .min }
    let distance = Self(truncatingIfNeeded: distance)
    return up ? self &+ distance : self &- distance
  }
}
