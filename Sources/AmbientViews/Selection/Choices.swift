import AmbientCore

/// The views of a container's content: those with a tag can be chosen, the others only show.
struct Choices<Value: Hashable, Content: View> {
  let kind: ElementKind
  let selection: Selection<Value>
  let content: Content
}

extension Choices: View, LibraryView {
  var body: some View {
    ForEach(sections: content) { section in
      if section.id.isImplicit {
        choices(section.content)
      } else {
        Wrapper(
          kind: .section,
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
      if let tag = subview.tag(for: Value.self) {
        Choice(
          kind: kind,
          isChosen: selection.contains(tag),
          isToggled: selection.isToggled,
          isDisabled: subview.containerValues.isSelectionDisabled,
          content: subview
        )
      } else {
        subview
      }
    }
  }
}

/// A view that can be chosen.
private struct Choice {
  let kind: ElementKind
  let isChosen: Binding<Bool>
  let isToggled: Bool
  let isDisabled: Bool
  let content: Subview
}

extension Choice: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(
      kind,
      attributes: ["isSelected": .bool(isChosen.wrappedValue)],
      isEnabled: environment.isEnabled && !isDisabled
    ) { event in
      if event == .press { isChosen.wrappedValue = isToggled ? !isChosen.wrappedValue : true }
    }
  }
}
