import AmbientGraph

extension View {
  /// Runs an action after the update in which the view appears.
  ///
  /// The actions of one update run inside-out: the actions of descendants run before this action.
  /// Of two modifiers of one view, the modifier that is applied earlier runs its action earlier.
  /// The actions of siblings run in tree order.
  ///
  /// - Parameter action: The action; nil for none.
  /// - Returns: The modified view.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action after the update in which the view disappears.
  ///
  /// If another view replaces the view, the `onAppear` action of that other view runs first.
  ///
  /// - Parameter action: The action; nil for none.
  /// - Returns: The modified view.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

private struct AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceModifier: LifecycleModifier {
  final class Memory: LifecycleMemory {
    private var modifier: AppearanceModifier

    init(_ modifier: AppearanceModifier, in node: ViewNode) {
      self.modifier = modifier
      // This action runs even if a new modifier arrives before the end of the update.
      if let appear = modifier.appear { node.afterUpdate { appear() } }
    }

    func update(with modifier: AppearanceModifier, in node: ViewNode) { self.modifier = modifier }

    func end(in node: ViewNode) {
      if let disappear = modifier.disappear {
        node.afterUpdate(node.phaseOfRemoval) { disappear() }
      }
    }
  }
}
