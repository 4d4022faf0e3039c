public import AmbientCore

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  package let name: String

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle column.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")

  /// Returns the column with a name; nil if no column has the name.
  static func named(_ name: String) -> NavigationSplitViewColumn? {
    [sidebar, content, detail].first { $0.name == name }
  }
}

extension NavigationSplitView {
  /// Creates a split view of three columns, with a binding to the column that is visible if there
  /// is room for only one column.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns. A host changes them with a ``ShowColumnsEvent``.
  ///   - preferredCompactColumn: The column that is visible if there is room for only one column. A
  ///     host changes the column with a ``ChooseColumnEvent``.
  ///   - sidebar: The first column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility,
      preferred: preferredCompactColumn,
      sidebar(),
      content(),
      detail()
    )
  }

  /// Creates a split view of three columns, with a binding to the column that is visible if there
  /// is room for only one column.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column that is visible if there is room for only one column. A
  ///     host changes the column with a ``ChooseColumnEvent``.
  ///   - sidebar: The first column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      nil,
      preferred: preferredCompactColumn,
      sidebar(),
      content(),
      detail()
    )
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view of two columns, with a binding to the column that is visible if there is
  /// room for only one column.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns. A host changes them with a ``ShowColumnsEvent``.
  ///   - preferredCompactColumn: The column that is visible if there is room for only one column. A
  ///     host changes the column with a ``ChooseColumnEvent``.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility,
      preferred: preferredCompactColumn,
      sidebar(),
      EmptyView(),
      detail()
    )
  }

  /// Creates a split view of two columns, with a binding to the column that is visible if there is
  /// room for only one column.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column that is visible if there is room for only one column. A
  ///     host changes the column with a ``ChooseColumnEvent``.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      nil,
      preferred: preferredCompactColumn,
      sidebar(),
      EmptyView(),
      detail()
    )
  }
}
