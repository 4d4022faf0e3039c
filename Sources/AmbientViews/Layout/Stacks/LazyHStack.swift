public import AmbientCore

/// A stack that arranges views side by side, for long content in a ``ScrollView``.
///
/// If the host has a viewport, only the visible views and a few more are in the tree. With other
/// hosts, all views are in the tree.
///
/// - Invalidation: A scroll mounts the views that become visible, and runs their bodies. In views
///   that were mounted before, a body runs only if it reads a position or frame that has changed.
public struct LazyHStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews

  /// The views in the stack.
  public let content: Content

  /// Creates a stack of views side by side.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance in points between two adjacent views; nil for the distance that the
  ///     views prefer.
  ///   - pinnedViews: The headers and footers that stay visible while their section scrolls.
  ///   - content: The views, from the leading to the trailing edge.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: View, LibraryView {
  /// The element of the stack, with the views in it.
  public var body: some View {
    RowContainer(content, pinnedViews: pinnedViews) { _ in
      ElementDescription(
        .lazyHStack,
        alignment: alignment.onBothAxes,
        spacing: spacing,
        pinnedViews: pinnedViews
      )
    }
  }
}
