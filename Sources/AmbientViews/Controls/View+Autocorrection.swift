public import AmbientCore

extension EnvironmentValues {
  /// Whether what is written is left as it was typed.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }

  /// The same; nil for as usual.
  public var disableAutocorrection: Bool? {
    get { controlTraits.disablesAutocorrection }
    set { controlTraits.disablesAutocorrection = newValue }
  }
}

extension View {
  /// Leaves what is written in the view as it was typed, or not.
  public nonisolated func autocorrectionDisabled(
    _ disable: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.autocorrectionDisabled, disable, fileID: fileID, line: line)
  }

  /// Leaves what is written in the view as it was typed, or not; nil for as usual.
  public nonisolated func disableAutocorrection(
    _ disable: Bool?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.disableAutocorrection, disable, fileID: fileID, line: line)
  }
}
