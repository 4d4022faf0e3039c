public import AmbientHosting

/// The kinds of elements for menus.
extension ElementKind {
  /// A ``Menu``: its label, and while the menu is open, a ``menuItems`` element.
  ///
  /// Its attributes are `isExpanded`, `hasPrimaryAction`, `style`, `menuOrder`, `menuIndicator`,
  /// `repeats`, `borderShape`, `sizing`, `shortcut`, `controlSize`, `labels` and `tint`. It takes
  /// ``PressEvent`` and ``ExpandEvent``.
  public static let menu: ElementKind = "Menu"
  /// A view with a context menu: the view, and while the menu is open, an optional ``menuPreview``
  /// and a ``menuItems`` element.
  ///
  /// Its attribute is `isExpanded`. It takes ``ExpandEvent``.
  public static let contextMenu: ElementKind = "ContextMenu"
  /// The items of an open menu, in front of all other views; the element takes ``DismissEvent``.
  public static let menuItems: ElementKind = "MenuItems"
  /// The preview in an open context menu.
  public static let menuPreview: ElementKind = "MenuPreview"
}

extension ElementAttribute where Value == Bool {
  /// True if a press of a menu runs an action instead of opening the menu; absent otherwise.
  public static var hasPrimaryAction: Self { Self("hasPrimaryAction") }
}
