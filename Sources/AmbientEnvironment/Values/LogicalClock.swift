import Synchronization

/// A clock that tells whether a modifier or an override was written later.
///
/// If both set a value for the same key, code reads the value that was written later. Each override
/// advances the clock with `next()`. A write of a modifier takes the time `now`, and does not
/// advance the clock. Two writes of modifiers can therefore have the same time.
package enum LogicalClock {
  private static let last = Atomic<UInt64>(0)

  /// Returns a time that is later than all others.
  package static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }

  package static var now: UInt64 { last.load(ordering: .relaxed) }
}
