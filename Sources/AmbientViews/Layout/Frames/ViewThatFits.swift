public import AmbientCore
import AmbientHosting

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
/// All of the views are in the tree with their state, even while they are not shown. On a host with
/// a layout, only the shown view appears: its `onAppear` actions run, and its tasks start. If the
/// host then shows another view, for example on a smaller screen, the view that was shown before
/// disappears, and loses the focus.
///
/// - Invalidation: When the host shows another view, no body runs.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set

  private let content: Content

  @State private var shownView: ElementID?

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

extension ViewThatFits: View, LibraryView {
  /// The element of the container, with all of its views.
  public var body: some View {
    FittingElement(
      axes: axes,
      shownView: $shownView,
      content: content.appears(onlyIn: $shownView)
    )
  }
}

private struct FittingElement<Content: View> {
  let axes: Axis.Set
  let shownView: Binding<ElementID?>
  let content: Content
}

extension FittingElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.viewThatFits)
    if axes != [.horizontal, .vertical] { description[.axes] = axes.names }
    if let view = shownView.wrappedValue { description.set(FittingViewDetail(view: view)) }
    description.on(FittingViewEvent.self) { shownView.wrappedValue = $0.view }
    return description
  }
}
