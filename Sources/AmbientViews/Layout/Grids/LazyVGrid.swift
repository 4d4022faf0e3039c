public import AmbientCore

/// A container whose views fill one row after the other.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///   ForEach(photos) { photo in PhotoView(photo) }
/// }
/// ```
///
/// If the host has a viewport, only the visible views and a few more are in the tree. Without a
/// viewport, all views are in the tree.
///
/// - Invalidation: A scroll mounts the views that become visible, and runs their bodies. In views
///   that were mounted before, a body runs only if it reads a position or frame that has changed.
public struct LazyVGrid<Content: View> {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews

  /// The views in the grid.
  public let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns of the grid.
  ///   - alignment: The horizontal alignment of the columns in a grid that is wider than all
  ///     columns together.
  ///   - spacing: The distance in points between two rows; nil for the host's default.
  ///   - pinnedViews: The headers and footers that stay visible while their section scrolls.
  ///   - content: The views.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: View, LibraryView {
  /// The element of the grid, with the views in it.
  public var body: some View {
    RowContainer(content, pinnedViews: pinnedViews) { _ in
      ElementDescription(
        .lazyVGrid,
        tracks: columns,
        alignment: alignment.onBothAxes,
        spacing: spacing,
        pinnedViews: pinnedViews
      )
    }
  }
}
