import AmbientCore

/// A menu without a custom style.
///
/// The element of the menu contains the label and, while the menu is open, the items.
struct MenuView<Label: View, Items: View> {
  let label: Label
  let items: Items
  var style: String?
  let primaryAction: (@MainActor () -> Void)?

  @State private var isOpen = false

  init(
    label: Label,
    items: Items,
    style: String? = nil,
    primaryAction: (@MainActor () -> Void)?
  ) {
    self.label = label
    self.items = items
    self.style = style
    self.primaryAction = primaryAction
  }
}

extension MenuView
where Label == MenuStyleConfiguration.Label, Items == MenuStyleConfiguration.Content {
  init(_ configuration: MenuStyleConfiguration, style: String?) {
    self.init(
      label: configuration.label,
      items: configuration.content,
      style: style,
      primaryAction: configuration.primaryAction?.closure
    )
  }
}

extension MenuView: View, LibraryView {
  var body: some View {
    MenuElement(
      isOpen: $isOpen,
      style: style,
      primaryAction: primaryAction,
      content: TupleView((label, MenuItems(isOpen: $isOpen, items: items)))
    )
  }
}

private struct MenuElement<Content: View> {
  let isOpen: Binding<Bool>
  let style: String?
  let primaryAction: (@MainActor () -> Void)?
  let content: Content
}

extension MenuElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.menu, isEnabled: environment.isEnabled)
    description[.isExpanded] = isOpen.wrappedValue
    description[.style] = style
    if primaryAction != nil { description[.hasPrimaryAction] = true }
    environment.customControlTraits?.describeMenu(&description, in: environment)
    environment.customControlTraits?.describeButton(&description, in: environment)
    let menu = environment.customControlTraits?.menuToClose
    description.on(PressEvent.self) { _ in
      if let primaryAction {
        primaryAction()
        menu?.closeAll()
      } else {
        isOpen.wrappedValue.toggle()
      }
    }
    description.on(ExpandEvent.self) { isOpen.wrappedValue = $0.isExpanded }
    return description
  }
}
