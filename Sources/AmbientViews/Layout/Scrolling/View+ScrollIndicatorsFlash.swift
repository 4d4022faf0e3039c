public import AmbientCore

extension View {
  /// Flashes the indicators of the scroll views in the view when a value changes.
  ///
  /// Each element that scrolls has the number of flashes as the attribute `indicatorFlashes`.
  ///
  /// - Parameter value: The value.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(IndicatorFlashes(trigger: value, flashesOnAppear: false))
  }

  /// Flashes the indicators of the scroll views in the view when the view appears.
  ///
  /// - Parameter onAppear: Whether the indicators flash.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(IndicatorFlashes(trigger: 0, flashesOnAppear: onAppear))
  }

  /// Sets the visibility of the background of lists and forms in the view.
  ///
  /// Hosts see a visibility other than `.automatic` as the attribute `contentBackground`.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the visibility.
  /// - Invalidation: A change updates the elements of the lists and forms in the view; no body
  ///   runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func scrollContentBackground(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.scrollTraits.contentBackground, visibility, fileID: fileID, line: line)
  }

  /// The form of `scrollContentBackground(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func scrollContentBackground(_asFunction visibility: Visibility) -> some View {
    scrollContentBackground(visibility, fileID: "", line: 0)
  }
}

private struct IndicatorFlashes<Trigger: Equatable> {
  let trigger: Trigger
  let flashesOnAppear: Bool
  @State private var count = 0

  init(trigger: Trigger, flashesOnAppear: Bool) {
    self.trigger = trigger
    self.flashesOnAppear = flashesOnAppear
  }
}

extension IndicatorFlashes: ViewModifier, NamedBody {
  static var bodyName: String? { nil }

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.scrollTraits.flashes) { $0 += count }
      .onEveryChange(of: trigger) { _, _ in count += 1 }
      .onAppear { if flashesOnAppear { count += 1 } }
  }
}
