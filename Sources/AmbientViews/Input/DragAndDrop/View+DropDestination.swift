public import AmbientCore
public import AmbientLayout

extension View {
  /// Lets the user drop values onto the view.
  ///
  /// An item that is not a value of `payloadType` is converted first, which may take some time. An
  /// item that cannot be converted is left out. If no item can be converted, the action does not
  /// run.
  ///
  /// ```swift
  /// Shelf().dropDestination(for: Book.self) { books, _ in
  ///   shelf += books
  ///   return true
  /// }
  /// ```
  ///
  /// The modifiers `onDragSessionUpdated(_:)` and `onDropSessionUpdated(_:)` report how the drop
  /// ends:
  ///
  /// - If no item has to be converted, the modifiers report the phase `ended` after the action has
  ///   run. The phase is `ended(.cancel)` if the action returns false.
  /// - If an item has to be converted, the modifiers report the phase `ended` before the
  ///   conversion.
  ///
  /// In both cases, the modifiers then report `dataTransferCompleted` if the action has returned
  /// true.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values, and the position of the pointer in the view. The action returns
  ///     whether the drop succeeded.
  ///   - isTargeted: Called with true when items of this type enter the view, and with false when
  ///     the items leave the view or are dropped.
  /// - Returns: A view onto which values can be dropped.
  /// - Note: Works on hosts that send `DropEvent`.
  @preconcurrency
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor ([T], CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    DropTarget(
      base: self,
      isEnabled: true,
      actions: .transferring(T.self, isTargeted: isTargeted) { action($0, $1.location) }
    )
  }

  /// Lets the user drop values onto the view.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - isEnabled: Whether values can be dropped.
  ///   - action: Takes the values, and the state of the drop.
  /// - Returns: A view onto which values can be dropped.
  @preconcurrency
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self,
    isEnabled: Bool = true,
    action: @escaping @MainActor ([T], DropSession) -> Void
  ) -> some View {
    DropTarget(
      base: self,
      isEnabled: isEnabled,
      actions: .transferring(T.self, isTargeted: { _ in }) { values, info in
        action(values, DropSession(.ended(.copy), info))
        return true
      }
    )
  }
}

extension DropActions {
  nonisolated static func transferring<T: Transferable>(
    _ type: T.Type,
    isTargeted: @escaping @MainActor (Bool) -> Void,
    perform: @escaping @MainActor ([T], DropInfo) -> Bool
  ) -> DropActions {
    DropActions(
      accepts: { info in info.providers.contains { $0.canTransfer(T.self) } },
      entered: { _ in isTargeted(true) },
      exited: { _ in isTargeted(false) },
      perform: { info, complete in
        loadValues(of: T.self, from: info.providers) { values in
          complete(!values.isEmpty && perform(values, info))
        }
      }
    )
  }
}

/// Calls `use` with the values of the items that have the given type or can be converted to it.
///
/// If no item has to be converted, the call is immediate.
@MainActor
func loadValues<T: Transferable>(
  of type: T.Type,
  from providers: [NSItemProvider],
  then use: @escaping @MainActor ([T]) -> Void
) {
  let fitting = providers.filter { $0.canTransfer(T.self) }
  let values = fitting.compactMap { $0.value(as: T.self) }
  guard values.count < fitting.count else { return use(values) }
  Task { @MainActor in
    var values: [T] = []
    for provider in fitting {
      // An item that cannot be converted is left out.
      if let value = try? await provider.transferred(T.self) { values.append(value) }
    }
    use(values)
  }
}
