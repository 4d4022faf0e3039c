public import AmbientCore

extension View {
  /// Lets the user choose the view in the list or the picker that it stands in, or not.
  ///
  /// - Invalidation: When it changes, the container makes its rows anew; no body runs.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    containerValue(\.isSelectionDisabled, isDisabled)
  }
}

extension ContainerValues {
  /// Whether the user cannot choose the view.
  var isSelectionDisabled: Bool {
    get { self[SelectionDisabledKey.self] }
    set { self[SelectionDisabledKey.self] = newValue }
  }
}

private enum SelectionDisabledKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}
