import AmbientGraph

/// Sets whether a view leaves the tree at once or with a transition.
///
/// If the tree runs no animations, a transition takes no time, and changes only the order of
/// actions. The `onAppear` actions of the views that replace the view then run before the
/// `onDisappear` actions of the view.
struct RemovalModifier {
  let isImmediate: Bool
}

extension RemovalModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> RemovalNode {
    let node = RemovalNode(inputs)
    node.tree.recordRemovalChoice()
    node.isImmediate = isImmediate
    return node
  }

  func update(_ node: RemovalNode) { node.isImmediate = isImmediate }
}

/// Marks a tree in which a view has used ``RemovalModifier``.
private final class RemovalChoices {}

extension TreeState {
  fileprivate func recordRemovalChoice() {
    if self[RemovalChoices.self] == nil { self[RemovalChoices.self] = RemovalChoices() }
  }
}

final class RemovalNode: ParentNode {
  var isImmediate = false
}

extension View {
  /// Sets whether the view leaves the tree at once or with a transition.
  ///
  /// By default, a view leaves with a transition. A view with the identity transition leaves at
  /// once.
  ///
  /// - Parameter isImmediate: Whether the `onDisappear` actions in the view run before the actions
  ///   of the views that replace it. If the view and its ancestors up to the nearest element have
  ///   several such modifiers, the outermost one wins.
  /// - Returns: The modified view.
  package nonisolated func removal(isImmediate: Bool) -> some View {
    modifier(RemovalModifier(isImmediate: isImmediate))
  }
}

extension ViewNode {
  /// The phase of the view's `onDisappear` actions while this node or an ancestor is removed from
  /// the tree.
  ///
  /// Among the modifiers of the removed view and of its ancestors up to the next element, the
  /// outermost modifier wins. If an element is removed with all its contents, modifiers inside that
  /// element have no effect.
  ///
  /// - Complexity: O(depth) if any view in the tree has used ``RemovalModifier``, and O(1)
  ///   otherwise.
  @MainActor var phaseOfRemoval: ActionPhase {
    guard tree[RemovalChoices.self] != nil else { return .removal }
    var isImmediate = false
    var isAboveRemoved = false
    var candidate: ViewNode? = self
    while let node = candidate {
      if let removal = node as? RemovalNode { isImmediate = removal.isImmediate }
      if node is AnyElementNode {
        if isAboveRemoved { break }
        isImmediate = false
      }
      if tree.isRemoving(node) { isAboveRemoved = true }
      candidate = node.parent
    }
    return isImmediate ? .immediateRemoval : .removal
  }
}
