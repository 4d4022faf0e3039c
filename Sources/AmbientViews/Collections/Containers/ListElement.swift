import AmbientCore

extension ElementDescription {
  /// Returns the description of a list.
  ///
  /// - Parameters:
  ///   - environment: The environment of the list.
  ///   - isRefreshing: Whether the action of `refreshable` is running.
  /// - Returns: The description.
  @MainActor
  static func list(
    in environment: EnvironmentValues,
    isRefreshing: Binding<Bool>
  ) -> ElementDescription {
    var description = ElementDescription(.list)
    environment.customScrollTraits?.describe(&description)
    environment.customListTraits?.describe(&description)
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
