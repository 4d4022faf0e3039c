import AmbientCore

/// A list as hosts see it.
struct ListElement<Content: View> {
  let isRefreshing: Binding<Bool>
  let content: Content
}

extension ListElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var attributes = environment.unusualScrollTraits?.attributes ?? [:]
    if environment.editMode?.wrappedValue.isEditing == true {
      attributes["isEditing"] = .bool(true)
    }
    guard let refresh = environment.refresh else {
      return ElementDescription(.list, attributes: attributes)
    }
    attributes["isRefreshable"] = .bool(true)
    if isRefreshing.wrappedValue { attributes["isRefreshing"] = .bool(true) }
    return ElementDescription(.list, attributes: attributes) { event in
      guard event == .refresh, !isRefreshing.wrappedValue else { return }
      isRefreshing.wrappedValue = true
      Task {
        await refresh()
        isRefreshing.wrappedValue = false
      }
    }
  }
}
