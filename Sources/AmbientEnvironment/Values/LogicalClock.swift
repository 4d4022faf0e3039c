import Synchronization

/// A clock that puts all writes of the process in one order.
///
/// If a modifier and an override set the same value, code reads what was written later.
package enum LogicalClock {
  private static let last = Atomic<UInt64>(0)

  /// Returns a time that is later than all others.
  package static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }

  package static var now: UInt64 { last.load(ordering: .relaxed) }
}
