public import AmbientCore

/// A stack that draws views over each other.
public struct ZStack<Content: View> {
  private let alignment: Alignment

  /// The views in the stack.
  public let content: Content

  /// Creates a stack of views that are drawn over each other.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views on both axes.
  ///   - content: The views, from back to front.
  public init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ElementView {
  /// Describes the element of the stack.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.zStack)
    description.align(alignment)
    return description
  }
}
