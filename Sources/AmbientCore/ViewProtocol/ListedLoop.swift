/// A loop in a list of subviews, whose rows are made one by one.
@MainActor
protocol ListedLoop {
  /// The number of rows.
  nonisolated var count: Int { get }

  /// Makes the row at an index.
  func row(at index: Int) -> ListedRow

  /// Returns the index of the row with an identifier; nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  func index(of id: AnyHashable) -> Int?
}

/// A row of a loop.
struct ListedRow {
  /// The path from the container's content to the row.
  let path: SubviewPath

  /// The container values of the row.
  let values: ContainerValues

  /// The view of the row, with the modifiers around the loop.
  let view: AnyView
}
