public import AmbientCore

extension View {
  /// Sets the visibility of the formatting controls of the text editors in the view.
  ///
  /// The user changes the format of a text with these controls. In places that are not in
  /// `placement`, the controls keep the visibility that an ancestor sets.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` lets the host decide.
  ///   - placement: The places of the controls, such as the context menu of the text.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  /// - Invalidation: A change updates the elements of the editors in the view; no body runs.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility,
    for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    transformEnvironment(\.controlTraits.input.formattingControls) {
      $0.set(visibility, for: placement)
    }
  }
}
