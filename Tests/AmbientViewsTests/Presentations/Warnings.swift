import AmbientCore
import Synchronization

/// The warnings that are given while some work is done.
@MainActor func warnings(_ work: () -> Void) -> [String] {
  let heard = HeardWarnings()
  Diagnostic.$receiver.withValue({ heard.add($0.description) }, operation: work)
  return heard.texts
}

private final class HeardWarnings: Sendable {
  private let heard = Mutex<[String]>([])

  var texts: [String] { heard.withLock { $0 } }

  func add(_ text: String) { heard.withLock { $0.append(text) } }
}
