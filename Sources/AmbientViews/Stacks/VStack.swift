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
    var attributes: [String: ElementValue] = [:]
    if alignment != .center { attributes["alignment"] = .string(alignment.name) }
    attributes["spacing"] = spacing.map(ElementValue.length)
    return ElementDescription(.vStack, attributes: attributes)
  }
}
