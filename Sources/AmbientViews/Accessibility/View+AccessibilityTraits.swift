public import AmbientCore
public import AmbientHosting

extension View {
  /// Adds accessibility traits to the view.
  ///
  /// - Parameter traits: The traits to add.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.adds, traits.attribute)
  }

  /// Removes accessibility traits from the view.
  ///
  /// - Parameter traits: The traits to remove.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.removes, traits.attribute)
  }
}
