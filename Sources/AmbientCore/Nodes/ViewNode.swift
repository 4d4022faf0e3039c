public import AmbientGraph

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

  /// Makes a node that takes its place in the order of the tree at once, or, if not `isPlaced`, when it is made.
  ///
  /// An object that is being made is counted for whatever is done with it: those of which there are many are
  /// placed later.
  @usableFromInline @MainActor init(_ inputs: _ViewInputs, isPlaced: Bool = true) {
    tree = inputs.tree
    unretainedParent = inputs.unretainedParent
    scope = inputs.scope
    depth = inputs.depth
    super.init(in: inputs.graph)
    guard isPlaced else { return }
    let made = Unretained<Effect>(self)
    inputs.unretainedTree.with { $0.insert(made) }
  }

  /// Where what runs in this node reads the environment.
  package final override var readingPlace: AnyObject? { scope }

  /// The name of the user's view whose body this node runs; nil for nodes without one.
  var bodyName: String? { nil }

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

  /// Makes the only child, or the first one.
  @inlinable @MainActor
  func mount<Content: View>(_ view: Content, scope: Scope? = nil) -> ViewNode {
    willMountFirstChild()
    return Content._makeNode(view, inputs(scope: scope)).node
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
    elementsBelowChanged()
  }

  /// Does work of a view: the node runs again when what the work read of observable objects has changed.
  ///
  /// The view's type remembers that it reads such objects, and its next nodes are ready for it. A node that
  /// has run, and read nothing of them, is expected to go on like that.
  @inlinable @MainActor
  func observing<Result>(as type: ViewType, _ work: @MainActor () -> Result) -> Result {
    let result = observing(
      observedReads,
      remember: { observedReads = $0 },
      habit: type.habit == .observes ? .observes : hasRun ? .readsNothing : .unknown,
      work
    )
    if observedReads != nil { type.habit = .observes }
    return result
  }

  /// The same for the body of a view, whose code is the same in all nodes of the type.
  ///
  /// Where bodies of the type have run and read nothing of such objects, this one is expected to read nothing.
  @inlinable @MainActor
  func observingBody<Result>(of type: ViewType, _ work: @MainActor () -> Result) -> Result {
    let result = observing(
      observedReads,
      remember: { observedReads = $0 },
      habit: type.habit,
      work
    )
    if observedReads != nil {
      type.habit = .observes
    } else if type.habit == .unknown {
      type.habit = .readsNothing
    }
    return result
  }

  /// Takes a child out of the tree.
  @MainActor func unmount(_ child: ViewNode) {
    elementsBelowChanged()
    tree.unmount(child)
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

  /// The names of the user's views from here to the root, the innermost first.
  package var chainOfViews: [String] {
    var names: [String] = []
    var candidate: ViewNode? = self
    while let node = candidate {
      if let name = node.bodyName { names.append(name) }
      candidate = node.parent
    }
    return names
  }
}

extension Graph {
  /// The names of the views from the one whose body is running to the root, the innermost first.
  package var runningViews: [String] { (running as? ViewNode)?.chainOfViews ?? [] }
}

extension ViewNode {
  /// The subtree as text: each node with what it read in its last run.
  var graphDescription: String {
    var lines: [String] = []
    func add(_ node: ViewNode) {
      let indent = String(repeating: "  ", count: Int(node.depth - depth))
      let reads = node.sources.map(\.label)
      lines.append(
        indent + node.label + (reads.isEmpty ? "" : " ← \(reads.joined(separator: ", "))")
      )
    }
    add(self)
    forEachDescendant(add)
    return lines.joined(separator: "\n")
  }
}

/// A node with at most one child.
@usableFromInline
class ParentNode: ViewNode {
  // As above.
  @exclusivity(unchecked) @usableFromInline final var child: ViewNode?

  @usableFromInline @MainActor
  override init(_ inputs: _ViewInputs, isPlaced: Bool = true) {
    super.init(inputs, isPlaced: isPlaced)
  }

  override final var lastChild: ViewNode? { child }

  /// The environment of the child.
  var scopeBelow: Scope { scope }

  override func willRetire() {
    super.willRetire()
    child = nil
  }

  /// Shows a view in the child; the view's type is always the same.
  @inlinable @MainActor
  final func show<Content: View>(_ view: Content) {
    guard child != nil else { return child = mount(view) }
    childInPlace.with { Content._updateNode(_ViewNode($0), view) }
  }

  /// The child, which stays where it is while it is given another view, and so need not be counted.
  @inlinable var childInPlace: Unretained<ViewNode> { Unretained(child.unsafelyUnwrapped) }
}
