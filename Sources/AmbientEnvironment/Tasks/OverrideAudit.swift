import Synchronization

/// Watches which overrides are read, and which defaults, to tell a test of those that it forgot.
package final class OverrideAudit: Sendable {
  private let overrides = Mutex<[Override]>([])

  /// Makes an audit of what is overridden from now on.
  package init() {}

  func add(_ override: Override) { overrides.withLock { $0.append(override) } }

  /// The overrides that nobody read.
  package var unread: [Override] { overrides.withLock { $0.filter { !$0.wasRead } } }
}
