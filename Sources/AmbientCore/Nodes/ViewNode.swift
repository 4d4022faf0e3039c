public import AmbientGraph
public import AmbientScopes
public import AmbientSupport

/// A node of the view tree: it represents one view until the view's identity changes.
///
/// The identity consists of the types of the views from the root to the node, and of explicit
/// identifiers. When the parent makes a new view value, the node stays and takes the new value.
@usableFromInline
package class ViewNode: Effect, ViewEffect {
  @usableFromInline package final let tree: TreeState
  @usableFromInline final let scope: Scope

  /// The depth in the tree, which is greater than the depth of the parent.
  ///
  /// In the order of the tree, the descendants of a node follow the node. They end before the next
  /// node that has the same or a smaller depth.
  @usableFromInline final let depth: Int32

  // Safe because a parent removes its children from the tree before the parent is released.
  private final let unretainedParent: Unretained<ViewNode>?

  /// The node that made this node; nil for the root.
  final var parent: ViewNode? { unretainedParent?.object }

  /// The observable properties that the last run read; nil if there were none.
  // Unchecked, because only the graph's owner accesses this property, one access at a time.
  @exclusivity(unchecked) @usableFromInline final var observedReads: ObservedReads?

  /// Creates a node and, if `insertsImmediately` is true, inserts it into the order of the tree.
  ///
  /// Passing `self` out of an initializer costs a retain and a release. For frequent node types,
  /// the code that creates the node therefore inserts it, with ``_ViewInputs/place(_:)``.
  @usableFromInline @MainActor init(_ inputs: _ViewInputs, insertsImmediately: Bool = true) {
    tree = inputs.tree
    unretainedParent = inputs.unretainedParent
    scope = inputs.scope
    depth = inputs.depth
    super.init(in: inputs.graph)
    guard insertsImmediately else { return }
    let effect = Unretained<Effect>(self)
    inputs.unretainedTree.with { $0.insert(effect) }
  }

  /// The scope in which the code of this node reads the environment.
  package final override var readingContext: AnyObject? { scope }

  /// The name of the body that this node runs; nil if there is no body, or to omit the body from
  /// reports.
  var bodyName: String? { nil }

  /// The name of the type that declares this node's dynamic properties; nil to omit the type from
  /// reports.
  var ownerName: String? { nil }

  var lastChild: ViewNode? { nil }

  /// Returns the key of a child, such as an index or a branch.
  ///
  /// Different children have different keys, even if one child replaces the other. The result is
  /// nil if this node can have only one child in its lifetime.
  func key(of child: ViewNode) -> AnyHashable? { nil }

  /// Releases the children and all observations, just before the node is removed from the tree.
  @MainActor func willRetire() { stopObserving() }

  package override var label: String { bodyName ?? "\(Self.self)" }
}

extension ViewNode {
  /// Returns the inputs for a child of this node.
  ///
  /// - Parameter scope: The environment of the child; nil for the environment of this node.
  /// - Returns: The inputs of the child.
  @inlinable
  func inputs(scope: Scope? = nil) -> _ViewInputs {
    _ViewInputs(tree: tree, parent: self, scope: scope ?? self.scope, depth: depth + 1)
  }

  @usableFromInline
  func stopObserving() {
    observedReads?.end()
    observedReads = nil
  }

  /// Prepares the tree for the first child, which follows this node in the order of the tree.
  @usableFromInline @MainActor
  func willMountFirstChild() {
    tree.insertNext(after: self)
    childrenWillChange()
  }

  @MainActor func unmount(_ child: ViewNode) {
    childrenWillChange()
    tree.unmount(child)
  }

  @MainActor func childrenWillChange() {
    if tree.isObserved { tree.childrenWillChange(of: self) }
  }

  /// The node that follows this node in the order of the tree.
  var nextNode: ViewNode? {
    // Safe because the order of a tree contains only nodes.
    next.map { unsafeDowncast($0, to: ViewNode.self) }
  }

  /// The node that precedes this node in the order of the tree.
  var previousNode: Unretained<ViewNode>? {
    guard let previous = unretainedPrevious else { return nil }
    return previous.downcast()
  }

  /// The last descendant of this node in the order of the tree, or the node itself if it has no
  /// descendants.
  ///
  /// - Complexity: O(depth of the subtree), or O(descendants) while the tree still shows removed
  ///   nodes.
  var lastInOrder: ViewNode {
    if tree.holdsRemovedNodes { return lastByDepth }
    var node = self
    while let child = node.lastChild { node = child }
    return node
  }

  /// The last descendant, found by visiting all descendants.
  ///
  /// This way also finds removed nodes that the tree still shows. They follow their former parent
  /// in the order of the tree, but are no longer its children.
  private var lastByDepth: ViewNode {
    var last = self
    while let next = last.nextNode, next.depth > depth { last = next }
    return last
  }

  /// Calls a function with each descendant, in the order of the tree.
  func forEachDescendant(_ visit: (ViewNode) -> Void) {
    var candidate = nextNode
    while let node = candidate, node.depth > depth {
      candidate = node.nextNode
      visit(node)
    }
  }
}

/// A node with at most one child.
@usableFromInline
class ParentNode: ViewNode {
  // Unchecked, because only the graph's owner accesses this property, one access at a time.
  @exclusivity(unchecked) @usableFromInline final var child: ViewNode?

  @usableFromInline @MainActor
  override init(_ inputs: _ViewInputs, insertsImmediately: Bool = true) {
    super.init(inputs, insertsImmediately: insertsImmediately)
  }

  override final var lastChild: ViewNode? { child }

  /// The scope that the child reads the environment from.
  var scopeBelow: Scope { scope }

  override func willRetire() {
    super.willRetire()
    child = nil
  }

  /// The child, unretained; the node must have a child.
  ///
  /// While the child takes a new view value, this node keeps the child alive. No retain is needed.
  @inlinable var unretainedChild: Unretained<ViewNode> { Unretained(child.unsafelyUnwrapped) }
}
