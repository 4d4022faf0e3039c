public import AmbientCore

// Ambient has no scene for Assistive Access, so the icons have no effect.

extension View {
  /// Sets the icon that Assistive Access shows above the title of the page.
  ///
  /// - Parameter icon: The icon.
  /// - Returns: The view itself.
  /// - Note: Accepted without effect.
  public nonisolated func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }

  /// Sets the icon that Assistive Access shows above the title of the page, from a system symbol.
  ///
  /// - Parameter systemName: The name of the symbol.
  /// - Returns: The view itself.
  /// - Note: Accepted without effect.
  public nonisolated func assistiveAccessNavigationIcon(
    systemImage systemName: String
  ) -> some View { self }
}
