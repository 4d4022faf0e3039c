public import AmbientCore

/// Views one in front of the other: the first is the farthest.
public struct ZStack<Content: View> {
  private let alignment: Alignment

  /// The views inside.
  public let content: Content

  /// Puts views one in front of the other.
  public init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ElementView {
  /// Describes the stack.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.zStack)
    if alignment != .center { description[.alignment] = alignment.name }
    return description
  }
}
