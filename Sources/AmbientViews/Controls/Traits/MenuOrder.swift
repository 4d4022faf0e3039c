public import AmbientCore

/// The order in which a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
  let name: String

  /// The default order of the menu.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first items are where the user reaches them most easily: at the top or at the bottom of
  /// the menu.
  public static let priority = MenuOrder(name: "priority")
  /// The items are in order from top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a button repeats its action while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String

  /// The default behavior of the button.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The button repeats its action while it is held down.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The button does not repeat its action.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension EnvironmentValues {
  /// The order in which menus show their items; `.automatic` by default.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var menuOrder: MenuOrder {
    get { controlTraits.menuOrder }
    set { controlTraits.menuOrder = newValue }
  }

  /// Whether buttons repeat their action while they are held down; `.automatic` by default.
  ///
  /// - Note: Ambient only passes this on to the host.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { controlTraits.repeatBehavior }
    set { controlTraits.repeatBehavior = newValue }
  }
}

extension View {
  /// Sets the order in which the menus in the view show their items.
  ///
  /// Hosts see an order other than `.automatic` as the attribute `menuOrder` of each ``Menu`` and
  /// ``Picker``.
  ///
  /// - Parameters:
  ///   - order: The order of the items.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the menus in the view, and runs the bodies
  ///   that read `menuOrder`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func menuOrder(
    _ order: MenuOrder,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.menuOrder, order, fileID: fileID, line: line)
  }

  /// Sets whether the buttons in the view repeat their action while they are held down.
  ///
  /// Hosts see a behavior other than `.automatic` as the attribute `repeats` of each button, link
  /// and menu.
  ///
  /// - Parameters:
  ///   - behavior: Whether the buttons repeat their action.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the buttons in the view, and runs the bodies
  ///   that read `buttonRepeatBehavior`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func buttonRepeatBehavior(
    _ behavior: ButtonRepeatBehavior,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.buttonRepeatBehavior, behavior, fileID: fileID, line: line)
  }
}
