public import AmbientCore

/// Whether a menu closes when the user chooses one of its items.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// The default: the menu closes.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes after the action.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open after the action.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// Sets whether menus close when the user chooses one of the items in the view.
  ///
  /// ```swift
  /// Menu("Font size") {
  ///   Button("Larger") { size += 1 }
  ///   Button("Smaller") { size -= 1 }
  /// }
  /// .menuActionDismissBehavior(.disabled)
  /// ```
  ///
  /// - Parameters:
  ///   - behavior: Whether the menus close.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.menuDismissal, behavior, fileID: fileID, line: line)
  }

  /// The form of `menuActionDismissBehavior(_:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  public nonisolated func menuActionDismissBehavior(
    _asFunction behavior: MenuActionDismissBehavior
  ) -> some View {
    menuActionDismissBehavior(behavior, fileID: "", line: 0)
  }
}
