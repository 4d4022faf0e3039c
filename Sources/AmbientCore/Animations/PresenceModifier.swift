import AmbientGraph

/// A modifier that applies effects to a view while the view appears and disappears.
package protocol PresenceModifier: ViewModifier where Body == Never {
  associatedtype Shown: View

  /// Returns the view in a phase.
  ///
  /// - Parameters:
  ///   - content: The modified view.
  ///   - phase: The phase.
  ///   - edit: A closure that puts the animation of the phase into the content's transaction.
  /// - Returns: The view with the effects of the phase.
  @MainActor func body(
    content: _ViewModifier_Content<Self>,
    phase: TransitionPhase,
    edit: @escaping (inout Transaction) -> Void
  ) -> Shown

  /// Returns the animation between the identity phase and the given phase.
  ///
  /// - Parameters:
  ///   - phase: The phase: `.willAppear` or `.didDisappear`.
  ///   - animation: The animation of the insertion or the removal.
  /// - Returns: The animation; nil if the view appears or disappears immediately.
  @MainActor func animation(for phase: TransitionPhase, _ animation: Animation?) -> Animation?
}

extension PresenceModifier {
  package static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = PresenceNode(view, inputs)
    node.appear()
    return _ViewNode(node)
  }

  package static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    node.as(PresenceNode<Modified, Self>.self).update(with: view)
  }
}

/// A node that can keep its view in the tree for some time after a parent removes the view.
@MainActor
protocol PresencePoint: ViewNode {
  /// Whether the view would stay in the tree for some time if the current update removed it.
  var staysAfterRemoval: Bool { get }

  /// Shows the view in the phase `.didDisappear`.
  ///
  /// When the animations of this change end, `departure` finishes.
  func leave(_ departure: AnimationCompletion)

  /// Shows the view in the identity phase again.
  func comeBack()
}

private final class PresenceNode<Content: View, Modifier: PresenceModifier>: ModifyingNode<
  Content, Modifier
>, PresencePoint
{
  private let phase: Input<TransitionPhase>
  private var shownPhase: TransitionPhase?
  private var modifierNow: Modifier?
  private var departure: AnimationCompletion?

  /// The number of the update in which the node last changed its shown phase.
  private var changedIn: UInt64 = 0

  @MainActor init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    phase = Input(.identity, in: inputs.tree.graph)
    super.init(.of(Modifier.self, .modifier), view, inputs)
    modifierNow = view.modifier
    tree.departingViews.isUsed = true
  }

  override func run() {
    let phase = phase.read()
    if shownPhase != phase {
      if shownPhase != nil { changedIn = graph.updates }
      shownPhase = phase
    }
    run { [weak self] modifier, content in
      self?.modifierNow = modifier
      return modifier.body(content: content, phase: phase) { self?.edit(&$0) }
    }
  }

  /// Begins the insertion of the view if the insertion is animated.
  @MainActor func appear() {
    guard tree.runsAnimations, tree.departingViews.isInserted(self) else { return }
    var transaction = transaction
    let animation = modifierNow?.animation(for: .willAppear, transaction.animation)
    guard let animation else { return }
    transaction.animation = animation
    phase.set(.willAppear)
    let context = TransactionContext(transaction)
    afterUpdate(.change) { [weak self] in
      guard let self, !isRetired, phase.value == .willAppear else { return }
      context.during { self.phase.write(.identity) }
    }
  }

  private func edit(_ transaction: inout Transaction) {
    guard changedIn == graph.updates, let shownPhase else { return }
    let end: TransitionPhase = shownPhase == .didDisappear ? .didDisappear : .willAppear
    MainActor.assumeIsolated {
      transaction.animation = modifierNow?.animation(for: end, transaction.animation)
    }
    if let departure { transaction.completions.append(departure) }
  }

  var staysAfterRemoval: Bool {
    // A removed view gets no new value from the parent, so the stored modifier is current.
    modifierNow?.animation(for: .didDisappear, transaction.animation) != nil
  }

  func leave(_ departure: AnimationCompletion) {
    self.departure = departure
    phase.set(.didDisappear)
  }

  func comeBack() {
    departure = nil
    phase.set(.identity)
  }

  override func willRetire() {
    super.willRetire()
    modifierNow = nil
    departure = nil
  }
}
