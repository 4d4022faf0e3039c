import AmbientCore
public import AmbientHosting

/// The rows of an element that takes ``RowsEvent``, including rows that are not in the tree.
public struct RowsDetail: ElementDetail {
  /// Successive rows that are arranged in the same way.
  public struct Run: Equatable, Sendable {
    /// The number of rows.
    public let count: Int

    /// Whether each row fills a line of a grid, as a section, a header or a footer does.
    public let fillsLine: Bool

    /// How much each row of the run counts when a host estimates the length of all rows.
    ///
    /// The weight of a section is the number of its rows, or 1 if the section is empty. The weight
    /// of any other row is 1.
    public let weight: Int
  }

  /// The rows as runs, in order.
  public let runs: [Run]

  /// Whether the first row is the header of a section.
  public let hasHeader: Bool

  /// Whether the last row is the footer of a section.
  public let hasFooter: Bool

  private let rows: RowList

  init(_ rows: RowList, hasHeader: Bool, hasFooter: Bool) {
    self.rows = rows
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
    let listed = rows.runs
    var runs: [Run] = []
    for (index, run) in listed.enumerated() {
      let isEdge = hasHeader && index == 0 || hasFooter && index == listed.count - 1
      if run.isSection {
        runs.append(Run(count: 1, fillsLine: true, weight: max(1, run.count)))
      } else if !isEdge, let last = runs.last, !last.fillsLine {
        // A view or a `ForEach` does not begin a new line of a grid: its rows continue the line on
        // which the previous rows end.
        runs[runs.count - 1] = Run(count: last.count + run.count, fillsLine: false, weight: 1)
      } else {
        runs.append(Run(count: run.count, fillsLine: isEdge, weight: 1))
      }
    }
    self.runs = runs
  }

  /// The number of rows.
  public var count: Int { rows.count }

  /// Returns the index of the row with the given identifier.
  ///
  /// The identifier comes from a `ForEach` or from the modifier `id`. For a row in a section, the
  /// result is the index of the section. For a view with several subviews, such as a group, the
  /// result is the index of its first subview. An identifier inside the body of a row is not found.
  ///
  /// - Parameter id: The identifier.
  /// - Returns: The index; nil if no row has the identifier.
  /// - Complexity: O(*n*) for *n* rows.
  @MainActor
  public func index(of id: AnyHashable) -> Int? { rows.index(of: id) }

  /// Returns whether the row before an index has the given identifier; false if no row is before
  /// the index.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - index: The index, which may be out of range.
  /// - Returns: Whether a row is before the index and has the identifier.
  @MainActor
  package func rowHasIdentifier(_ id: AnyHashable, before index: Int) -> Bool {
    index > 0 && index <= count && rows.row(at: index - 1, hasIdentifier: id)
  }

  /// Returns whether both values have equal `runs`, `hasHeader` and `hasFooter`.
  ///
  /// The identifiers of the rows are not compared.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether both values have equal `runs`, `hasHeader` and `hasFooter`.
  public func isSame(as other: RowsDetail) -> Bool {
    runs == other.runs && hasHeader == other.hasHeader && hasFooter == other.hasFooter
  }
}
