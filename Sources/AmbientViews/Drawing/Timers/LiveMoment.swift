import AmbientCore
import Foundation

/// The current date for a text that follows the clock, and the time of the text's next change.
final class LiveMoment {
  let now: Date

  /// The time until the text changes, in seconds; nil if it never changes.
  private(set) var delay: Double?

  init(now: Date) { self.now = now }

  /// Records that a part of the text changes after some time.
  func changes(after delay: Double) {
    // The delay is at least 0.001 seconds. Otherwise, a rounding error could make the delay zero,
    // and the text would be described again and again at the same time.
    self.delay = min(self.delay ?? .infinity, max(delay, 0.001))
  }
}

private struct LiveMomentKey: EnvironmentKey {
  static var defaultValue: LiveMoment? { nil }
  static func _valuesEqual(_ lhs: LiveMoment?, _ rhs: LiveMoment?) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
  /// The date for which a text is described; nil if the text does not follow the clock.
  var liveMoment: LiveMoment? {
    get { self[LiveMomentKey.self] }
    set { self[LiveMomentKey.self] = newValue }
  }

  /// Computes a result that depends on the clock of the tree.
  ///
  /// - Parameter describe: Returns the result for an environment that contains the current date.
  /// - Returns: The result. The current reader runs again when the result has to change.
  @MainActor func following<Result>(_ describe: (EnvironmentValues) -> Result) -> Result {
    guard let tree = treeState else { return describe(self) }
    let clock = DateClock.of(tree)
    let moment = LiveMoment(now: clock.readNow(clockStart))
    var values = self
    values.liveMoment = moment
    let result = describe(values)
    if let delay = moment.delay { clock.readAgain(after: delay) }
    return result
  }
}
