extension RowList {
  var sections: [(id: Subview.ID, rows: SectionRows)] {
    segments.compactMap { segment in
      guard case .row(let row) = segment, let section = row.section else { return nil }
      return (row.id, section)
    }
  }

  /// Returns the given IDs that are in the list.
  ///
  /// Each ID identifies a loop element, or a row outside of loops.
  ///
  /// - Complexity: O(*n* + *m*) for *n* rows and *m* given IDs. No row is made.
  @MainActor
  func elements(among candidates: Set<Subview.ID>) -> Set<Subview.ID> {
    var found: Set<Subview.ID> = []
    let inLoops = Dictionary(grouping: candidates.map(\.path)) { $0.outer }
    for segment in segments {
      switch segment {
      case .row(let row): if candidates.contains(row.id) { found.insert(row.id) }
      case .loop(let rows):
        let paths = rows.elements(among: inLoops[rows.path] ?? [])
        found.formUnion(paths.map(Subview.ID.init))
      }
    }
    return found
  }
}

extension SectionRows {
  /// Returns the given IDs that are in the section, and the IDs of the header and the footer.
  ///
  /// Each given ID identifies a loop element, or a row outside of loops. A header or footer without
  /// rows is left out.
  @MainActor
  func elements(among candidates: Set<Subview.ID>) -> Set<Subview.ID> {
    var found = content.elements(among: candidates)
    if header.count > 0 { found.insert(id(of: .header)) }
    if footer.count > 0 { found.insert(id(of: .footer)) }
    return found
  }
}
