public import AmbientCore

/// A stack that arranges views side by side.
public struct HStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?

  /// The views in the stack.
  public let content: Content

  /// Creates a stack of views side by side.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance in points between two adjacent views; nil for the distance that the
  ///     views prefer.
  ///   - content: The views, from the leading to the trailing edge.
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
  /// Describes the element of the stack.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.hStack)
    description.align(alignment.onBothAxes)
    description[.spacing] = spacing.map { Double($0) }
    return description
  }
}
