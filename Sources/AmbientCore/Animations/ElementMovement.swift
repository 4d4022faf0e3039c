package import AmbientAnimation
import AmbientGraph
package import AmbientHosting

/// The animation of a value of an element, such as the element's place.
///
/// The host sets a new target in ``ViewTree/onAnimatedUpdate``. The tree's clock then moves the
/// value to the target. The movement ends with the animation, or when the element leaves the tree.
@MainActor
package final class ElementMovement<Value: VectorArithmetic> {
  private let run: ValueRun<Value>
  private let group: ElementMovements
  private let onEnd: () -> Void

  /// Creates a movement in which no animation has started yet.
  ///
  /// - Parameters:
  ///   - element: The element. If the element has left the tree, the result is nil.
  ///   - value: The value before the first animation.
  ///   - group: The movements of the tree.
  ///   - onEnd: Called when the movement is over.
  package init?(
    of element: Element,
    from value: Value,
    in group: ElementMovements,
    onEnd: @escaping () -> Void
  ) {
    guard let node = element.node, !node.isRetired else { return nil }
    run = ValueRun(of: node, from: value) { _ in }
    self.group = group
    self.onEnd = onEnd
  }

  /// The value to show now.
  package var value: Value { run.value }

  /// The value at the end of all animations.
  package var target: Value { run.target }

  /// Changes the target.
  ///
  /// If the transaction has an animation, this animation moves the value to the target. Otherwise,
  /// the value becomes the target immediately, and the movement ends.
  ///
  /// - Parameters:
  ///   - target: The new value at the end of the animation.
  ///   - transaction: The transaction of the change.
  package func change(to target: Value, _ transaction: Transaction) {
    run.change(to: target, transaction)
    group[run] = run.isOver ? nil : onEnd
    if run.isOver { onEnd() }
  }

  /// Moves the target and the shown value by the same distance; the animations go on.
  ///
  /// - Parameter target: The new target.
  package func shift(to target: Value) { run.shift(to: target) }

  /// Ends the movement: the value reaches the target at once.
  package func end() { change(to: target, Transaction()) }
}

/// The movements of the elements in a tree.
@MainActor
package final class ElementMovements {
  private weak var tree: TreeState?
  private weak var root: ViewNode?

  private var running: [ObjectIdentifier: (run: AnimationRun, onEnd: () -> Void)] = [:]

  /// Creates an empty collection for the movements in a tree.
  ///
  /// If `tree` is nil, no element moves.
  init(_ tree: TreeState?, root: ViewNode?) {
    self.tree = tree
    self.root = root
  }

  package var isEmpty: Bool { running.isEmpty }

  /// The closure that is called at the end of a run; nil if the run is over.
  fileprivate subscript(run: AnimationRun) -> (() -> Void)? {
    get { running[ObjectIdentifier(run)]?.onEnd }
    set {
      running[ObjectIdentifier(run)] = newValue.map { (run, $0) }
      guard let tree, let root else { return }
      if running.isEmpty {
        tree.animations[root] = nil
      } else if tree.animations[root] == nil {
        tree.animations[root] = MovementsRun(of: root, self)
      }
    }
  }

  /// Advances all movements to the given time, in the order in which they started.
  ///
  /// - Returns: Whether a movement is still running.
  fileprivate func step(to time: Double) -> Bool {
    // The end of one movement can end others.
    for (key, movement) in running.sorted(by: { $0.value.run.number < $1.value.run.number })
    where running[key] != nil {
      if movement.run.node.isRetired {
        movement.run.cancel()
      } else if movement.run.step(to: time) {
        continue
      }
      running[key] = nil
      movement.onEnd()
    }
    return !running.isEmpty
  }

  fileprivate func cancel() {
    let ended = running.values.sorted { $0.run.number < $1.run.number }
    running = [:]
    for movement in ended {
      movement.run.cancel()
      movement.onEnd()
    }
  }

  fileprivate func deadline(after time: Double, frame: Double) -> Double {
    running.values.map { $0.run.deadline(after: time, frame: frame) }.min() ?? .infinity
  }
}

/// The run that advances all movements of a tree.
private final class MovementsRun: AnimationRun {
  private let movements: ElementMovements

  init(of root: ViewNode, _ movements: ElementMovements) {
    self.movements = movements
    super.init(of: root)
  }

  override func step(to time: Double) -> Bool { movements.step(to: time) }

  override func cancel() { movements.cancel() }

  override func deadline(after time: Double, frame: Double) -> Double {
    movements.deadline(after: time, frame: frame)
  }
}
