import AmbientGraph

extension View {
  /// Makes the view a window.
  ///
  /// The values that `focusedSceneValue` sets in the window apply only while the window is the
  /// frontmost one.
  ///
  /// - Returns: The modified view.
  package nonisolated func focusWindow() -> some View { modifier(WindowModifier()) }
}

private struct WindowModifier {}

extension WindowModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> WindowNode { WindowNode(inputs) }

  func update(_ node: WindowNode) {}
}

/// The node of a window; a tree may have several windows.
final class WindowNode: ParentNode {
  override func willRetire() {
    super.willRetire()
    tree.focusIfUsed?.windowWasRemoved()
  }
}

extension ViewNode {
  /// The window that contains the node; nil in a tree without windows, which shows a single scene.
  var window: WindowNode? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? WindowNode }.first
  }

  /// The first window of the tree.
  ///
  /// - Complexity: O(*n*) for *n* nodes before the window.
  var firstWindowOfTree: WindowNode? {
    var root = self
    while let parent = root.parent { root = parent }
    return sequence(first: root, next: \.nextNode).lazy.compactMap { $0 as? WindowNode }.first
  }
}
