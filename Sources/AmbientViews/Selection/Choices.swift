import AmbientCore

/// The views in a list or a picker; the user can select the views with a tag.
struct Choices<Value: Hashable, Content: View> {
  let kind: ElementKind
  let selection: Selection<Value>
  /// The selection that a link to a value changes; nil if links cannot select rows.
  var linkSelection: LinkSelection?
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

  private func choices(_ subviews: SubviewsCollection) -> some View {
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

  /// Returns the view of a row that the host asks for.
  func choice(of row: Row) -> AnyView {
    let values = row.containerValues
    if let linkSelection, let value = values.linkedValue?.base as? Value {
      let selection = linkSelection.disabled(values.isSelectionDisabled)
      let content = row.content.environment(\.linkSelection, selection)
      return AnyView(choice(values.tag(for: Value.self) ?? value, values, content))
    }
    guard let tag = row.tag(for: Value.self) else { return row.content }
    return AnyView(choice(tag, values, row.content))
  }

  private func choice<Row: View>(
    _ tag: Value,
    _ values: ContainerValues,
    _ content: Row
  ) -> some View {
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
private struct Choice<Content: View> {
  let kind: ElementKind
  let isChosen: Binding<Bool>
  let isToggled: Bool
  let isDisabled: Bool
  let linkSelection: LinkSelection?
  let content: Content
}

extension Choice: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(kind, isEnabled: environment.isEnabled && !isDisabled)
    description[.isSelected] = isChosen.wrappedValue
    let menu = environment.customControlTraits?.menuToClose
    description.on(PressEvent.self) { _ in
      isChosen.wrappedValue = isToggled ? !isChosen.wrappedValue : true
      linkSelection?.rows.showSelection()
      menu?.closeAll()
    }
    return description
  }
}
