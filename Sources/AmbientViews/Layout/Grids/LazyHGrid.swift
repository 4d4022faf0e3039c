public import AmbientCore

/// A container whose views fill one column after the other.
///
/// ```swift
/// LazyHGrid(rows: [GridItem(.adaptive(minimum: 80))]) {
///   ForEach(photos) { photo in PhotoView(photo) }
/// }
/// ```
///
/// If the host has a viewport, only the visible views and a few more are in the tree. Without a
/// viewport, all views are in the tree.
///
/// - Invalidation: A scroll mounts the views that become visible, and runs their bodies. In views
///   that were mounted before, a body runs only if it reads a position or frame that has changed.
public struct LazyHGrid<Content: View> {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews

  /// The views in the grid.
  public let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows of the grid.
  ///   - alignment: The vertical alignment of the rows. It matters only if the grid is taller than
  ///     all rows together.
  ///   - spacing: The distance in points between two columns; nil for the host's default.
  ///   - pinnedViews: The headers and footers that stay visible while their section scrolls.
  ///   - content: The views.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: View, LibraryView {
  /// The element of the grid, with the views in it.
  public var body: some View {
    RowContainer(content, pinnedViews: pinnedViews) { _ in
      ElementDescription(
        .lazyHGrid,
        tracks: rows,
        alignment: alignment.onBothAxes,
        spacing: spacing,
        pinnedViews: pinnedViews
      )
    }
  }
}
