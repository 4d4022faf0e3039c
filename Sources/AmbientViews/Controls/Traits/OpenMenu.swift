import AmbientCore

/// The state of a menu, for the items in the menu.
///
/// The object stays the same while the menu is in the tree. Opening or closing the menu therefore
/// does not run the bodies that read the object.
@MainActor
final class OpenMenu {
  /// Whether the menu is open; nil before the menu has been shown.
  ///
  /// The view that shows the items sets the property each time its body runs while the menu is
  /// open.
  var isOpen: Binding<Bool>?

  /// The menu that contains this menu; nil for an outermost menu.
  var outer: OpenMenu?

  nonisolated init() {}

  /// Closes the menu and all outer menus.
  func closeAll() {
    isOpen?.wrappedValue = false
    outer?.closeAll()
  }
}

extension OpenMenu: Equatable {
  nonisolated static func == (first: OpenMenu, second: OpenMenu) -> Bool { first === second }
}

/// The items of a menu while it is open.
struct MenuItems<Items: View> {
  let isOpen: Binding<Bool>
  let items: Items

  @State private var menu = OpenMenu()
  @Environment(\.openMenu) private var outer

  init(isOpen: Binding<Bool>, items: Items) {
    self.isOpen = isOpen
    self.items = items
  }
}

extension MenuItems: View, LibraryView {
  var body: some View {
    if isOpen.wrappedValue { content }
  }

  @MainActor private var content: some View {
    menu.isOpen = isOpen
    menu.outer = outer
    return MenuItemsElement(isOpen: isOpen, content: items)
      .environment(\.openMenuWithBoundary, menu)
  }
}

private struct MenuItemsElement<Content: View> {
  let isOpen: Binding<Bool>
  let content: Content
}

extension MenuItemsElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.menuItems, presentation: .dialog)
    description.on(DismissEvent.self) { _ in isOpen.wrappedValue = false }
    return description
  }
}

extension EnvironmentValues {
  var openMenu: OpenMenu? {
    get { customControlTraits?.menu }
    set { controlTraits.menu = newValue }
  }

  /// The nearest open menu.
  ///
  /// The setter also resets the values that are only for the control that opens the menu. The items
  /// of the menu do not inherit these values.
  fileprivate var openMenuWithBoundary: OpenMenu? {
    get { openMenu }
    set {
      controlTraits.menu = newValue
      controlTraits.shortcut = nil
      buttonStyles = .unstyled
      toggleStyles = .unstyled
    }
  }
}
