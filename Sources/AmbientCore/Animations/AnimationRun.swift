import AmbientAnimation
import AmbientEnvironment
import AmbientGraph
import AmbientScopes

/// Work that a node does at each step of the clock, such as an animation.
@MainActor
class AnimationRun {
  let node: ViewNode

  /// A number that is greater than the numbers of all runs that started earlier.
  ///
  /// Each step of the clock advances the runs in the order of these numbers.
  let number: UInt

  init(of node: ViewNode) {
    self.node = node
    number = node.tree.makeNumber()
  }

  /// Does the work for one step of the clock.
  ///
  /// - Parameter time: The time of the clock after the step.
  /// - Returns: Whether the work needs another step.
  func step(to time: Double) -> Bool { false }

  /// Ends the work early, for example because the node has left the tree.
  func cancel() {}

  /// Returns the next time at which the clock must make a step, such as the end of the animation;
  /// infinity if the clock need not make a step.
  ///
  /// `frame` is the time between two frames, in seconds.
  func deadline(after time: Double, frame: Double) -> Double { .infinity }
}

/// The animation of a value of a node.
final class ValueRun<Value: VectorArithmetic>: AnimationRun {
  private var animator: Animator<Value>

  private(set) var value: Value

  private let show: (Value) -> Void

  /// Creates a run in which no animation has started yet.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - value: The value before the first animation.
  ///   - show: Shows a value at a step of the clock.
  init(of node: ViewNode, from value: Value, show: @escaping (Value) -> Void) {
    animator = Animator(value)
    self.value = value
    self.show = show
    super.init(of: node)
  }

  /// The value at the end of all animations.
  var target: Value { animator.target }

  /// Changes the value that the animation approaches.
  ///
  /// - Parameters:
  ///   - target: The new value.
  ///   - transaction: The transaction of the change. Without an animation in the transaction, the
  ///     value becomes the target immediately.
  func change(to target: Value, _ transaction: Transaction) {
    if let animation = transaction.animation {
      let time = node.tree.clock.time
      let change = AnimatedChange(
        animation: animation,
        time: time,
        environment: EnvironmentValues(node.scope),
        completions: transaction.completions
      )
      animator.move(to: target, change)
      value = animator.value(at: time)
    } else {
      animator.jump(to: target)
      value = target
    }
    runCompletions()
  }

  /// Moves the target and the current value by the same distance.
  ///
  /// The animations go on.
  func shift(to target: Value) {
    value += target - animator.target
    animator.shift(to: target)
  }

  var isOver: Bool { animator.isIdle }

  override func step(to time: Double) -> Bool {
    value = animator.value(at: time)
    show(value)
    runCompletions()
    return !animator.isIdle
  }

  override func cancel() {
    animator.jump(to: animator.target)
    runCompletions()
  }

  override func deadline(after time: Double, frame: Double) -> Double {
    animator.deadline(after: time, frame: frame)
  }

  private func runCompletions() {
    for completion in animator.takeEnded() {
      node.tree.actions.add(.completion, of: nil) { completion.finish() }
    }
  }
}

/// A run that calls a closure at each step of the clock.
final class FrameTask: AnimationRun {
  private let work: @MainActor (Double) -> Double?
  private var next: Double

  /// Creates a task for a node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - next: The first time at which the clock must make a step.
  ///   - work: Receives the time of a step, and returns the next time at which the clock must make
  ///     a step; nil if the task is over.
  init(of node: ViewNode, until next: Double, work: @escaping @MainActor (Double) -> Double?) {
    self.work = work
    self.next = next
    super.init(of: node)
  }

  override func step(to time: Double) -> Bool {
    guard let next = work(time) else { return false }
    self.next = next
    return true
  }

  override func deadline(after time: Double, frame: Double) -> Double { max(next, time) }
}
