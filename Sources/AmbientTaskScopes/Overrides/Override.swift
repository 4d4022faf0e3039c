public import AmbientEnvironment
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

  /// The value, where this is an override of the key.
  @inlinable
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value { write.value(of: key) }
}
