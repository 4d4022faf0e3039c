public import AmbientCore

/// Modifiers of the rows of a table; each modifier applies to all rows of the content.
extension TableRowContent {
  private nonisolated func changed<Views: View>(
    _ change: (_RowViews) -> Views
  ) -> TupleTableRowContent<TableRowValue, Views> {
    TupleTableRowContent(_rowViews: change(_rowViews))
  }

  /// Adds a menu to the rows.
  ///
  /// - Parameter menuItems: The items of the menu.
  /// - Returns: The rows with the menu.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return changed { $0.contextMenu { items } }
  }

  /// Adds a menu to the rows, and a view that is shown beside the menu.
  ///
  /// - Parameters:
  ///   - menuItems: The items of the menu.
  ///   - preview: The view beside the menu.
  /// - Returns: The rows with the menu.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let (items, preview) = (menuItems(), preview())
    return changed { views in views.contextMenu(menuItems: { items }, preview: { preview }) }
  }

  /// Lets the user drag the rows; a dragged row represents a value.
  ///
  /// - Parameter payload: The value, which is made when the user begins to drag.
  /// - Returns: The rows, which can be dragged.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    changed { $0.draggable(payload()) }
  }

  /// Lets the user drag the rows; a dragged row represents the value of a provider.
  ///
  /// - Parameter action: Returns the provider, or nil if there is nothing to drag. If the action
  ///   itself is nil, the user cannot drag the rows.
  /// - Returns: The rows, which can be dragged.
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    changed { $0.itemProvider(action) }
  }

  /// Lets the user drop values onto the rows.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values.
  /// - Returns: The rows, onto which values can be dropped.
  @preconcurrency
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    changed {
      $0.dropDestination(for: T.self) { (values: [T], _: DropSession) in action(values) }
    }
  }

  /// Runs an action when the pointer enters or leaves the rows.
  ///
  /// - Parameter action: Receives whether the pointer is over a row.
  /// - Returns: The rows with the action.
  public nonisolated func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    changed { $0.onHover(perform: action) }
  }
}
