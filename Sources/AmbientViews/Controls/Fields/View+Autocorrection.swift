public import AmbientCore

extension EnvironmentValues {
  /// Whether automatic correction is disabled in fields; false by default.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }

  /// Whether automatic correction is disabled in fields; nil if no ancestor sets a value.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var disableAutocorrection: Bool? {
    get { controlTraits.disablesAutocorrection }
    set { controlTraits.disablesAutocorrection = newValue }
  }
}

extension View {
  /// Sets whether automatic correction is disabled in the fields in the view.
  ///
  /// If `disable` is true, each ``TextField`` and ``TextEditor`` has the attribute `autocorrection`
  /// with the value false. A ``SecureField`` never has this attribute.
  ///
  /// - Parameters:
  ///   - disable: Whether automatic correction is disabled.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the fields in the view, and runs the bodies
  ///   that read `autocorrectionDisabled`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func autocorrectionDisabled(
    _ disable: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.autocorrectionDisabled, disable, fileID: fileID, line: line)
  }

  /// Sets whether automatic correction is disabled in the fields in the view.
  ///
  /// If `disable` is nil, the fields use the default.
  ///
  /// - Parameters:
  ///   - disable: Whether automatic correction is disabled; nil for the default.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the fields in the view, and runs the bodies
  ///   that read `disableAutocorrection`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func disableAutocorrection(
    _ disable: Bool?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.disableAutocorrection, disable, fileID: fileID, line: line)
  }
}
