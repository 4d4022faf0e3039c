/// Measures the time of the work and of its floor alternately.
///
/// Other load on the machine therefore affects both.
struct Measurement {
  /// The median of the work, in nanoseconds for one operation.
  let median: Double
  /// The median of the floor, in nanoseconds for one operation.
  let floor: Double

  init(_ work: Timed, floor: Timed, budget: Duration) {
    let sides = [Side(work), Side(floor)]
    let clock = ContinuousClock()
    let end = clock.now + budget
    var samples: [[Double]] = [[], []]
    while samples[0].count < 5 || (clock.now < end && samples[0].count < 2_001) {
      for (index, side) in sides.enumerated() { samples[index].append(side.sample()) }
    }
    median = samples[0].median
    self.floor = samples[1].median
  }

  /// The work or the floor.
  ///
  /// Each sample has so many calls that the clock can resolve its duration.
  private struct Side {
    let timed: Timed
    var calls = 1

    init(_ timed: Timed) {
      self.timed = timed
      // The first calls fill the caches of types, key paths and pools.
      for _ in 0..<3 { _ = sample() }
      guard timed.before == nil else { return }
      while calls < 1 << 20, sample() * Double(calls * timed.operations) < 30_000 { calls *= 2 }
    }

    func sample() -> Double {
      timed.before?()
      let clock = ContinuousClock()
      let start = clock.now
      for _ in 0..<calls { timed.call() }
      let (seconds, attoseconds) = (clock.now - start).components
      let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
      return nanoseconds / Double(calls * timed.operations)
    }
  }
}

extension [Double] {
  /// The middle value in sorted order.
  var median: Double { sorted()[count / 2] }
}

/// Uses a value in a way that the optimizer cannot remove.
@inline(never) @_optimize(none)
package nonisolated func blackHole<Value>(_ value: Value) {}
