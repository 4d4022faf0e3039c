package import AmbientSupport
import Synchronization

/// The value that a key was given for the time of some work.
// @unchecked: the write never changes after it was made, and its value was written as a sendable one.
@usableFromInline
package final class Override: @unchecked Sendable {
  @usableFromInline let write: EnvironmentWrite

  /// What it was written for.
  let key: ObjectIdentifier

  /// The one that was given before it, if both came into one list of ``Overrides``.
  let next: Override?

  /// When it was given.
  @usableFromInline package let stamp: UInt64

  /// Where it was given.
  package let place: SourceLocation?

  private let isRead = Atomic(false)

  init(
    _ write: EnvironmentWrite,
    _ stamp: UInt64,
    at place: SourceLocation?,
    before next: Override?
  ) {
    self.write = write
    key = write.key
    self.next = next
    self.stamp = stamp
    self.place = place
  }

  /// The name of the key in reports.
  package var label: String { write.label }

  /// The value.
  package var value: Any { write.anyValue }

  /// Where it was given, in words.
  package var placeDescription: String { place.map { "\($0)" } ?? "an unknown place" }

  /// Whether anybody read it, where that is watched.
  package var wasRead: Bool { isRead.load(ordering: .relaxed) }

  func noteRead() { isRead.store(true, ordering: .relaxed) }

  /// The value, if this is an override of the key.
  @inlinable
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    // Safe because overrides are filed under the identity of their key.
    unsafeDowncast(write, to: EnvironmentWriteOf<K>.self).value
  }
}

/// Points in time, in one order for the whole process: what is newer wins.
package enum Stamp {
  private static let last = Atomic<UInt64>(0)

  /// A time later than all before.
  package static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// The latest time that was given out.
  package static var now: UInt64 { last.load(ordering: .relaxed) }
}
