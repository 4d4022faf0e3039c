public import AmbientCore

/// A view that scrolls its content.
///
/// Hosts do the scrolling. The element contains all of the content, visible or not. Its attributes
/// describe the environment values for scrolling that are not the default.
public struct ScrollView<Content: View> {
  /// The views that scroll.
  public var content: Content

  /// The directions in which the content scrolls.
  public var axes: Axis.Set

  /// Whether the view shows scroll indicators.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the content scrolls; vertical by default.
  ///   - showsIndicators: Whether the view shows scroll indicators.
  ///   - content: The views that scroll.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: ElementView {
  /// Describes the element of the scroll view.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.scrollView)
    environment.customScrollTraits?.describe(&description)
    if axes != .vertical { description[.axes] = axes.names }
    if !showsIndicators { description[.showsIndicators] = false }
    if axes.contains(.vertical), let refresh = environment.refresh {
      description[.isRefreshable] = true
      description.on(RefreshEvent.self) { _ in Task { await refresh() } }
    }
    return description
  }
}
