/// The states of a container's rows while the rows are not in the tree.
///
/// The states of a row are dropped when the container no longer has the row.
@MainActor
package final class RowStates {
  /// The storage of the views in a row.
  typealias Storage = [PlaceInRow: [AnyObject?]]

  /// The storage of rows that are not in the tree.
  ///
  /// Each key is the identity of the `ForEach` element that the row belongs to. For a row outside
  /// of `ForEach` views, the key is the identity of the row.
  private var kept: [Subview.ID: (row: Subview.ID, storage: Storage)] = [:]

  /// The keys, as in `kept`, of the container's rows that are in the tree.
  private var inTree: Set<Subview.ID> = []

  private var sections: [Subview.ID: RowStates] = [:]

  /// The rows that the container had in its last run.
  private var rows: RowList?

  package nonisolated init() {}

  /// Stores the current rows of the container, before the container shows some of them.
  ///
  /// The states of rows that were removed are dropped.
  ///
  /// - Parameter rows: The current rows.
  /// - Complexity: O(1) if the previous call passed the same list. Otherwise, O(*n*) for *n* rows.
  ///   No row is made.
  package func rowsWillChange(to rows: RowList) {
    guard self.rows?.isSameList(as: rows) != true else { return }
    self.rows = rows
    dropRemovedRows { rows.elements(among: $0) }
    guard !sections.isEmpty else { return }
    for (id, section) in rows.sections {
      sections[id]?.dropRemovedRows { section.elements(among: $0) }
    }
  }

  package func states(ofSection id: Subview.ID) -> RowStates {
    if let states = sections[id] { return states }
    let states = RowStates()
    sections[id] = states
    return states
  }

  private func dropRemovedRows(_ remaining: (Set<Subview.ID>) -> Set<Subview.ID>) {
    let known = inTree.union(kept.keys).union(sections.keys)
    guard !known.isEmpty else { return }
    let removed = known.subtracting(remaining(known))
    inTree.subtract(removed)
    for element in removed {
      kept[element] = nil
      sections[element] = nil
    }
  }

  func rowEnters(_ element: Subview.ID) { inTree.insert(element) }

  /// Returns the storage that the views in a row had when the row was last in the tree.
  func takeStorage(of row: Subview.ID, _ element: Subview.ID) -> Storage {
    guard let last = kept.removeValue(forKey: element), last.row == row else { return [:] }
    return last.storage
  }

  /// Keeps the storage of a row that leaves the tree, unless the row was removed.
  func rowLeaves(_ element: Subview.ID, keeping storage: Storage = [:], of row: Subview.ID? = nil) {
    guard inTree.remove(element) != nil, let row, !storage.isEmpty else { return }
    kept[element] = (row, storage)
  }
}
