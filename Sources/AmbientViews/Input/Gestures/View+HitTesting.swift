public import AmbientCore

/// A modifier for touch and pointer input.
extension View {
  /// Sets whether a pointer or finger can hit the view.
  ///
  /// Hosts see the attribute `isEnabled` of an element of kind `hitTesting`.
  ///
  /// - Parameter enabled: Whether a pointer or finger can hit the view and everything in it.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    Wrapper(kind: .hitTesting, attributes: ElementAttributes(.isEnabled, enabled), content: self)
  }
}
