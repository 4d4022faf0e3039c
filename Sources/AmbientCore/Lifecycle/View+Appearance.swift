import AmbientGraph

extension View {
  /// Runs an action after each update in which the view appears.
  ///
  /// A view appears when it is inserted into the tree. The content of a tab also appears each time
  /// the tab is selected again. A page of a navigation stack also appears each time the pages above
  /// this page are removed. A page that other pages cover from the start does not appear until the
  /// other pages are removed. On a host with a layout, a view in a `ViewThatFits` appears each time
  /// the host begins to show it.
  ///
  /// The actions of one update run inside-out: the actions of descendants run before this action.
  /// If a view has several such modifiers, their actions run from the first modifier to the last.
  /// The actions of siblings run in tree order.
  ///
  /// - Parameter action: The action; nil for none.
  /// - Returns: The modified view.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceActions(appear: action, disappear: nil))
  }

  /// Runs an action after each update in which the view disappears.
  ///
  /// A view disappears when it is removed from the tree. The content of a tab also disappears when
  /// another tab is selected. A page of a navigation stack also disappears when another page covers
  /// it. The tab and the page keep their state. A view that is removed while it is hidden does not
  /// disappear a second time.
  ///
  /// If another view replaces the view, the `onAppear` action of that other view runs first.
  ///
  /// - Parameter action: The action; nil for none.
  /// - Returns: The modified view.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceActions(appear: nil, disappear: action))
  }
}

private struct AppearanceActions {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceActions: AppearanceModifier {
  final class ModifierState: AppearanceState {
    private var modifier: AppearanceActions

    init(_ modifier: AppearanceActions) { self.modifier = modifier }

    func update(with modifier: AppearanceActions, in node: AppearanceNode) {
      self.modifier = modifier
    }

    func appear(in node: ViewNode) {
      // The closure captures the action. The action therefore runs even if the view gets a new
      // modifier before the end of the update.
      if let appear = modifier.appear { node.afterUpdate { appear() } }
    }

    func disappear(in node: ViewNode) {
      if let disappear = modifier.disappear { node.afterUpdate(.removal) { disappear() } }
    }
  }
}
