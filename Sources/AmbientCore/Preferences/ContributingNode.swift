import AmbientGraph
import AmbientScopes

/// A node that has a part in a preference, and shows a view.
class ContributingNode<K: PreferenceKey>: ViewNode {
  /// Who collects the preference, if anybody does: that a node is in the tree does not change it.
  private let collector: PreferenceCollector<K>?

  /// The part of the collector in which it is; looked at while the collector is not retired.
  final unowned var group: PreferenceGroup<K>?

  /// The scope of what is below.
  final let inner: Scope

  private(set) final var content: ViewNode?

  @MainActor init(_ inputs: _ViewInputs, inner: Scope) {
    collector = inputs.scope.collector(of: K.self)
    self.inner = inner
    super.init(inputs)
    collector?.add(self)
  }

  /// Whether it has a value for the preference; a dependency of what reads now.
  var contributes: Bool { preconditionFailure("\(Self.self) contributes nothing.") }

  /// Its value for the preference; a dependency of what reads now.
  func contribution() -> K.Value { preconditionFailure("\(Self.self) contributes nothing.") }

  override var lastChild: ViewNode? { content }

  /// Makes the node of the view, which comes behind what was made last.
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
