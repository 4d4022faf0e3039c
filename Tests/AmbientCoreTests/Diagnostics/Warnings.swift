import AmbientCore
import Synchronization

/// What the library warned of while a test listened.
///
/// ```swift
/// let warnings = Warnings()
/// Diagnostic.$receiver.withValue({ warnings.add($0) }) { host.tap("More") }
/// ```
final class Warnings: Sendable {
  private let diagnostics = Mutex<[Diagnostic]>([])

  func add(_ diagnostic: Diagnostic) { diagnostics.withLock { $0.append(diagnostic) } }

  /// The warnings as they would be printed.
  var texts: [String] { diagnostics.withLock { $0.map(\.description) } }

  /// The first sentence of each.
  var claims: [String] { diagnostics.withLock { $0.map(\.claim) } }
}
