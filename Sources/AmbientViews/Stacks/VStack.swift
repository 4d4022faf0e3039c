public import AmbientCore

/// Views one below the other.
public struct VStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?

  /// The views inside.
  public let content: Content

  /// Puts views one below the other.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ElementView {
  /// Describes the stack.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.vStack)
    if alignment != .center { description[.alignment] = alignment.name }
    description[.spacing] = spacing.map { Double($0) }
    return description
  }
}
