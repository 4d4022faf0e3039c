public import AmbientCore

/// A container that shows the first of its views that fits into the available space.
///
/// ```swift
/// ViewThatFits {
///   Text("Botanical garden of the university")
///   Text("Botanical garden")
/// }
/// ```
///
/// The host compares the ideal size of each view with the space. If no view fits, the host shows
/// the last view.
///
/// All of the views are in the tree with their state, even while they are not shown.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set

  /// The views, in the order in which they are tried.
  public let content: Content

  /// Creates a container that shows the first view that fits.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the view has to fit.
  ///   - content: The views, in the order in which they are tried.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: ElementView {
  /// Describes the element of the container.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.viewThatFits)
    if axes != [.horizontal, .vertical] { description[.axes] = axes.names }
    return description
  }
}
