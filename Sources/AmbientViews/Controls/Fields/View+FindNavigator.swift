public import AmbientCore

extension View {
  /// Shows the interface for finding text in each text editor inside the view.
  ///
  /// While the binding is true, each editor has the attribute `isFinding`. The host sends the
  /// editor a `ToggleEvent` when the user opens or closes the interface. The modifier has no effect
  /// on editors in which `findDisabled(_:)` disables finding.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that says whether the interface is shown.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When the value of the binding changes, the editors in the view are updated. A
  ///   body runs only if it has read the value.
  public nonisolated func findNavigator(
    isPresented: Binding<Bool>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.findNavigator,
      FindNavigator(isPresented: isPresented),
      fileID: fileID,
      line: line
    )
  }
}

/// A binding that says whether the interface for finding text is shown.
struct FindNavigator {
  let isPresented: Binding<Bool>

  @MainActor func describe(_ description: inout ElementDescription) {
    guard description[.finds] != false else { return }
    if isPresented.wrappedValue { description[.isFinding] = true }
    description.on(ToggleEvent.self) { isPresented.wrappedValue = $0.isOn }
  }
}

private struct FindNavigatorKey: EnvironmentKey {
  static var defaultValue: FindNavigator? { nil }
}

extension EnvironmentValues {
  /// The binding of the modifier `findNavigator`; nil if no ancestor has the modifier.
  var findNavigator: FindNavigator? {
    get { self[FindNavigatorKey.self] }
    set { self[FindNavigatorKey.self] = newValue }
  }
}
