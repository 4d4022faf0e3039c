import AmbientGraph
public import AmbientScopes
public import AmbientSupport

/// What flows down the tree to a node that is made.
///
/// It keeps nothing alive: it is used while the parent, which keeps all of it, makes the node.
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

/// A node of the view tree.
public struct _ViewNode {
  @usableFromInline let node: ViewNode

  @inlinable init(_ node: ViewNode) { self.node = node }

  /// The node as the class that its view's type makes.
  @inlinable
  func `as`<Node: ViewNode>(_ type: Node.Type) -> Node {
    // Safe because a node is only given back to the type of view that made it.
    unsafeDowncast(node, to: type)
  }

  /// The same, without a count: the caller holds the node meanwhile.
  @inlinable
  func unretained<Node: ViewNode>(as type: Node.Type) -> Unretained<Node> {
    Unretained(self.as(type))
  }
}
