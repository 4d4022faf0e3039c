public import AmbientCore

/// A stack that arranges views one below the other.
public struct VStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?

  /// The views in the stack.
  public let content: Content

  /// Creates a stack of views one below the other.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance in points between two adjacent views; nil for the distance that the
  ///     views prefer.
  ///   - content: The views, from top to bottom.
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
  /// Describes the element of the stack.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.vStack)
    description.align(alignment.onBothAxes)
    description[.spacing] = spacing.map { Double($0) }
    return description
  }
}
