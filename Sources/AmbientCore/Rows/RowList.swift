import AmbientGraph

/// The rows of a container that makes rows only when it shows them.
///
/// The list counts the rows of a loop, and makes each row when the container asks for it. All other
/// views are made with the list.
package struct RowList {
  private var segments: [Segment] = []

  /// The number of rows before each segment.
  private var starts: [Int] = []

  /// The number of rows.
  package private(set) var count = 0

  /// The identity of the list, which a copy shares.
  private let identity = Identity()

  private final class Identity {}

  private enum Segment {
    case row(Row)
    case loop(any ListedLoop)
  }

  package init() {}
}

extension RowList {
  /// The rows of one loop, one section, or a single other view.
  package struct Run: Equatable {
    /// The number of rows; for a section, the number of rows inside it.
    package var count: Int

    /// Whether the run is a section.
    package var isSection: Bool
  }

  /// The rows as runs, in order.
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
  /// - Complexity: O(log *n*) for *n* loops and other views, and the cost of making the row.
  @MainActor
  package subscript(index: Int) -> Row {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    switch segments[low] {
    case .row(let row): return row
    case .loop(let rows): return Row(rows.row(at: index - starts[low]))
    }
  }

  /// Returns the index of the row with an identifier, from a loop or from `id`.
  ///
  /// A row in a section has the index of the section.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  @MainActor
  package func index(of id: AnyHashable) -> Int? {
    for (start, segment) in zip(starts, segments) {
      switch segment {
      case .row(let row):
        if row.id.path.hasStep(.id(id)) || row.section?.contains(id) == true { return start }
      case .loop(let rows):
        if let index = rows.index(of: id) { return start + index }
      }
    }
    return nil
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

  /// The container values that are set on the row.
  package let containerValues: ContainerValues

  /// The view of the row.
  package let content: AnyView

  /// The rows of the section; nil for any other row.
  package var section: SectionRows?
}

extension Row {
  init(_ row: ListedRow) {
    self.init(id: Subview.ID(path: row.path), containerValues: row.values, content: row.view)
  }

  /// Returns the row's tag of a type; nil if the row has none.
  ///
  /// A tag that is set on the row takes precedence. Otherwise, the tag is the innermost identifier
  /// of exactly that type, from a loop or from `id`.
  package func tag<V: Hashable>(for type: V.Type) -> V? {
    containerValues.tag(for: type) ?? id.path.identifier(of: type)
  }
}

extension RowList {
  /// All rows.
  ///
  /// - Complexity: O(*n*) for *n* rows, all of which are made.
  @MainActor
  package var views: [Row] { (0..<count).map { self[$0] } }
}

/// The rows of the parts of a section.
package struct SectionRows {
  /// The views of the header.
  package internal(set) var header = RowList()
  /// The rows between the header and the footer.
  package internal(set) var content = RowList()
  /// The views of the footer.
  package internal(set) var footer = RowList()

  /// Applies the environment modifiers of the whole section to a view of the section.
  package internal(set) var decorate: (AnyView) -> AnyView = { $0 }

  /// The number of rows, with the header and the footer as one row each.
  var count: Int { content.count + (header.count > 0 ? 1 : 0) + (footer.count > 0 ? 1 : 0) }

  @MainActor
  func contains(_ id: AnyHashable) -> Bool {
    [header, content, footer].contains { $0.index(of: id) != nil }
  }

  /// Returns the rows of the content, between a row for the header and a row for the footer.
  ///
  /// - Parameters:
  ///   - id: The identity of the section.
  ///   - header: The header; nil for none.
  ///   - footer: The footer; nil for none.
  /// - Returns: The rows.
  package func rows(of id: Subview.ID, header: AnyView?, footer: AnyView?) -> RowList {
    var rows = RowList()
    func append(_ view: AnyView?, as part: SectionPart) {
      guard let view else { return }
      let id = Subview.ID(path: id.path.appending(.part(part)))
      rows.append(Row(id: id, containerValues: ContainerValues(), content: view))
    }
    append(header, as: .header)
    rows.append(content)
    append(footer, as: .footer)
    return rows
  }

  mutating func append(_ row: Row, to part: SectionPart) {
    switch part {
    case .header: header.append(row)
    case .content: content.append(row)
    case .footer: footer.append(row)
    }
  }

  mutating func append(_ rows: any ListedLoop, to part: SectionPart) {
    switch part {
    case .header: header.append(rows)
    case .content: content.append(rows)
    case .footer: footer.append(rows)
    }
  }
}

extension SubviewPath {
  /// Returns whether the path has a step.
  fileprivate func hasStep(_ step: Step) -> Bool {
    sequence(first: self, next: \.outer).contains { $0.step == step }
  }
}
