public import AmbientCore

extension View {
  /// Sets whether the user is prevented from selecting the view in its list or picker.
  ///
  /// - Parameter isDisabled: Whether the user is prevented from selecting the view.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the rows of the list, or the options of the picker; no body
  ///   runs.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    containerValue(\.isSelectionDisabled, isDisabled)
  }
}

extension ContainerValues {
  var isSelectionDisabled: Bool {
    get { self[SelectionDisabledKey.self] }
    set { self[SelectionDisabledKey.self] = newValue }
  }
}

private enum SelectionDisabledKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}
