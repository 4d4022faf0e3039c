public import AmbientCore
import AmbientHosting

extension View {
  /// Sets how the view stays visible behind other things in a space, such as 3D models.
  ///
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
