public import AmbientAnimation
import AmbientGraph
import AmbientSupport

/// The node of a view that has a body and animatable data.
@usableFromInline
final class AnimatedViewNode<Content: View & Animatable>: BodyNode {
  private var view: Content
  private var animation: ValueRun<Content.AnimatableData>?

  @MainActor
  init(_ view: Content, _ inputs: _ViewInputs) {
    self.view = view
    super.init(.of(viewWithBody: Content.self), inputs)
  }

  @MainActor
  func update(with new: Content) {
    let isSame = withPointer(to: new) { new in
      properties.type.with { $0.isSame(&view, as: new) }
    }
    guard !isSame else { return }
    animation = animation(animation, from: view.animatableData, to: new.animatableData)
    view = new
    valueChanged()
  }

  @usableFromInline override var bodyName: String? { type.name }

  @usableFromInline override var value: Any { view }

  @usableFromInline override func run() { Content._runNode(_ViewNode(self)) }

  @MainActor
  func runAnimated() {
    withMutablePointer(to: &view) { installProperties(at: $0) }
    guard let animation, !animation.isOver else {
      self.animation = nil
      return show(runBody(of: view) { $0.body })
    }
    var shown = view
    shown.animatableData = animation.value
    show(runBody(of: shown) { $0.body })
  }
}

extension View where Self: Animatable {
  /// Makes a node that runs the body, and animates the view's data.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: consuming Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(AnimatedViewNode(view, inputs))
  }

  /// Schedules a run of the body if a field of the view has changed.
  ///
  /// The change is animated if its transaction has an animation.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(AnimatedViewNode<Self>.self).update(with: view)
  }

  /// Runs the body with the animated data, and shows the result of the body.
  ///
  /// - Parameter node: The node that `_makeNode` has made.
  public static func _runNode(_ node: _ViewNode) {
    node.as(AnimatedViewNode<Self>.self).runAnimated()
  }
}

extension ViewNode {
  /// Starts or redirects the animation of a value of this node, if the value has changed.
  ///
  /// - Parameters:
  ///   - running: The animation that is running for the value; nil if no animation is running.
  ///   - old: The value before the change.
  ///   - new: The value after the change.
  /// - Returns: The animation; nil if the value is not animated.
  @MainActor final func animation<Value: VectorArithmetic>(
    _ running: ValueRun<Value>?,
    from old: Value,
    to new: Value
  ) -> ValueRun<Value>? {
    guard tree.runsAnimations, Value.self != EmptyAnimatableData.self, old != new else {
      return running
    }
    let transaction = transactionOfChange
    guard running != nil || transaction.animation != nil else { return nil }
    let run =
      running.flatMap { $0.isOver ? nil : $0 }
      ?? ValueRun(of: self, from: old) {
        [weak self] _ in
        guard let self, !isRetired else { return }
        graph.schedule(self)
      }
    run.change(to: new, transaction)
    tree.animations[self] = run.isOver ? nil : run
    return run.isOver ? nil : run
  }
}
