import AmbientCore

/// The views in a list, a table or a picker, or the scopes of a search.
///
/// The user can select each view that has a tag of the type `Value`. If links can select rows, the
/// user can also select each link whose value has this type.
struct Choices<Value: Hashable, Content: View> {
  let kind: ElementKind
  let selection: Selection<Value>
  /// Lets links in the rows change the selection; nil if links cannot select rows.
  var linkSelection: LinkSelection?
  /// The context menu of the selectable rows; nil if the rows have none.
  var menu: SelectionMenu?
  let content: Content
}

extension Choices: View, LibraryView {
  var body: some View {
    ForEach(sections: content) { section in
      if section.id.isImplicit {
        choices(section.content)
      } else {
        SectionElement(
          content: TupleView(
            (
              section.header.isEmpty ? nil : SectionHeader(content: section.header),
              choices(section.content),
              section.footer.isEmpty ? nil : Wrapper(kind: .footer, content: section.footer)
            )
          )
        )
      }
    }
  }

  @MainActor @ViewBuilder private func choices(_ subviews: SubviewsCollection) -> some View {
    if let menu {
      ForEach(subviews) { subview in
        choice(
          subview.tag(for: Value.self),
          subview.containerValues,
          AnyView(subview),
          menu
        )
      }
    } else {
      choicesWithoutMenu(subviews)
    }
  }

  @MainActor private func choicesWithoutMenu(_ subviews: SubviewsCollection) -> some View {
    ForEach(subviews) { subview in
      let values = subview.containerValues
      if let linkSelection, let value = values.linkedValue?.base as? Value {
        choice(
          values.tag(for: Value.self) ?? value,
          values,
          subview.environment(
            \.linkSelection,
            linkSelection.disabled(values.isSelectionDisabled)
          )
        )
      } else if let tag = subview.tag(for: Value.self) {
        choice(tag, values, subview)
      } else {
        subview
      }
    }
  }

  @MainActor func choice(of row: Row) -> AnyView {
    choice(row.tag(for: Value.self), row.containerValues, row.content, menu)
  }

  @MainActor private func choice(
    _ tag: Value?,
    _ values: ContainerValues,
    _ content: AnyView,
    _ menu: SelectionMenu?
  ) -> AnyView {
    var tag = tag
    var content = content
    if let linkSelection, let value = values.linkedValue?.base as? Value {
      let selection = linkSelection.disabled(values.isSelectionDisabled)
      content = AnyView(content.environment(\.linkSelection, selection))
      tag = tag ?? value
    }
    guard let tag else { return content }
    guard let menu else { return AnyView(choice(tag, values, content)) }
    return AnyView(
      ChoiceWithMenu(
        menu: menu,
        values: { selection.values(with: tag) },
        choose: choice(tag, values, EmptyView()),
        content: content
      )
    )
  }

  private func choice<Row: View>(
    _ tag: Value,
    _ values: ContainerValues,
    _ content: Row
  ) -> Choice<Row> {
    Choice(
      kind: kind,
      isChosen: selection.contains(tag),
      isToggled: selection.isToggled,
      isDisabled: values.isSelectionDisabled,
      linkSelection: linkSelection,
      content: content
    )
  }
}

/// A view that the user can select.
struct Choice<Content: View> {
  let kind: ElementKind
  let isChosen: Binding<Bool>
  /// Whether a press deselects the view if the view is selected.
  let isToggled: Bool
  let isDisabled: Bool
  let linkSelection: LinkSelection?
  let content: Content
}

extension Choice: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(kind, isEnabled: environment.isEnabled && !isDisabled)
    description[.isSelected] = isChosen.wrappedValue
    // A press of an option closes the menu around the picker. A press of a row closes no menu.
    let menu = kind == .option ? environment.customControlTraits?.menuToClose : nil
    description.on(PressEvent.self) { _ in
      isChosen.wrappedValue = isToggled ? !isChosen.wrappedValue : true
      linkSelection?.rows.showSelection()
      menu?.closeAll()
    }
    return description
  }
}
