public import AmbientHosting

extension ElementKind {
  /// A ``Grid`` with its rows.
  ///
  /// Its attributes are `alignment`, `horizontalSpacing` and `verticalSpacing`. A child that is not
  /// a ``gridRow`` has a row of its own, across all columns.
  public static let grid: ElementKind = "Grid"
  /// A ``GridRow`` with its cells.
  ///
  /// Its attribute `alignment` is the vertical alignment of the cells; absent if the grid decides.
  public static let gridRow: ElementKind = "GridRow"
  /// A view that sets traits of its cell in a ``Grid``.
  ///
  /// Its attributes are the traits that it sets: `columns`, `anchor`, `unsizedAxes` and
  /// `columnAlignment`. For a custom column alignment, the element has an ``AlignmentDetail``.
  ///
  /// The traits apply to the cell even if elements of other modifiers surround this element. If
  /// several elements set the same trait, the value of the innermost element applies.
  public static let gridCell: ElementKind = "GridCell"
  /// A ``LazyVGrid``, whose views fill one row after the other.
  ///
  /// Its attributes are `tracks` (the columns), `alignment`, `spacing` (between the rows) and
  /// `pinnedViews`. Its detail is ``GridTracksDetail``. A child of kind ``section`` begins a new
  /// row; its header and footer take up whole rows.
  public static let lazyVGrid: ElementKind = "LazyVGrid"
  /// A ``LazyHGrid``, whose views fill one column after the other.
  ///
  /// Its attributes are `tracks` (the rows), `alignment`, `spacing` (between the columns) and
  /// `pinnedViews`. Its detail is ``GridTracksDetail``. A child of kind ``section`` begins a new
  /// column; its header and footer take up whole columns.
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
  /// The horizontal alignment of the column that contains a view.
  public static var columnAlignment: Self { Self("columnAlignment") }
  /// The columns or rows of a lazy grid, separated by commas.
  ///
  /// Each column or row is `fixed` with a length in points, or `flexible` or `adaptive` with a
  /// minimum and a maximum length. Then `spacing` (the distance to the next column or row) and
  /// `alignment` follow if they are set:
  /// `fixed 80, flexible 10 inf, adaptive 50 100 spacing 4 alignment top`.
  public static var tracks: Self { Self("tracks") }
}
