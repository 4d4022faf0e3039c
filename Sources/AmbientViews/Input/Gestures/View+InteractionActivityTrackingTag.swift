public import AmbientCore

extension View {
  /// Sets a name under which the host measures how long interactions with the view take.
  ///
  /// - Parameter tag: The name.
  /// - Returns: A view with the name.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View {
    Wrapper(
      kind: .interactionActivity,
      attributes: ElementAttributes(.trackingTag, tag),
      content: self
    )
  }
}
