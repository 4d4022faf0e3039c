public import AmbientEnvironment
package import AmbientSupport
import Synchronization

/// The value that a key has during an operation, such as the operation of `withDependencies`.
// @unchecked: `write` never changes, and the values of overrides are sendable.
@usableFromInline
package final class Override: @unchecked Sendable {
  @usableFromInline let write: EnvironmentWrite

  let key: ObjectIdentifier

  /// The next older override in the same list of ``Overrides``, if there is one.
  let next: Override?

  /// A number that is greater in newer overrides.
  @usableFromInline package let stamp: UInt64

  package let location: SourceLocation?

  private let isRead = Atomic(false)

  init(
    _ write: EnvironmentWrite,
    _ stamp: UInt64,
    at location: SourceLocation?,
    before next: Override?
  ) {
    self.write = write
    key = write.key
    self.next = next
    self.stamp = stamp
    self.location = location
  }

  package var label: String { write.label }

  package var value: Any { write.anyValue }

  package var locationDescription: String { location.map { "\($0)" } ?? "an unknown place" }

  /// Whether a read has found the override.
  ///
  /// The property is reliable only in a task scope with a ``DependencyAudit``. Other task scopes do
  /// not record each read.
  package var wasRead: Bool { isRead.load(ordering: .relaxed) }

  func noteRead() { isRead.store(true, ordering: .relaxed) }

  /// Returns the value; `key` must be the key of this override.
  @inlinable
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value { write.value(of: key) }
}
