import AmbientGraph

/// Says how a view leaves the tree: at once, or with a transition, which takes no time here but lets the
/// views that come in its place appear first.
struct RemovalModifier {
  let isImmediate: Bool
}

extension RemovalModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> RemovalNode {
    let node = RemovalNode(inputs)
    node.tree.choosesRemovals()
    node.isImmediate = isImmediate
    return node
  }

  func update(_ node: RemovalNode) { node.isImmediate = isImmediate }
}

/// Kept by a tree in which a view says how it leaves.
private final class RemovalChoices {}

extension TreeState {
  /// Notes that a view says how it leaves the tree.
  fileprivate func choosesRemovals() {
    if self[RemovalChoices.self] == nil { self[RemovalChoices.self] = RemovalChoices() }
  }
}

/// Holds how the view below it leaves, until that happens.
final class RemovalNode: ParentNode {
  var isImmediate = false
}

extension View {
  /// Lets a view leave the tree at once, as one with the identity as its transition does, or as all others.
  ///
  /// - Parameter isImmediate: Whether the `onDisappear` actions in the view run before the actions of what
  ///   comes in its place. The outermost modifier of this kind counts, up to the next container.
  /// - Returns: The view, which leaves as it is said here.
  package nonisolated func removal(isImmediate: Bool) -> some View {
    modifier(RemovalModifier(isImmediate: isImmediate))
  }
}

extension ViewNode {
  /// When the node's view disappears, while a node at or above it is taken out of the tree.
  ///
  /// What counts is said around the views of a container. Within an element that goes with all it contains,
  /// it is the element that leaves the container.
  ///
  /// - Complexity: O(depth) in a tree in which any view chooses how it leaves.
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
