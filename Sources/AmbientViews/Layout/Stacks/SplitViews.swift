public import AmbientCore

/// Views side by side, separated by dividers that the user can move.
///
/// The host moves the dividers as far as the frames of the views allow. The layout rules arrange
/// the views like an ``HStack`` without spacing.
public struct HSplitView<Content: View> {
  /// The views in the split view.
  public let content: Content

  /// Creates a split view.
  ///
  /// - Parameter content: The views, from the leading to the trailing edge.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: ElementView {
  /// Describes the element of the split view.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.hSplitView)
  }
}

/// Views one below the other, separated by dividers that the user can move.
///
/// The host moves the dividers as far as the frames of the views allow. The layout rules arrange
/// the views like a ``VStack`` without spacing.
public struct VSplitView<Content: View> {
  /// The views in the split view.
  public let content: Content

  /// Creates a split view.
  ///
  /// - Parameter content: The views, from top to bottom.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: ElementView {
  /// Describes the element of the split view.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.vSplitView)
  }
}
