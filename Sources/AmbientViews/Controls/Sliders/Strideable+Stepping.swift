import AmbientCore

extension Binding where Value: Strideable {
  /// Moves the value by one step, but not beyond a bound; writes nothing if the value stays the
  /// same.
  func move(up: Bool, by step: Value.Stride, in bounds: ClosedRange<Value>? = nil) {
    let value = wrappedValue
    var result = value.stepped(up: up, by: step)
    if let bounds { result = result.limited(to: bounds) }
    if result != value { wrappedValue = result }
  }
}

extension Strideable {
  /// Returns the value after one step up or down.
  ///
  /// Integers stop at the bounds of their type, where `advanced(by:)` would trap. The value is
  /// unchanged if the result would be NaN.
  func stepped(up: Bool, by step: Stride) -> Self {
    if let number = self as? any FixedWidthInteger, let step = step as? Int,
      let result = number.advancedWithinType(up: up == (step > 0), by: step.magnitude) as? Self
    {
      return result
    }
    let result = advanced(by: up ? step : -step)
    // Only NaN differs from itself.
    return result == result ? result : self
  }

  /// Returns the value, limited to the bounds; the lower bound for NaN.
  func limited(to bounds: ClosedRange<Self>) -> Self {
    // For NaN, the comparison is false.
    guard self >= bounds.lowerBound else { return bounds.lowerBound }
    return self <= bounds.upperBound ? self : bounds.upperBound
  }
}

extension FixedWidthInteger {
  /// Returns the number plus or minus a distance, limited to the bounds of the type.
  fileprivate func advancedWithinType(up: Bool, by distance: UInt) -> Self {
    // The subtraction may wrap, but `room` is exact: `Magnitude` can represent the distance between
    // any two numbers of the type.
    let room = Magnitude(truncatingIfNeeded: up ? Self.max &- self : self &- Self.min)
    guard distance <= room else { return up ? .max : .min }
    let distance = Self(truncatingIfNeeded: distance)
    return up ? self &+ distance : self &- distance
  }
}
