import AmbientCore
import Synchronization

/// What the library warned of while a test listened.
final class Warnings: Sendable {
  private let diagnostics = Mutex<[Diagnostic]>([])

  func add(_ diagnostic: Diagnostic) { diagnostics.withLock { $0.append(diagnostic) } }

  /// The warnings as they would be printed.
  var texts: [String] { diagnostics.withLock { $0.map(\.description) } }
}

/// What the library warns of while some work is done.
@MainActor func warnings(_ work: () -> Void) -> [String] {
  let heard = Warnings()
  Diagnostic.$receiver.withValue({ heard.add($0) }, operation: work)
  return heard.texts
}
