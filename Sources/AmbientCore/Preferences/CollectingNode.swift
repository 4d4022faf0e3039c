import AmbientGraph
import AmbientScopes

/// A node that collects a preference of all that is below it.
///
/// Preferences go up and updates go down, so a node that waits for a preference has its turn too early.
/// Therefore it has an *end*, a node behind all that it shows, which does the work: when the end runs,
/// everything in front of it has, the ends within it included.
class CollectingNode<K: PreferenceKey>: ContributingNode<K> {
  /// What was collected; nil if nobody needs it.
  final let collected: PreferenceCollector<K>?

  private var end: PreferenceEnd<K>?

  @MainActor init(_ inputs: _ViewInputs, isNeeded: Bool = true) {
    let collected = isNeeded ? PreferenceCollector<K>(in: inputs.tree.graph) : nil
    self.collected = collected
    let scope = inputs.scope
    super.init(inputs, inner: collected.map { Scope(collectingIn: $0, below: scope) } ?? scope)
  }

  /// Does the work with what was collected; what it reads becomes a dependency of the end.
  @MainActor func receive(_ value: K.Value, in end: PreferenceEnd<K>) {}

  // What is collected goes on up, unless somebody makes something else of it.
  override var contributes: Bool { collected?.isSet ?? false }

  override func contribution() -> K.Value {
    guard let collected else { return K.defaultValue }
    return collected.read()
  }

  override final var lastChild: ViewNode? { end ?? content ?? slot }

  /// A node in front of the content, if there is one.
  var slot: ViewNode? { nil }

  @MainActor override final func makeContent<Content: View>(_ view: Content) {
    super.makeContent(view)
    if let collected { end = PreferenceEnd(of: self, collected, inputs()) }
  }

  /// Lets the end do its work again although nothing else may have been collected.
  @MainActor final func scheduleEnd() {
    if let end { graph.schedule(end) }
  }

  override func willRetire() {
    super.willRetire()
    if inner !== scope { inner.close() }
    end = nil
  }
}

/// The end of a node that collects a preference.
final class PreferenceEnd<K: PreferenceKey>: ParentNode {
  // It goes before the node does.
  private unowned let owner: CollectingNode<K>
  private let collected: PreferenceCollector<K>

  @MainActor init(
    of owner: CollectingNode<K>,
    _ collected: PreferenceCollector<K>,
    _ inputs: _ViewInputs
  ) {
    self.owner = owner
    self.collected = collected
    super.init(inputs)
    graph.schedule(self)
  }

  override func run() { owner.receive(collected.read(), in: self) }

  override func willRetire() {
    super.willRetire()
    // What is below goes next, and need not take leave one by one.
    collected.retire()
  }
}
