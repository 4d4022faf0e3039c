public import AmbientCore

/// Views side by side.
public struct HStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?

  /// The views inside.
  public let content: Content

  /// Puts views side by side.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: ElementView {
  /// Describes the stack.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.hStack)
    if alignment != .center { description[.alignment] = alignment.name }
    description[.spacing] = spacing.map { Double($0) }
    return description
  }
}
