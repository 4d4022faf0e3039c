/// The states of a container's rows while the rows are not in the tree.
///
/// This object drops the states of a row when the container no longer has the row.
@MainActor
package final class RowStates {
  /// The objects that store the states of a row's views, by the position of the view in the row.
  typealias Storage = [PlaceInRow: [AnyObject?]]

  /// The states of rows that are not in the tree.
  ///
  /// Each key is the identity of the `ForEach` element that the row belongs to. For a row outside
  /// of `ForEach` views, the key is the identity of the row.
  private var storedStates: [Subview.ID: (row: Subview.ID, storage: Storage)] = [:]

  /// The rows of the container that are in the tree.
  ///
  /// Each row is identified as in the keys of `storedStates`.
  private var inTree: Set<Subview.ID> = []

  private var sections: [Subview.ID: RowStates] = [:]

  /// The rows that the container had in its last run.
  private var rows: RowList?

  package nonisolated init() {}

  /// Stores the current rows of the container, before the container shows some of them.
  ///
  /// The call drops the states of rows that the container no longer has.
  ///
  /// - Parameter rows: The current rows.
  /// - Complexity: O(1) if the previous call passed the same list. Otherwise, O(*n*) for *n* rows.
  ///   The call makes no row.
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
    let tracked = inTree.union(storedStates.keys).union(sections.keys)
    guard !tracked.isEmpty else { return }
    let removed = tracked.subtracting(remaining(tracked))
    inTree.subtract(removed)
    for element in removed {
      storedStates[element] = nil
      sections[element] = nil
    }
  }

  /// Returns whether a row of a list is in the tree.
  ///
  /// For a row of a `ForEach`, the result is true if any row of the same element is in the tree.
  /// The identity of that row can differ from the identity of the row at `index`, for example after
  /// the view of the element has switched to another branch of an `if`.
  package func hasInTree(_ index: Int, of rows: RowList) -> Bool {
    inTree.contains(rows.element(at: index))
  }

  func rowEnters(_ element: Subview.ID) { inTree.insert(element) }

  /// Removes and returns the states that the views in a row had when the row was last in the tree.
  ///
  /// The result is empty if no states are kept for the row.
  func takeStorage(of row: Subview.ID, _ element: Subview.ID) -> Storage {
    guard let last = storedStates.removeValue(forKey: element), last.row == row else { return [:] }
    return last.storage
  }

  /// Keeps the states of a row that leaves the tree, unless the container no longer has the row.
  func rowLeaves(_ element: Subview.ID, keeping storage: Storage = [:], of row: Subview.ID? = nil) {
    guard inTree.remove(element) != nil, let row, !storage.isEmpty else { return }
    storedStates[element] = (row, storage)
  }
}
