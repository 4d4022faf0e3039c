import AmbientGraph
import AmbientScopes

/// A node that collects the values of one preference from its descendants.
///
/// Preference values travel up the tree, but nodes run in tree order, a parent before its children.
/// A collecting node therefore runs before its descendants have set their values. For that reason
/// it has an *end node*: a node that follows the whole content in tree order and uses the collected
/// value. When the end node runs, every node before it has run, including the end nodes of nested
/// collecting nodes.
class CollectingNode<K: PreferenceKey>: ContributingNode<K> {
  /// The collector of the descendants' values; nil if the values are not needed.
  final let collected: PreferenceCollector<K>?

  private var endNode: PreferenceEndNode<K>?

  @MainActor init(_ inputs: _ViewInputs, isNeeded: Bool = true) {
    let collected = isNeeded ? PreferenceCollector<K>(in: inputs.tree.graph) : nil
    self.collected = collected
    let scope = inputs.scope
    super.init(inputs, inner: collected.map { Scope(collectingIn: $0, below: scope) } ?? scope)
  }

  /// Uses the collected value; called by the end node.
  ///
  /// The values that the method reads become dependencies of the end node.
  @MainActor func receive(_ value: K.Value, in endNode: PreferenceEndNode<K>) {}

  // The collected value continues up the tree, unless a subclass contributes a different one.
  override var contributes: Bool { collected?.isSet ?? false }

  override func contribution() -> K.Value {
    guard let collected else { return K.defaultValue }
    return collected.read()
  }

  override final var lastChild: ViewNode? { endNode ?? content ?? slot }

  /// A node that precedes the content; nil if there is no such node.
  var slot: ViewNode? { nil }

  @MainActor override final func makeContent<Content: View>(_ view: Content) {
    super.makeContent(view)
    if let collected { endNode = PreferenceEndNode(of: self, collected, inputs()) }
  }

  /// Schedules a run of the end node, even if the collected value stays the same.
  @MainActor final func scheduleEndNode() {
    if let endNode { graph.schedule(endNode) }
  }

  override func willRetire() {
    super.willRetire()
    if inner !== scope { inner.close() }
    endNode = nil
  }
}

/// The end node of a collecting node: it follows the content and passes the collected value to the
/// collecting node.
final class PreferenceEndNode<K: PreferenceKey>: ParentNode {
  // The owner retires its end node before the owner is released.
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
    // The collector retires before its contributors, so that they need not remove themselves.
    collected.retire()
  }
}
