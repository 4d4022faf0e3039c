/// A layout that places views in rows and columns, as `Grid` does.
///
/// Each `GridRow` is a row of cells. Any other view is a row of its own, which spans all columns.
/// A column is as wide as its widest cell. A row is as high as its tallest cell.
///
/// ```swift
/// let layout = AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 20))
/// layout {
///   GridRow { Text("Name"); Text("Ada") }
///   GridRow { Text("Born"); Text("1815") }
/// }
/// ```
public struct GridLayout: Layout {
  /// The alignment of each cell in its columns and its row.
  public var alignment: Alignment

  /// The distance in points between two adjacent columns; nil for the distance that the cells
  /// prefer.
  public var horizontalSpacing: CGFloat?

  /// The distance in points between two adjacent rows; nil for the distance that the cells prefer.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of each cell in its columns and its row.
  ///   - horizontalSpacing: The distance in points between two adjacent columns; nil for the
  ///     distance that the cells prefer.
  ///   - verticalSpacing: The distance in points between two adjacent rows; nil for the distance
  ///     that the cells prefer.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The cells of a grid, and its columns and rows for each proposal.
  public struct Cache {
    fileprivate let table: GridTable
    fileprivate var arrangements: [ProposedViewSize: GridArrangement] = [:]
  }

  /// Reads the cells from the rows.
  ///
  /// - Parameter subviews: The cells of the rows, and the views that span all columns.
  /// - Returns: The cells. The columns and rows for a proposal are computed later.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(table: GridTable(subviews, alignment: alignment))
  }

  /// Returns the distances that the cells prefer at the edges of the grid.
  ///
  /// - Parameters:
  ///   - subviews: The cells of the rows, and the views that span all columns.
  ///   - cache: The cells, and the columns and rows for each proposal.
  /// - Returns: The distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.table.spacing
  }

  /// Returns the size of all columns and rows, including the distances between them.
  ///
  /// - Parameters:
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The cells of the rows, and the views that span all columns.
  ///   - cache: The cells, and the columns and rows for each proposal.
  /// - Returns: The size in points.
  /// - Complexity: O(*n* · *c*) for *n* cells and *c* columns; O(1) if the cache contains the size
  ///   for this proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    arrangement(proposal, &cache).size
  }

  /// Places the cells of all rows.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the grid, in points.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The cells of the rows, and the views that span all columns.
  ///   - cache: The cells, and the columns and rows for each proposal.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    arrangement(proposal, &cache).place(at: bounds.origin)
  }

  /// Combines the guides that the cells set.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The frame of the grid, in points.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The cells of the rows, and the views that span all columns.
  ///   - cache: The cells, and the columns and rows for each proposal.
  /// - Returns: The position in the coordinates of `bounds`; nil if no cell sets the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guide.guide.combined(of: cache.table.cells.map(\.view))
  }

  /// Combines the guides that the cells set.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The frame of the grid, in points.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The cells of the rows, and the views that span all columns.
  ///   - cache: The cells, and the columns and rows for each proposal.
  /// - Returns: The position in the coordinates of `bounds`; nil if no cell sets the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guide.guide.combined(of: cache.table.cells.map(\.view))
  }

  private func arrangement(_ proposal: ProposedViewSize, _ cache: inout Cache) -> GridArrangement {
    if let cached = cache.arrangements[proposal] { return cached }
    let arrangement = GridArrangement(
      cache.table,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing,
      proposal: proposal
    )
    // While a window is resized, old proposals seldom return. Dropping the old arrangements bounds
    // the memory.
    if cache.arrangements.count == 16 { cache.arrangements = [:] }
    cache.arrangements[proposal] = arrangement
    return arrangement
  }
}
