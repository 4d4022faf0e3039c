import AmbientGraph

extension View {
  /// Runs internal library code after the update that inserts the view into the tree.
  ///
  /// Unlike an `onAppear` action, this code does not run again when a hidden view is shown again.
  ///
  /// - Parameter work: The closure to run.
  /// - Returns: The modified view.
  package nonisolated func onInsertion(perform work: @escaping () -> Void) -> some View {
    modifier(InsertionModifier(insert: work, remove: nil))
  }

  /// Runs internal library code after the update that removes the view from the tree.
  ///
  /// Unlike an `onDisappear` action, this code does not run when the view is hidden. The code and
  /// the `onDisappear` actions of removed views run in the same phase, `ActionPhase.removal`.
  ///
  /// - Parameter work: The closure to run.
  /// - Returns: The modified view.
  package nonisolated func onRemoval(perform work: @escaping () -> Void) -> some View {
    modifier(InsertionModifier(insert: nil, remove: work))
  }
}

private struct InsertionModifier {
  let insert: (() -> Void)?
  let remove: (() -> Void)?
}

extension InsertionModifier: LifecycleModifier {
  final class ModifierState: LifecycleState {
    private var modifier: InsertionModifier

    init(_ modifier: InsertionModifier, in node: ViewNode) {
      self.modifier = modifier
      if let insert = modifier.insert { node.afterUpdate { insert() } }
    }

    func update(with modifier: InsertionModifier, in node: ViewNode) { self.modifier = modifier }

    func end(in node: ViewNode) {
      if let remove = modifier.remove { node.afterUpdate(.removal) { remove() } }
    }
  }
}
