import AmbientCore

/// A view of an item of the menu bar; empty while the value of `isInserted` is false.
struct MenuBarExtraView<Label: View, Content: View> {
  let label: Label
  let content: Content
  let isInserted: Binding<Bool>?

  @Environment(\.menuBarExtraStyle) private var style

  nonisolated init(label: Label, content: Content, isInserted: Binding<Bool>?) {
    self.label = label
    self.content = content
    self.isInserted = isInserted
  }
}

extension MenuBarExtraView: LibraryView {
  var body: some View {
    if isInserted?.wrappedValue ?? true {
      MenuBarExtraElement(
        style: style,
        isInserted: isInserted,
        content: Menu {
          content
        } label: {
          label
        }
        .menuActionDismissBehavior(style == "window" ? .disabled : .automatic)
      )
    }
  }
}

private struct MenuBarExtraElement<Content: View> {
  let style: String?
  let isInserted: Binding<Bool>?
  let content: Content
}

extension MenuBarExtraElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.menuBarExtra)
    description[.style] = style
    if let isInserted { description.on(DismissEvent.self) { _ in isInserted.wrappedValue = false } }
    return description
  }
}
