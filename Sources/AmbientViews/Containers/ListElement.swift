import AmbientCore

/// The element of a list.
struct ListElement<Content: View> {
  let isRefreshing: Binding<Bool>
  let content: Content
}

extension ListElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.list)
    environment.customScrollTraits?.describe(&description)
    description[.rowSpacing] = environment.customListTraits?.rowSpacing.doubleValue
    if environment.editMode?.wrappedValue.isEditing == true {
      description[.isEditing] = true
    }
    guard let refresh = environment.refresh else { return description }
    description[.isRefreshable] = true
    if isRefreshing.wrappedValue { description[.isRefreshing] = true }
    description.on(RefreshEvent.self) { _ in
      guard !isRefreshing.wrappedValue else { return }
      isRefreshing.wrappedValue = true
      Task {
        await refresh()
        isRefreshing.wrappedValue = false
      }
    }
    return description
  }
}
