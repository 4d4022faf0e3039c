public import AmbientCore

/// A view that scrolls its content.
///
/// Hosts do the scrolling. The element contains all of the content, visible or not. Only lazy
/// containers in the content, such as a ``LazyVStack``, can leave out views. The attributes of the
/// element describe the axes, the indicators, and the environment values for scrolling. A value
/// that equals its default sets no attribute.
///
/// If an ancestor has the modifier `refreshable`, a vertical scroll view takes ``RefreshEvent``
/// from the host and runs the action of the modifier. The element then has the attribute
/// `isRefreshing` until the action has finished.
public struct ScrollView<Content: View> {
  /// The views that scroll.
  public var content: Content

  /// The directions in which the content scrolls.
  public var axes: Axis.Set

  /// Whether the view shows scroll indicators.
  public var showsIndicators: Bool

  @State private var isRefreshing = false

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

extension ScrollView: View, LibraryView {
  /// The element of the scroll view, with the content in it.
  public var body: some View {
    ScrollElement(
      axes: axes,
      showsIndicators: showsIndicators,
      isRefreshing: $isRefreshing,
      content: content
    )
  }
}

private struct ScrollElement<Content: View> {
  let axes: Axis.Set
  let showsIndicators: Bool
  let isRefreshing: Binding<Bool>
  let content: Content
}

extension ScrollElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.scrollView)
    environment.customScrollTraits?.describe(&description, in: environment)
    if axes != .vertical { description[.axes] = axes.names }
    if !showsIndicators { description[.showsIndicators] = false }
    if axes.contains(.vertical) {
      description.describeRefresh(in: environment, isRefreshing: isRefreshing)
    }
    return description
  }
}
