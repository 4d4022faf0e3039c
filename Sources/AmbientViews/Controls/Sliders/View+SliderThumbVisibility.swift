public import AmbientCore

extension View {
  /// Sets the visibility of the knobs of the sliders in the view.
  ///
  /// A slider without a knob looks like a bar, which the user can still drag.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` lets the host decide.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the visibility.
  /// - Note: Ambient only passes this on to the host.
  /// - Invalidation: A change updates the descriptions of the sliders in the view; no body runs.
  public nonisolated func sliderThumbVisibility(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.sliderThumb, visibility, fileID: fileID, line: line)
  }

  /// The form of `sliderThumbVisibility(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func sliderThumbVisibility(_asFunction visibility: Visibility) -> some View {
    sliderThumbVisibility(visibility, fileID: "", line: 0)
  }
}
