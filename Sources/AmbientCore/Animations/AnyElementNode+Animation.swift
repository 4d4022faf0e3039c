import AmbientGraph
import AmbientHosting

extension AnyElementNode {
  /// Returns the description that the element shows now.
  ///
  /// The result is `new`, or the current step of an animation that leads to `new`.
  ///
  /// The element is animated if its view or the transaction of the update has an animation, and if
  /// the element had the same kind before.
  @MainActor final func presentation(of new: ElementDescription) -> ElementDescription {
    contentPresentation(of: numberPresentation(of: new))
  }

  @MainActor private func numberPresentation(of new: ElementDescription) -> ElementDescription {
    let animations = tree.animationsIfUsed
    if let run = animations?[self] as? ElementValueRun {
      return run.change(to: new, transaction(ofChangeTo: new))
    }
    guard description.kind == new.kind else { return new }
    let transaction = transaction(ofChangeTo: new)
    guard transaction.animation != nil else { return new }
    let includesNumbers = animatesNumbers(of: new.kind)
    let before = description.animatableData(includesNumbers: includesNumbers)
    let after = new.animatableData(includesNumbers: includesNumbers)
    let start = before.common(with: after)
    guard start != after.common(with: before) else { return new }
    let run = ElementValueRun(of: self, from: start, includesNumbers)
    tree.animations[self] = run
    return run.change(to: new, transaction)
  }

  /// Returns the transaction of the current change.
  ///
  /// If the view itself has an animation for the change, this animation replaces the animation of
  /// the transaction, unless the transaction disables animations.
  @MainActor private func transaction(ofChangeTo new: ElementDescription) -> Transaction {
    var transaction = transactionOfChange
    if !new.details.isEmpty, !transaction.disablesAnimations, let animation = animation(to: new) {
      transaction.animation = animation
    }
    return transaction
  }

  /// Shows a step of the element's animation, and records a change if the element looks different.
  @MainActor final func showStep(_ step: ElementDescription) {
    let step = tree.contentChangesIfUsed?[self]?.describing(step) ?? step
    let before = description
    description = step
    if tree.tracksElements, !step.looksLike(before) { tree.elementChanged(self, from: before) }
  }
}

/// The animation of an element's description.
final class ElementValueRun: AnimationRun {
  private let run: ValueRun<AnyAnimatableData<String>>
  private let includesNumbers: Bool
  private var target = ElementDescription()

  fileprivate init(
    of node: AnyElementNode,
    from value: AnyAnimatableData<String>,
    _ includesNumbers: Bool
  ) {
    run = ValueRun(of: node, from: value) { _ in }
    self.includesNumbers = includesNumbers
    super.init(of: node)
  }

  /// Sets the description to which the animation leads.
  ///
  /// - Returns: The description to show now.
  func change(to new: ElementDescription, _ transaction: Transaction) -> ElementDescription {
    let data = new.animatableData(includesNumbers: includesNumbers).common(with: run.target)
    target = new
    guard data.values.count == run.target.values.count else {
      // The element has lost an animated value, for example because its shape has another type now.
      // The animation ends.
      node.tree.animations[node] = nil
      run.cancel()
      return new
    }
    if data != run.target { run.change(to: data, transaction) }
    if run.isOver { node.tree.animations[node] = nil }
    return target.setting(run.value)
  }

  override func step(to time: Double) -> Bool {
    let goesOn = run.step(to: time)
    (node as? AnyElementNode)?.showStep(goesOn ? target.setting(run.value) : target)
    return goesOn
  }

  override func cancel() { run.cancel() }

  override func deadline(after time: Double, frame: Double) -> Double {
    run.deadline(after: time, frame: frame)
  }
}
