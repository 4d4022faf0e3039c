public import AmbientCore

// These modifiers set attributes of the nearest sheet, cover or popover around the view.

extension View {
  /// Sets whether the user is prevented from dismissing the nearest presentation.
  ///
  /// Controls in the presentation can still dismiss the presentation with the environment's action
  /// `dismiss`. The presenting view can still dismiss the presentation by changing the binding.
  ///
  /// - Parameter isDisabled: Whether the user is prevented from dismissing the presentation.
  /// - Returns: The modified view.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    setsAttribute(of: \.presentationAttributes, .dismissDisabled, isDisabled)
  }

  /// Sets the visibility of a sheet's drag indicator; `.automatic` lets the host choose.
  ///
  /// - Parameter visibility: The visibility; `.automatic` lets the host choose.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    setsAttribute(
      of: \.presentationAttributes,
      .dragIndicator,
      visibility == .automatic ? nil : "\(visibility)"
    )
  }

  /// Sets the corner radius of a presentation in points; nil lets the host choose.
  ///
  /// - Parameter cornerRadius: The radius in points; nil lets the host choose.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    setsAttribute(of: \.presentationAttributes, .cornerRadius, cornerRadius.map { Double($0) })
  }
}
