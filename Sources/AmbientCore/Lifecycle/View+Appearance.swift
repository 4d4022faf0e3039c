import AmbientGraph

extension View {
  /// Runs an action after the update in which the view appeared.
  ///
  /// The actions of one update run inside-out: those of the views in this one come before this action, and
  /// so do those of modifiers that are applied before this one. Siblings run theirs in the order of the
  /// source.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action after the update in which the view went away.
  ///
  /// Where another view has come in its place, that one's `onAppear` runs before.
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
      // The action of the first pass: an update in the same pass brings none that is newer.
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
