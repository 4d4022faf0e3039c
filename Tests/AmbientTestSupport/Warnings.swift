import AmbientSupport
import Synchronization

/// The diagnostics that the library reports while a test runs some work.
///
/// ```swift
/// let warnings = Warnings()
/// warnings.during { host.tap("More") }
/// ```
package final class Warnings: Sendable {
  private let diagnostics = Mutex<[Diagnostic]>([])

  package init() {}

  /// Runs some work and records the diagnostics that it causes.
  package func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Diagnostic.$receiver.withValue({ self.add($0) }, operation: work)
  }

  /// Runs some asynchronous work and records the diagnostics that it causes on any thread.
  package func during<Result>(_ work: () async throws -> Result) async rethrows -> Result {
    try await Diagnostic.$receiver.withValue({ self.add($0) }, operation: work)
  }

  /// The full text of each warning, as the library prints it.
  package var texts: [String] { diagnostics.withLock { $0.map(\.description) } }

  package var count: Int { diagnostics.withLock(\.count) }

  /// The first sentence of each warning.
  package var claims: [String] { diagnostics.withLock { $0.map(\.claim) } }

  private func add(_ diagnostic: Diagnostic) { diagnostics.withLock { $0.append(diagnostic) } }
}

/// Runs some work and returns the texts of the warnings that it causes.
package func warnings(_ work: () throws -> Void) rethrows -> [String] {
  let recorder = Warnings()
  try recorder.during(work)
  return recorder.texts
}
