public import AmbientCore
import AmbientHosting

extension View {
  /// Sets how the view shines through things that cover it, such as 3D models.
  ///
  /// - Parameter effect: The effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func breakthroughEffect(_ effect: BreakthroughEffect) -> some View {
    let name = effect == .automatic ? nil : effect.name
    return Wrapper(
      kind: .breakthroughEffect,
      attributes: ElementAttributes(.breakthrough, name),
      content: self
    )
  }
}
