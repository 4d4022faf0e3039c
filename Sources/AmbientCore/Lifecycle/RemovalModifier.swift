import AmbientGraph

/// Sets whether the `onDisappear` actions of removed views run early.
///
/// If `isImmediate` is true, the actions run before the `onAppear` actions of the views that
/// replace the removed views. Otherwise, these `onAppear` actions run first. The modifier does not
/// affect the transition of a removed view.
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
  /// Sets whether the `onDisappear` actions in the view run early when the view is removed.
  ///
  /// By default, the actions run after the `onAppear` actions of the views that replace the view.
  ///
  /// - Parameter isImmediate: Whether the actions run before the `onAppear` actions of the views
  ///   that replace the view. If there are several such modifiers between the view and the nearest
  ///   element around it, the outermost one wins.
  /// - Returns: The modified view.
  package nonisolated func removal(isImmediate: Bool) -> some View {
    modifier(RemovalModifier(isImmediate: isImmediate))
  }
}

extension ViewNode {
  /// The phase in which the `onDisappear` actions of this node run.
  ///
  /// Read this only while the node or an ancestor of the node is being removed from the tree. The
  /// search for ``RemovalModifier`` ends at the first element above the removed view, and the
  /// outermost modifier that is found wins. Modifiers inside a removed element have no effect.
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
