import AmbientGraph
import Synchronization

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When it looks complete, though a spring may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")

  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

extension Transaction {
  /// Adds something to be done, once, when what the transaction animates is complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }
}

/// Something to be done when nobody works any more on what it waits for: neither those who write, nor
/// the trees that were written.
// Sendable because the count is atomic, and the action is taken by the one who finishes last.
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
