import AmbientCore

/// A row that the user can select, and that has a context menu.
struct ChoiceWithMenu<Content: View> {
  let menu: SelectionMenu
  /// Returns the values to which the menu applies.
  let values: @MainActor () -> Set<AnyHashable>
  /// A choice without content, which describes the row's element as if the row had no menu.
  let choose: Choice<EmptyView>
  let content: Content

  @State private var isOpen = false

  init(
    menu: SelectionMenu,
    values: @escaping @MainActor () -> Set<AnyHashable>,
    choose: Choice<EmptyView>,
    content: Content
  ) {
    self.menu = menu
    self.values = values
    self.choose = choose
    self.content = content
  }
}

extension ChoiceWithMenu: View, LibraryView {
  var body: some View {
    ChoiceWithMenuElement(
      menu: menu,
      isOpen: $isOpen,
      values: values,
      choose: choose,
      content: TupleView(
        (content, SelectionMenuItems(menu: menu, isOpen: $isOpen, values: values))
      )
    )
  }
}

private struct ChoiceWithMenuElement<Content: View> {
  let menu: SelectionMenu
  let isOpen: Binding<Bool>
  let values: @MainActor () -> Set<AnyHashable>
  let choose: Choice<EmptyView>
  let content: Content
}

extension ChoiceWithMenuElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = choose.element(in: environment)
    description[.isExpanded] = isOpen.wrappedValue
    description.on(ExpandEvent.self) { isOpen.wrappedValue = $0.isExpanded }
    if menu.primaryAction != nil {
      description.on(SubmitEvent.self) { _ in menu.primaryAction?(values()) }
    }
    return description
  }
}

/// A view that shows the items of a row's menu while the menu is open.
private struct SelectionMenuItems {
  let menu: SelectionMenu
  let isOpen: Binding<Bool>
  let values: @MainActor () -> Set<AnyHashable>
}

extension SelectionMenuItems: View, LibraryView {
  var body: some View {
    if isOpen.wrappedValue, let items = menu.items?(values()) {
      MenuItems(isOpen: isOpen, items: items)
    }
  }
}
