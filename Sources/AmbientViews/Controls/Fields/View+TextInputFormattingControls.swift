public import AmbientCore

extension View {
  /// Sets the visibility of the controls with which the user changes the format of a text, for the
  /// editors in the view.
  ///
  /// For a place that is not in `placement`, the visibility that an ancestor sets applies.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `automatic` leaves it to the host.
  ///   - placement: The places to which the visibility applies.
  /// - Returns: A view with the visibility.
  /// - Note: Ambient only passes this on to the host.
  /// - Invalidation: A change updates the descriptions of the editors in the view; no body runs.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility,
    for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    transformEnvironment(\.controlTraits.input.formattingControls) {
      $0.set(visibility, for: placement)
    }
  }
}
