public import AmbientCore

extension View {
  /// Adds a context menu to the selectable rows of the lists and tables in the view.
  ///
  /// The menu of a selected row applies to all selected values. The menu of any other row applies
  /// only to the value of that row. Each row takes `ExpandEvent`. If there is a primary action,
  /// each row also takes `SubmitEvent`. The items are in the tree only while the menu is open.
  ///
  /// ```swift
  /// @State private var selection: Set<Flower.ID> = []
  ///
  /// List(flowers, selection: $selection) { flower in Text(flower.name) }
  ///   .contextMenu(forSelectionType: Flower.ID.self) { ids in
  ///     Button("Delete") { delete(ids) }
  ///   } primaryAction: { ids in
  ///     open(ids)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - itemType: The type of the values that can be selected.
  ///   - menu: Returns the items of the menu for a set of values.
  ///   - primaryAction: The action of a double click or of the return key; nil for none.
  /// - Returns: The modified view.
  @preconcurrency
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping @MainActor (Set<I>) -> M,
    primaryAction: (@MainActor (Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

/// A modifier that sets the context menu of the rows whose values have a certain type.
private struct SelectionMenuModifier<Item: Hashable, Items: View> {
  let menu: @MainActor (Set<Item>) -> Items
  let primaryAction: (@MainActor (Set<Item>) -> Void)?

  @State private var selectionMenu = SelectionMenu()

  init(
    menu: @escaping @MainActor (Set<Item>) -> Items,
    primaryAction: (@MainActor (Set<Item>) -> Void)?
  ) {
    self.menu = menu
    self.primaryAction = primaryAction
  }
}

extension SelectionMenuModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    selectionMenu.items = { [menu] values in
      Self.items(values).map { AnyView(menu($0)) }
    }
    if let primaryAction {
      selectionMenu.primaryAction = { values in
        if let items = Self.items(values) { primaryAction(items) }
      }
    } else {
      selectionMenu.primaryAction = nil
    }
    return content.environment(\.selectionMenu, selectionMenu)
  }

  /// Returns the values converted to the menu's type; nil if one of the values has a different
  /// type.
  private static func items(_ values: Set<AnyHashable>) -> Set<Item>? {
    let items = values.compactMap { $0.base as? Item }
    return items.count == values.count ? Set(items) : nil
  }

  static var bodyName: String? { nil }
}

/// The context menu of the selectable rows in lists and tables.
///
/// The object stays the same while the modifier is in the tree. The rows depend on the object, and
/// not on the closures in the object. New closures therefore do not invalidate the rows.
@MainActor
final class SelectionMenu {
  /// Returns the items for a set of values.
  ///
  /// If a value does not have the menu's type, the closure returns nil. The property is nil until
  /// the body of the modifier has run.
  var items: (@MainActor (Set<AnyHashable>) -> AnyView?)?

  /// The primary action, which gets a set of values; nil if the menu has no primary action.
  var primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?

  nonisolated init() {}
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The context menu of the selectable rows in lists and tables; nil if no ancestor sets one.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}
