/// The last values that a gesture measured, with their times; the speed is computed from them.
struct RecentSamples<Value: Equatable> {
  private var samples: [(time: Double, value: Value)] = []

  /// The time in seconds over which the speed is measured.
  private static var window: Double { 0.1 }

  /// Adds a value, and removes the first values if they are too old or if the pointer rested after
  /// them.
  mutating func add(_ value: Value, at time: Double) {
    // Two fingers that move at the same time cause two events.
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, value))
    while samples.count > 2,
      samples[1].time <= time - Self.window || samples[1].time > samples[0].time + Self.window
    {
      samples.removeFirst()
    }
  }

  /// Adds the value at the end of a gesture, if the value differs from the last one.
  ///
  /// A release is an event of its own. If the pointer is still in the same place, the release says
  /// nothing about the speed.
  mutating func addRelease(_ value: Value, at time: Double) {
    if samples.last?.value != value { add(value, at: time) }
  }

  /// Returns the first and the last value, and the seconds between them.
  ///
  /// - Parameter time: The current time.
  /// - Returns: The values; nil if there is only one value, or if the last value is too old. In
  ///   these cases, the pointer has no speed.
  func movement(at time: Double) -> (first: Value, last: Value, duration: Double)? {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      time - last.time <= Self.window
    else { return nil }
    return (first.value, last.value, last.time - first.time)
  }
}
