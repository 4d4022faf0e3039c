import AmbientGraph
import Synchronization

/// The moment at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// The animation looks complete, although a spring may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")

  /// The animation has stopped completely.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

extension Transaction {
  /// Adds a closure that runs once, when the animations of this transaction are complete.
  ///
  /// - Parameters:
  ///   - criteria: The moment at which the animations count as complete.
  ///   - completion: The closure. It runs after the writes of this transaction, the updates that
  ///     apply the writes, and the animations. It runs on the thread on which the last of this work
  ///     ends.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }
}

/// An action that runs once, when everything that it waits for has finished.
///
/// A completion handler of a transaction waits for the writes that have the transaction, for the
/// updates that apply these writes, and for the animations of the changes. For each of them,
/// `await()` is called at the beginning, and `finish()` at the end.
// Sendable because the count and the flag are atomic, and only one call of `finish()` accesses the
// action: the first call after which the count is 0.
final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private let unfinished = Atomic<Int>(0)
  private let isDone = Atomic(false)

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func await() { unfinished.add(1, ordering: .relaxed) }

  func finish() {
    guard unfinished.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return }
    guard !isDone.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let action = action
    self.action = nil
    action?()
  }
}
