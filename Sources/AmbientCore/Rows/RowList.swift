import AmbientGraph

/// The rows of a container that makes rows only when it shows them.
///
/// The list counts the rows of a loop, and makes each row when the container asks for it. All other
/// views are made when the list is made.
package struct RowList {
  private(set) var segments: [Segment] = []

  /// The number of rows before each segment.
  private var starts: [Int] = []

  package private(set) var count = 0

  /// The section that contains the rows; nil if they are in no section.
  let section: Subview.ID?

  /// The identity that the list and its copies share.
  private let identity = Identity()

  private final class Identity {}

  enum Segment {
    case row(Row)
    case loop(any ListedLoop)
  }

  /// Creates a list without rows.
  ///
  /// - Parameter section: The section that contains the rows; nil if they are in no section.
  package init(in section: Subview.ID? = nil) { self.section = section }
}

extension RowList {
  /// A part of the list: a loop, a section, or one view outside of loops.
  package struct Run: Equatable {
    /// The number of rows; for a section, the number of rows inside it.
    package var count: Int

    package var isSection: Bool
  }

  package var runs: [Run] {
    segments.map { segment in
      switch segment {
      case .row(let row): Run(count: row.section?.count ?? 1, isSection: row.section != nil)
      case .loop(let rows): Run(count: rows.count, isSection: false)
      }
    }
  }

  /// The row at an index.
  ///
  /// - Complexity: O(log *n*) for *n* loops and other views, plus the time to make the row.
  @MainActor
  package subscript(index: Int) -> Row {
    let (start, segment) = segment(at: index)
    switch segment {
    case .row(let row): return row
    case .loop(let rows): return Row(rows.row(at: index - start))
    }
  }

  /// Returns the identity of the loop element that the row at an index belongs to.
  ///
  /// For a row outside of loops, this is the identity of the row itself. The method makes no row.
  ///
  /// - Complexity: O(log *n*) for *n* loops and other views.
  @MainActor
  func element(at index: Int) -> Subview.ID {
    let (start, segment) = segment(at: index)
    switch segment {
    case .row(let row): return row.id
    case .loop(let rows): return Subview.ID(path: rows.pathOfElement(at: index - start))
    }
  }

  private func segment(at index: Int) -> (start: Int, segment: Segment) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return (starts[low], segments[low])
  }

  /// Returns the index of the first row with an identifier.
  ///
  /// The identifier comes from a loop or from the modifier `id(_:)`. For a row in a section, the
  /// result is the index of the section. An identifier inside the body of a row is never
  /// found, because this method runs no bodies.
  ///
  /// - Parameter id: The identifier.
  /// - Returns: The index; nil if no row has the identifier.
  /// - Complexity: O(*n*) for *n* rows. Rows of loops are made only if no loop has an element with
  ///   the identifier.
  @MainActor
  package func index(of id: AnyHashable) -> Int? {
    index(of: id) { $0.index(of: id) } ?? index(of: id) { $0.index(ofRowWith: id) }
  }

  @MainActor
  private func index(of id: AnyHashable, _ indexInLoop: (any ListedLoop) -> Int?) -> Int? {
    for (start, segment) in zip(starts, segments) {
      switch segment {
      case .row(let row):
        if row.id.path.identifiers(after: section?.path).contains(id) { return start }
        for rows in row.section?.parts ?? [] where rows.index(of: id, indexInLoop) != nil {
          return start
        }
      case .loop(let rows):
        if rows.path.identifiers(after: section?.path).contains(id) { return start }
        if let index = indexInLoop(rows) { return start + index }
      }
    }
    return nil
  }

  @MainActor
  package func row(at index: Int, hasIdentifier id: AnyHashable) -> Bool {
    self[index].id.path.identifiers(after: section?.path).contains(id)
  }

  /// Returns whether a list is a copy of this one.
  func isSameList(as other: RowList) -> Bool { identity === other.identity }

  mutating func append(_ other: RowList) {
    for segment in other.segments {
      switch segment {
      case .row(let row): append(row)
      case .loop(let rows): append(rows)
      }
    }
  }

  mutating func append(_ row: Row) { append(.row(row), count: 1) }

  mutating func append(_ rows: any ListedLoop) { append(.loop(rows), count: rows.count) }

  private mutating func append(_ segment: Segment, count: Int) {
    guard count > 0 else { return }
    segments.append(segment)
    starts.append(self.count)
    self.count += count
  }
}

/// A row of a container: a view, or a section with rows of its own.
package struct Row: Identifiable {
  /// The identity of the row among the rows of the container.
  package let id: Subview.ID

  package let containerValues: ContainerValues

  package let content: AnyView

  package var section: SectionRows?
}

extension Row {
  init(_ row: ListedRow) {
    self.init(id: Subview.ID(path: row.path), containerValues: row.values, content: row.view)
  }

  /// Returns the row's tag of the given type; nil if no tag and no identifier has this type.
  ///
  /// A tag that is set on the row takes precedence. Without such a tag, the result is the innermost
  /// identifier of exactly that type, from a loop or from the modifier `id(_:)`.
  ///
  /// - Parameter type: The type of the tag.
  /// - Returns: The tag.
  package func tag<V: Hashable>(for type: V.Type) -> V? {
    containerValues.tag(for: type) ?? id.path.identifier(of: type)
  }
}

extension RowList {
  /// All rows of the container, in order.
  ///
  /// - Complexity: O(*n*) for *n* rows, all of which are made.
  @MainActor
  package var rows: [Row] { (0..<count).map { self[$0] } }
}
