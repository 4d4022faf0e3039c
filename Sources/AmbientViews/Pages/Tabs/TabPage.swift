import AmbientCore

/// A tab: its button and its content.
///
/// A tab view in the page style shows only the content.
struct TabPage<Label: View, Content: View> {
  /// The value that selects the tab; nil if the tab has no tag.
  let tag: AnyHashable?
  let role: TabRole?
  let label: Label
  let content: Content

  @Namespace private var id
  @State private var wasSelected = false
  @State private var contentAttributes = ContainerAttributes()
  @Environment(\.tabs) private var tabs
  @Environment(\.isPage) private var isPage
  @Environment(\.tabTraits) private var traits

  init(tag: AnyHashable?, role: TabRole? = nil, label: Label, content: Content) {
    self.tag = tag
    self.role = role
    self.label = label
    self.content = content
  }
}

extension TabPage: View, LibraryView {
  var body: some View {
    if isPage, tabs == nil {
      content
    } else if !traits.isHidden {
      shownTab
    }
  }

  /// The label, onto which items can be dropped if the tab has a drop destination.
  @ViewBuilder @MainActor private var shownLabel: some View {
    if let actions = traits.dropActions {
      DropTarget(base: label, isEnabled: true, actions: actions)
    } else {
      label
    }
  }

  @MainActor private var shownTab: some View {
    let tabs = tabs
    let tab = TabEntry(id: AnyHashable(id), tag: tag)
    let isSelected = tabs?.isSelected(tab) ?? true
    return TabElement(
      isSelected: isSelected,
      role: role,
      traits: traits,
      contentAttributes: contentAttributes,
      content: TupleView(
        (
          ButtonElement(
            role: nil,
            style: "tab",
            action: { tabs?.select(tab) },
            content: shownLabel
          )
          .disabled(traits.isDisabled),
          isSelected || wasSelected
            ? content.environment(\.tabs, nil).environment(\.tabTraits, TabTraits())
              .environment(\.tabContentAttributes, contentAttributes)
              .appears(isSelected || tabs?.staysShown(tab) ?? false)
            : nil
        )
      )
    )
    .onEveryChange(of: tab, initial: true) { tabs?.update($1) }
    .onEveryChange(of: tabs?.selected) { _, _ in tabs?.updateSubstitute() }
    .onRemoval { tabs?.remove(tab) }
    .onEveryChange(of: isSelected, initial: true) { if $1 { wasSelected = true } }
  }
}

private struct TabElement<Content: View> {
  let isSelected: Bool
  let role: TabRole?
  let traits: TabTraits
  let contentAttributes: ContainerAttributes
  let content: Content
}

extension TabElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.tab, presentation: isSelected ? .inline : .collapsed)
    if isSelected { description[.isSelected] = true }
    description[.role] = role?.name
    description.attributes.add(contentAttributes.attributes)
    traits.describe(&description, in: environment)
    return description
  }
}
