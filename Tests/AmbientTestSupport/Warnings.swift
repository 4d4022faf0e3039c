import AmbientSupport
import Synchronization

/// What the library warned of while a test listened.
///
/// ```swift
/// let warnings = Warnings()
/// warnings.during { host.tap("More") }
/// ```
package final class Warnings: Sendable {
  private let diagnostics = Mutex<[Diagnostic]>([])

  package init() {}

  /// Does something, and listens meanwhile.
  package func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Diagnostic.$receiver.withValue({ self.add($0) }, operation: work)
  }

  /// Does something, and listens meanwhile, on all its threads.
  package func during<Result>(_ work: () async throws -> Result) async rethrows -> Result {
    try await Diagnostic.$receiver.withValue({ self.add($0) }, operation: work)
  }

  /// The warnings as they would be printed.
  package var texts: [String] { diagnostics.withLock { $0.map(\.description) } }

  /// How many there are.
  package var count: Int { diagnostics.withLock(\.count) }

  /// The first sentence of each.
  package var claims: [String] { diagnostics.withLock { $0.map(\.claim) } }

  private func add(_ diagnostic: Diagnostic) { diagnostics.withLock { $0.append(diagnostic) } }
}

/// What the library warns of while some work is done.
package func warnings(_ work: () throws -> Void) rethrows -> [String] {
  let heard = Warnings()
  try heard.during(work)
  return heard.texts
}
