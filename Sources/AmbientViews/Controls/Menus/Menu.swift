public import AmbientCore

/// A control that opens a menu of buttons and other controls.
///
/// ```swift
/// Menu("Edit") {
///   Button("Copy") { copy() }
///   Button("Delete", role: .destructive) { delete() }
///   Menu("More") { Button("Archive") { archive() } }
/// }
/// ```
///
/// Hosts see an element of kind `menu` with the label. A press opens or closes the menu. If the
/// menu has a primary action, a press runs this action instead. `ExpandEvent` also opens and closes
/// the menu. While the menu is open, the items are in an element of kind `menuItems` after the
/// label. While the menu is closed, the items are not in the tree. A press of an item closes the
/// menu and all outer menus, unless `menuActionDismissBehavior` is `.disabled`.
///
/// - Invalidation: Opening a menu runs the bodies of its items, and no other body.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  private let primaryAction: (@MainActor () -> Void)?

  @Environment(\.menuStyles) private var styles

  init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a view as its label.
  ///
  /// - Parameters:
  ///   - content: The items of the menu.
  ///   - label: The views that describe the menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a view as its label, and with an action that a press runs.
  ///
  /// - Parameters:
  ///   - content: The items of the menu.
  ///   - label: The views that describe the menu.
  ///   - primaryAction: The action of a press. The user opens the menu in another way, such as by a
  ///     long press.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu: View, LibraryView {
  /// The view of the nearest style, or the element of the menu if no style is set.
  public var body: some View {
    switch styles {
    case .unstyled:
      MenuView(label: label, items: content, primaryAction: primaryAction)
    case .style(let style, let outer):
      StyledMenu(menu: self, primaryAction: primaryAction, style: style, outer: outer)
    }
  }
}

/// A menu for which a style is set.
///
/// An object stores the newest primary action of the menu. The object stays the same, so a new
/// action does not run the style's body.
private struct StyledMenu<Label: View, Content: View> {
  let menu: Menu<Label, Content>
  let primaryAction: (@MainActor () -> Void)?
  let style: any ErasedStyle<MenuStyleConfiguration>
  let outer: ControlStyles<MenuStyleConfiguration>

  @State private var action = ButtonAction()

  init(
    menu: Menu<Label, Content>,
    primaryAction: (@MainActor () -> Void)?,
    style: any ErasedStyle<MenuStyleConfiguration>,
    outer: ControlStyles<MenuStyleConfiguration>
  ) {
    self.menu = menu
    self.primaryAction = primaryAction
    self.style = style
    self.outer = outer
  }
}

extension StyledMenu: View, LibraryView {
  var body: some View {
    action.newest = primaryAction
    return style.show(
      ControlParts(menu.label, menu.content),
      primaryAction == nil ? nil : action,
      outer: outer
    )
  }
}
