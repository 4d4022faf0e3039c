public import AmbientCore

extension View {
  /// Adds a context menu to the view.
  ///
  /// Hosts see an element of kind `contextMenu` around the view. After a long press or a secondary
  /// click, the host sends an `ExpandEvent` to this element, which opens the menu. The items are in
  /// the tree only while the menu is open.
  ///
  /// ```swift
  /// Text(flower.name)
  ///   .contextMenu { Button("Water") { water(flower) } }
  /// ```
  ///
  /// - Parameter menuItems: The items of the menu; an `EmptyView` for no context menu.
  /// - Returns: The view with the context menu.
  /// - Invalidation: Opening the menu runs the bodies of its items, and no other body.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView?.none))
  }

  /// Adds a context menu with a preview to the view.
  ///
  /// - Parameters:
  ///   - menuItems: The items of the menu; an `EmptyView` for no context menu.
  ///   - preview: The view that the host shows beside the items, in place of the modified view. The
  ///     preview is in the tree only while the menu is open.
  /// - Returns: The view with the context menu.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Adds a context menu to the view if the menu is not nil.
  ///
  /// - Parameter contextMenu: The menu; nil for none.
  /// - Returns: The modified view.
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items, preview: EmptyView?.none))
  }
}

/// The items of a context menu, for the older form of the modifier `contextMenu`.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a context menu from its items.
  ///
  /// - Parameter menuItems: The items of the menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

private struct ContextMenuModifier<Items: View, Preview: View> {
  /// The items; nil if there is no menu.
  let items: Items?
  let preview: Preview?

  @State private var isOpen = false

  init(items: Items?, preview: Preview?) {
    self.items = items
    self.preview = preview
  }
}

extension ContextMenuModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    ContextMenuElement(
      isOpen: $isOpen,
      content: TupleView(
        (
          content,
          items.map { ContextMenuItems(isOpen: $isOpen, items: $0, preview: preview) }
        )
      ),
      hasItems: items != nil && Items.self != EmptyView.self
    )
  }

  static var bodyName: String? { nil }
}

/// The preview and the items of a context menu while it is open.
struct ContextMenuItems<Items: View, Preview: View> {
  let isOpen: Binding<Bool>
  let items: Items
  let preview: Preview?
}

extension ContextMenuItems: View, LibraryView {
  var body: some View {
    if let preview, isOpen.wrappedValue {
      Wrapper(kind: .menuPreview, presentation: .dialog, content: preview)
    }
    MenuItems(isOpen: isOpen, items: items)
  }
}

private struct ContextMenuElement<Content: View> {
  let isOpen: Binding<Bool>
  let content: Content
  let hasItems: Bool
}

extension ContextMenuElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.contextMenu, isEnabled: environment.isEnabled)
    description[.isExpanded] = isOpen.wrappedValue
    if hasItems { description.on(ExpandEvent.self) { isOpen.wrappedValue = $0.isExpanded } }
    return description
  }
}
