import AmbientGraph
import AmbientScopes

/// A node that contributes to a preference and shows one view.
class ContributingNode<K: PreferenceKey>: ViewNode {
  /// The collector of the preference; nil if no ancestor collects the preference.
  ///
  /// A node in the tree never changes its collector.
  private let collector: PreferenceCollector<K>?

  /// The group of contributors to which this node belongs, in the collector.
  ///
  /// The reference is valid only until the collector retires.
  final unowned var group: PreferenceGroup<K>?

  /// The scope of the content.
  final let inner: Scope

  private(set) final var content: ViewNode?

  @MainActor init(_ inputs: _ViewInputs, inner: Scope) {
    collector = inputs.scope.collector(of: K.self)
    self.inner = inner
    super.init(inputs)
    collector?.add(self)
  }

  /// Whether the node contributes a value to the preference.
  ///
  /// A derived value that reads this property is computed again when the property changes.
  var contributes: Bool { preconditionFailure("\(Self.self) must override 'contributes'.") }

  /// Returns the value that the node contributes to the preference.
  ///
  /// A derived value that calls this method is computed again when the contributed value changes.
  func contribution() -> K.Value {
    preconditionFailure("\(Self.self) must override 'contribution()'.")
  }

  override var lastChild: ViewNode? { content }

  /// Makes the node of the content.
  ///
  /// In tree order, the new node follows this node. If a subclass has already made another child,
  /// the new node follows that child.
  @MainActor func makeContent<Content: View>(_ view: Content) {
    if lastChild == nil { willMountFirstChild() }
    content = Content._makeNode(view, inputs(scope: inner)).node
  }

  @MainActor final func updateContent<Content: View>(with view: Content) {
    if let content { Content._updateNode(_ViewNode(content), view) }
  }

  override func willRetire() {
    super.willRetire()
    collector?.remove(contributor: self)
    content = nil
  }
}
