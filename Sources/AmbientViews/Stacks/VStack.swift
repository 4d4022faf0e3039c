public import AmbientCore

/// Views one below the other.
public struct VStack<Content: View> {
  /// The views inside.
  public let content: Content

  /// Puts views one below the other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VStack: ElementView {
  /// Describes the stack.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription("VStack")
  }
}
