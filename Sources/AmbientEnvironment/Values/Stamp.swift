import Synchronization

/// Points in time, in one order for the whole process: what is newer wins.
package enum Stamp {
  private static let last = Atomic<UInt64>(0)

  /// A time later than all before.
  package static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// The latest time that was given out.
  package static var now: UInt64 { last.load(ordering: .relaxed) }
}
