public import AmbientCore

/// In which order a menu shows what it offers.
public struct MenuOrder: Hashable, Sendable {
  let name: String

  /// As is usual for the menu.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first ones where they are reached most easily.
  public static let priority = MenuOrder(name: "priority")
  /// From top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String

  /// As is usual for the button.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension EnvironmentValues {
  /// In which order menus show what they offer.
  public var menuOrder: MenuOrder {
    get { controlTraits.menuOrder }
    set { controlTraits.menuOrder = newValue }
  }

  /// Whether buttons act again and again while they are held.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { controlTraits.repeatBehavior }
    set { controlTraits.repeatBehavior = newValue }
  }
}

extension View {
  /// Sets in which order the menus in the view show what they offer.
  public nonisolated func menuOrder(
    _ order: MenuOrder,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.menuOrder, order, fileID: fileID, line: line)
  }

  /// Sets whether the buttons in the view act again and again while they are held.
  public nonisolated func buttonRepeatBehavior(
    _ behavior: ButtonRepeatBehavior,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.buttonRepeatBehavior, behavior, fileID: fileID, line: line)
  }
}
