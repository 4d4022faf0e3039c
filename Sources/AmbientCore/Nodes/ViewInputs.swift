import AmbientGraph
public import AmbientScopes
public import AmbientSupport

/// What a parent passes to a new node: the tree, the parent itself and the environment.
///
/// All references are unretained. The inputs are used only while the parent makes the node, and the
/// parent keeps all referenced objects alive.
public struct _ViewInputs {
  let unretainedTree: Unretained<TreeState>
  let unretainedParent: Unretained<ViewNode>?
  let unretainedScope: Unretained<Scope>
  let depth: Int32

  @usableFromInline
  init(tree: TreeState, parent: ViewNode?, scope: Scope, depth: Int32) {
    unretainedTree = Unretained(tree)
    unretainedParent = parent.map { Unretained($0) }
    unretainedScope = Unretained(scope)
    self.depth = depth
  }

  var scope: Scope { unretainedScope.object }

  var tree: TreeState { unretainedTree.object }

  var graph: Graph { unretainedTree.with { $0.graph } }
}

/// A handle of a node of the view tree.
///
/// Public protocols use the handle, because the class `ViewNode` is not public.
public struct _ViewNode {
  @usableFromInline let node: ViewNode

  @inlinable init(_ node: ViewNode) { self.node = node }

  /// Returns the node, cast to `type`; the node must be an instance of `type`.
  @inlinable
  func `as`<Node: ViewNode>(_ type: Node.Type) -> Node {
    // Safe because a node is passed only to the view type that made the node.
    unsafeDowncast(node, to: type)
  }

  /// Returns the node, unretained and cast to `type`; the node must be an instance of `type`.
  ///
  /// The caller keeps the node alive while the caller uses the result.
  @inlinable
  func unretained<Node: ViewNode>(as type: Node.Type) -> Unretained<Node> {
    Unretained(self.as(type))
  }
}
