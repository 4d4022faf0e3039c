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
    environment.customScrollTraits?.describe(&description, in: environment)
    environment.customListTraits?.describe(&description)
    if environment.editMode?.wrappedValue.isEditing == true {
      description[.isEditing] = true
    }
    description.describeRefresh(in: environment, isRefreshing: isRefreshing)
    return description
  }
}
