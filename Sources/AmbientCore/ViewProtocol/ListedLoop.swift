/// A loop, such as a `ForEach`, in a list of subviews.
///
/// Each element of the loop's data has one row. A container makes the rows one by one.
@MainActor
protocol ListedLoop {
  nonisolated var count: Int { get }

  /// The path from the container's content to the loop.
  var path: SubviewPath { get }

  func row(at index: Int) -> ListedRow

  /// Returns the path that identifies the element of the data at an index.
  ///
  /// The path of the element's row begins with this path.
  func pathOfElement(at index: Int) -> SubviewPath

  /// Returns the index of the element with the identifier `id`; nil if no element has it.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  func index(of id: AnyHashable) -> Int?

  /// Returns the index of the first row whose explicit identifier is `id`; nil if no row has it.
  ///
  /// - Complexity: O(*n*) for *n* rows. All rows are made, unless the type of the rows shows that
  ///   they have no identifiers.
  func index(ofRowWith id: AnyHashable) -> Int?

  /// Returns each of the given paths that identifies an element of the loop.
  ///
  /// - Complexity: O(*n* + *m*) for *n* elements and *m* paths.
  func elements(among paths: [SubviewPath]) -> [SubviewPath]
}

/// A row that a loop has made for an element.
struct ListedRow {
  /// The path from the container's content to the row.
  let path: SubviewPath

  let values: ContainerValues

  /// The view of the row, including the modifiers of the loop.
  let view: AnyView
}
