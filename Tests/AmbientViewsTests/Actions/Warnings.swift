import AmbientCore
import Synchronization

/// What the library warned of while a test listened.
final class Warnings: Sendable {
  private let diagnostics = Mutex<[Diagnostic]>([])

  func add(_ diagnostic: Diagnostic) { diagnostics.withLock { $0.append(diagnostic) } }

  /// The warnings as they would be printed.
  var texts: [String] { diagnostics.withLock { $0.map(\.description) } }
}
