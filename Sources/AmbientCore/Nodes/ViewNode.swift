public import AmbientGraph
public import AmbientScopes
public import AmbientSupport

/// A place in the view tree.
///
/// A node stays while its identity does: the types of the views on the way to it, and explicit
/// identifiers. The view value in it is replaced whenever its parent makes a new one.
@usableFromInline
package class ViewNode: Effect, ViewEffect {
  @usableFromInline package final let tree: TreeState
  @usableFromInline final let scope: Scope

  /// Greater than the parent's: what follows in the order of the tree and is deeper is below.
  @usableFromInline final let depth: Int32

  // A parent takes its children out of the tree before it goes itself.
  private final let unretainedParent: Unretained<ViewNode>?

  /// The node that made this one; nil for the root.
  final var parent: ViewNode? { unretainedParent?.object }

  /// What the last run read of observable objects.
  // Only the graph's owner touches it, one access at a time.
  @exclusivity(unchecked) @usableFromInline final var observedReads: ObservedReads?

  /// Makes a node that takes its place in the order of the tree at once, or, if not `insertsImmediately`, when it is made.
  ///
  /// An object that is being made is counted for whatever is done with it: those of which there are many are
  /// placed later.
  @usableFromInline @MainActor init(_ inputs: _ViewInputs, insertsImmediately: Bool = true) {
    tree = inputs.tree
    unretainedParent = inputs.unretainedParent
    scope = inputs.scope
    depth = inputs.depth
    super.init(in: inputs.graph)
    guard insertsImmediately else { return }
    let made = Unretained<Effect>(self)
    inputs.unretainedTree.with { $0.insert(made) }
  }

  /// Where what runs in this node reads the environment.
  package final override var readingContext: AnyObject? { scope }

  /// The name of the user's view whose body this node runs; nil for nodes without one.
  var bodyName: String? { nil }

  /// The name of what owns the properties that are kept here; nil if that stays out of reports.
  var ownerName: String? { nil }

  /// The child that comes last in the order of the tree.
  var lastChild: ViewNode? { nil }

  /// Lets go of everything, just before the node is taken out of the tree.
  @MainActor func willRetire() { stopObserving() }

  /// The name of its body, or else of its kind.
  package override var label: String { bodyName ?? "\(Self.self)" }
}

extension ViewNode {
  /// What a child of this node is made with.
  @inlinable
  func inputs(scope: Scope? = nil) -> _ViewInputs {
    _ViewInputs(tree: tree, parent: self, scope: scope ?? self.scope, depth: depth + 1)
  }

  /// Lets go of what the last run observed.
  @usableFromInline
  func stopObserving() {
    observedReads?.end()
    observedReads = nil
  }

  @usableFromInline @MainActor
  func willMountFirstChild() {
    tree.insertNext(behind: self)
    childrenWillChange()
  }

  /// Takes a child out of the tree.
  @MainActor func unmount(_ child: ViewNode) {
    childrenWillChange()
    tree.unmount(child)
  }

  /// Lets the features of the tree know that nodes are about to come, go or move below this one.
  @MainActor func childrenWillChange() {
    if tree.isObserved { tree.childrenWillChange(of: self) }
  }

  /// The node that follows in the order of the tree.
  var nextNode: ViewNode? {
    // Safe because only nodes are put into a tree's order.
    next.map { unsafeDowncast($0, to: ViewNode.self) }
  }

  /// The node that precedes in the order of the tree.
  var previousNode: Unretained<ViewNode>? {
    guard let previous = unretainedPrevious else { return nil }
    return previous.downcast()
  }

  /// The last node at or below this one, in the order of the tree.
  ///
  /// - Complexity: O(depth of what is below).
  var lastInOrder: ViewNode {
    var node = self
    while let child = node.lastChild { node = child }
    return node
  }

  /// Visits everything below, in the order of the tree.
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
  // Only the graph's owner touches it, one access at a time.
  @exclusivity(unchecked) @usableFromInline final var child: ViewNode?

  @usableFromInline @MainActor
  override init(_ inputs: _ViewInputs, insertsImmediately: Bool = true) {
    super.init(inputs, insertsImmediately: insertsImmediately)
  }

  override final var lastChild: ViewNode? { child }

  /// The environment of the child.
  var scopeBelow: Scope { scope }

  override func willRetire() {
    super.willRetire()
    child = nil
  }

  /// The child, which stays where it is while it is given another view, and so need not be counted.
  @inlinable var childInPlace: Unretained<ViewNode> { Unretained(child.unsafelyUnwrapped) }
}
