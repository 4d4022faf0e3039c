import AmbientGraph

extension View {
  /// Runs work of the library after the update that inserts the view into the tree.
  ///
  /// Unlike an `onAppear` action, the work does not run again when a hidden view is shown again.
  ///
  /// - Parameter work: The work.
  /// - Returns: The modified view.
  package nonisolated func onInsertion(perform work: @escaping () -> Void) -> some View {
    modifier(InsertionModifier(insert: work, remove: nil))
  }

  /// Runs work of the library after the update that removes the view from the tree.
  ///
  /// Unlike an `onDisappear` action, the work does not run when the view is hidden. The work runs
  /// at the time at which an `onDisappear` action of a visible view would run.
  ///
  /// - Parameter work: The work.
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
      if let remove = modifier.remove { node.afterUpdate(node.phaseOfRemoval) { remove() } }
    }
  }
}
