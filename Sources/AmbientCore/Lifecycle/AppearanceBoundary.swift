import AmbientGraph

extension View {
  /// Shows or hides the view without removing it from the tree, as a tab view does with its tabs.
  ///
  /// The view is shown only if all such modifiers around it have the value true. When the view is
  /// shown or hidden, its `onAppear` or `onDisappear` actions run, and its tasks start or are
  /// canceled. While the view is hidden, its body still runs when a dependency changes.
  ///
  /// - Parameter isShown: Whether the view is shown.
  /// - Returns: The modified view.
  package nonisolated func appears(_ isShown: Bool) -> some View {
    modifier(AppearanceBoundary(isShown: isShown))
  }

  /// Makes the view appear even inside a view that the modifier `appears(false)` hides.
  ///
  /// The content of a sheet has this modifier. The sheet is visible even if the view that presents
  /// the sheet is hidden.
  ///
  /// - Parameter isInFront: Whether the modifier has an effect.
  /// - Returns: The modified view.
  package nonisolated func appearsInFront(_ isInFront: Bool = true) -> some View {
    modifier(AppearanceBoundary(isShown: true, isInFront: isInFront))
  }
}

/// A modifier that shows or hides a view in the tree.
private struct AppearanceBoundary {
  let isShown: Bool
  /// Whether the boundaries around this boundary have no effect on the view.
  var isInFront = false
}

extension AppearanceBoundary: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> AppearanceBoundaryNode {
    AppearanceBoundaryNode(isShown: isShown, isInFront: isInFront, inputs)
  }

  func update(_ node: AppearanceBoundaryNode) { node.setShown(isShown) }
}

class AppearanceBoundaryNode: ParentNode {
  private final var isShown: Bool

  /// The nearest boundary around this boundary; nil if no boundary is around this boundary, or if
  /// this boundary is in front.
  private final var outer: AppearanceBoundaryNode?

  /// The nodes whose nearest boundary is this one.
  fileprivate private(set) final var nodes: [ObjectIdentifier: AppearanceNode] = [:]

  /// The boundaries whose `outer` boundary is this one.
  fileprivate private(set) final var inner: [ObjectIdentifier: AppearanceBoundaryNode] = [:]

  /// The value of ``showsContent`` at the last call of ``takeChange()``.
  private final var showedContent = true

  @MainActor init(isShown: Bool, isInFront: Bool, _ inputs: _ViewInputs) {
    self.isShown = isShown
    super.init(inputs)
    guard !isInFront else { return }
    if tree[AppearanceBoundaries.self] == nil {
      tree[AppearanceBoundaries.self] = AppearanceBoundaries()
    }
    outer = nearestBoundary
    outer?.inner[ObjectIdentifier(self)] = self
    showedContent = showsContent
  }

  /// Returns whether this boundary itself lets a node in its content appear.
  ///
  /// - Parameter node: A node whose nearest boundary is this one, or a boundary in ``inner``.
  /// - Returns: Whether the node may appear.
  @MainActor func allows(_ node: ViewNode) -> Bool { isShown }

  /// Returns whether this boundary and all boundaries around it let a node appear.
  ///
  /// - Parameter node: A node whose nearest boundary is this one, or a boundary in ``inner``.
  /// - Returns: Whether the node may appear.
  /// - Complexity: O(boundaries around the node).
  @MainActor final func shows(_ node: ViewNode) -> Bool {
    var node = node
    var candidate: AppearanceBoundaryNode? = self
    while let boundary = candidate {
      if !boundary.allows(node) { return false }
      (node, candidate) = (boundary, boundary.outer)
    }
    return true
  }

  /// Whether the content shows: neither this boundary nor a boundary around it hides the content.
  @MainActor private final var showsContent: Bool { isShown && outer?.shows(self) ?? true }

  @MainActor fileprivate final func setShown(_ isShown: Bool) {
    guard self.isShown != isShown else { return }
    self.isShown = isShown
    noteChange()
  }

  /// Makes the views in the content appear or disappear when the update ends.
  @MainActor final func noteChange() { tree[AppearanceBoundaries.self]?.noteChange(of: self) }

  /// Returns whether views in the content may appear or disappear due to a change since the last
  /// call.
  @MainActor func takeChange() -> Bool {
    let showed = showedContent
    showedContent = showsContent
    return showed != showedContent
  }

  @MainActor final func add(_ node: AppearanceNode) { nodes[ObjectIdentifier(node)] = node }

  @MainActor final func remove(_ node: AppearanceNode) { nodes[ObjectIdentifier(node)] = nil }

  override func willRetire() {
    super.willRetire()
    outer?.inner[ObjectIdentifier(self)] = nil
    outer = nil
  }
}

/// The changes of a tree's appearance boundaries.
///
/// The object exists if the tree has ever had a boundary that is not in front.
@MainActor
private final class AppearanceBoundaries {
  /// The boundaries that were changed in the current update.
  private var changed: [AppearanceBoundaryNode] = []

  /// The removed nodes that came back in the current update, before their transitions were over.
  private var returned: [ViewNode] = []

  nonisolated init() {}

  /// Records a change of a boundary; the tree queues the actions of the boundary's views when the
  /// update ends.
  ///
  /// By then, the update has made all its removals. If an update shows the content of a boundary
  /// and removes a hidden view from this content, the view therefore never appears.
  func noteChange(of boundary: AppearanceBoundaryNode) {
    willNoteChange(in: boundary.tree)
    changed.append(boundary)
  }

  func noteReturn(of node: ViewNode) {
    willNoteChange(in: node.tree)
    returned.append(node)
  }

  private func willNoteChange(in tree: TreeState) {
    guard changed.isEmpty, returned.isEmpty else { return }
    tree.actions.addPreparation { self.applyChanges() }
  }

  private func applyChanges() {
    var waiting = changed.filter { !$0.isRetired }
    changed = []
    var nodes = returned.filter { !$0.isRetired }.flatMap(\.appearanceNodes)
    returned = []
    while let boundary = waiting.popLast() {
      guard boundary.takeChange() else { continue }
      nodes += boundary.nodes.values
      waiting += boundary.inner.values
    }
    // Views disappear in the reverse order of the tree. The queue sorts the actions of views that
    // appear.
    nodes.sort { $1.precedes($0) }
    for node in nodes {
      let isShown = node.boundary?.shows(node) ?? true
      // A removed view whose transition is not over does not appear again.
      if !isShown || !node.isLeaving { node.follow(isShown: isShown) }
    }
  }
}

extension ViewNode {
  /// Makes the views in this node appear or disappear, as their boundaries require.
  ///
  /// Called when this node, which was removed, comes back before its transition is over. If a
  /// boundary has started to show its content since the removal, the views in the node have not
  /// appeared yet.
  @MainActor func followBoundariesAgain() {
    tree[AppearanceBoundaries.self]?.noteReturn(of: self)
  }

  @MainActor fileprivate var appearanceNodes: [AppearanceNode] {
    var nodes: [AppearanceNode] = []
    if let node = self as? AppearanceNode { nodes.append(node) }
    forEachDescendant { if let node = $0 as? AppearanceNode { nodes.append(node) } }
    return nodes
  }

  /// Whether an appearance boundary around this node hides it.
  ///
  /// - Complexity: O(depth) in a tree that has ever had a boundary that is not in front, and O(1)
  ///   in all other trees.
  @MainActor var isHiddenByBoundary: Bool { !(nearestBoundary?.shows(self) ?? true) }

  /// The nearest appearance boundary around this node; nil if the node is in no boundary.
  ///
  /// - Complexity: O(depth) in a tree that has ever had a boundary that is not in front, and O(1)
  ///   in all other trees.
  @MainActor var nearestBoundary: AppearanceBoundaryNode? {
    guard tree[AppearanceBoundaries.self] != nil else { return nil }
    var candidate = parent
    while let node = candidate {
      if let boundary = node as? AppearanceBoundaryNode { return boundary }
      if let node = node as? AppearanceNode { return node.boundary }
      candidate = node.parent
    }
    return nil
  }
}
