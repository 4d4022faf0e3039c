public import AmbientHosting

/// The kinds of the elements of grids.
extension ElementKind {
  /// A ``Grid`` with its rows: `alignment`, `horizontalSpacing`, `verticalSpacing`.
  ///
  /// A child that is no ``gridRow`` has a row of its own, across all columns.
  public static let grid: ElementKind = "Grid"
  /// A ``GridRow`` with its cells: `alignment`, which is vertical, and absent for that of the grid.
  public static let gridRow: ElementKind = "GridRow"
  /// A view in a ``Grid`` with traits of its cell: `columns`, `anchor`, `unsizedAxes` and
  /// `columnAlignment`, each absent if the element does not set it.
  ///
  /// A column alignment of the program has ``AlignmentDetail``. The traits reach the grid through
  /// the elements of other modifiers around the view. If several of them set the same trait, the
  /// innermost counts.
  public static let gridCell: ElementKind = "GridCell"
  /// A ``LazyVGrid`` with its views, which fill one row after the other: `tracks`, which are the
  /// columns; `alignment`, `spacing` between the rows, and `pinnedViews`.
  ///
  /// Its detail is ``GridTracksDetail``. A child of kind ``section`` begins a new row; its header
  /// and footer take up whole rows.
  public static let lazyVGrid: ElementKind = "LazyVGrid"
  /// A ``LazyHGrid`` with its views, which fill one column after the other: `tracks`, which are the
  /// rows; `alignment`, `spacing` between the columns, and `pinnedViews`.
  ///
  /// Its detail is ``GridTracksDetail``. A child of kind ``section`` begins a new column; its
  /// header and footer take up whole columns.
  public static let lazyHGrid: ElementKind = "LazyHGrid"
}

extension ElementAttribute where Value == Double {
  /// The distance between two columns, in points.
  public static var horizontalSpacing: Self { Self("horizontalSpacing") }
  /// The distance between two rows, in points.
  public static var verticalSpacing: Self { Self("verticalSpacing") }
}

extension ElementAttribute where Value == Int {
  /// The number of columns that a view takes up.
  public static var columns: Self { Self("columns") }
}

extension ElementAttribute where Value == String {
  /// The directions in which a view does not enlarge its column or row, such as `horizontal`.
  public static var unsizedAxes: Self { Self("unsizedAxes") }
  /// The horizontal alignment of the column of a view.
  public static var columnAlignment: Self { Self("columnAlignment") }
  /// The columns or rows of a lazy grid, separated by commas.
  ///
  /// Each is `fixed` with a length in points, or `flexible` or `adaptive` with the minimum and the
  /// maximum of the length. The distance to the next one and the alignment follow if they are set:
  /// `fixed 80, flexible 10 inf, adaptive 50 100 spacing 4 alignment top`.
  public static var tracks: Self { Self("tracks") }
}
