public import AmbientCore

/// Views one below the other.
public struct VStack<Content: View>: ElementView {
  /// The views inside.
  public let content: Content

  /// Puts views one below the other.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Describes the stack.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription("VStack")
  }
}
