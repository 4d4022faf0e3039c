import AmbientGraph

/// The node of a row.
///
/// When the row leaves the tree, the node stores the states of the row's views in `RowStates`.
class RowNode: ParentNode, IdentifiedNode {
  private let element: Subview.ID
  private let states: RowStates

  /// The identity of the row that is shown; nil before a row is shown.
  private var row: Subview.ID?

  private var section: Subview.ID?

  final var identifiers: [AnyHashable] { row?.path.identifiers(after: section?.path) ?? [] }

  /// The states that the views in the row had when the row was last in the tree.
  ///
  /// Each view takes its states from the dictionary when the view is mounted.
  private var restored: RowStates.Storage = [:]

  @MainActor init(element: Subview.ID, _ states: RowStates, _ inputs: _ViewInputs) {
    self.element = element
    self.states = states
    super.init(inputs)
    states.rowEnters(element)
    if tree[StateKeeper.self] == nil { tree[StateKeeper.self] = StatesOfRows() }
  }

  /// Prepares the node for a row, and removes the view of the previous row if that row has a
  /// different identity.
  ///
  /// The row of a loop element gets a new identity if the view of the element switches to a
  /// different branch, or gets a different explicit identifier.
  @MainActor final func willShow(_ new: Subview.ID, in section: Subview.ID?) {
    self.section = section
    guard new != row else { return }
    child.map(unmount)
    child = nil
    restored = states.takeStorage(of: new, element)
    if !restored.isEmpty, let keeper = tree[StateKeeper.self] as? StatesOfRows {
      keeper.restoredRows.append(self)
    }
    row = new
  }

  /// Keeps the states of all views in the row, because the row leaves the tree.
  @MainActor final func keepStorage() {
    guard let row else { return states.rowLeaves(element) }
    // Perhaps some views of the row have not been mounted again since the row came back. For
    // example, views in a geometry reader are mounted after a layout. The states of these views are
    // still in `restored`.
    var storage = restored
    var innerRow: RowNode?
    forEachDescendant { node in
      if let innerRow, node.depth > innerRow.depth { return }
      innerRow = node as? RowNode
      innerRow?.keepStorage()
      guard let node = node as? BodyNode, let slots = node.properties.keptSlots else { return }
      storage[PlaceInRow(of: node, in: self)] = slots
    }
    states.rowLeaves(element, keeping: storage, of: row)
  }

  /// Removes and returns the states that a view in the row had when the row was last in the tree.
  fileprivate final func takeStorage(of node: ViewNode) -> [AnyObject?]? {
    restored.isEmpty ? nil : restored.removeValue(forKey: PlaceInRow(of: node, in: self))
  }

  fileprivate final func dropUntakenStorage() { restored = [:] }
}

/// The position of a view within a row, together with the type of the view.
struct PlaceInRow: Hashable {
  /// The class of the view's node, the keys of the nodes from the view up to the row, and the
  /// distance from the view to the row.
  ///
  /// Some nodes get a key from their parent. Each key is followed by the distance from the view to
  /// the parent that gave the key.
  private var keys: [AnyHashable]

  init(of node: ViewNode, in row: ViewNode) {
    keys = [ObjectIdentifier(type(of: node))]
    var (inner, distance) = (node, 0)
    while inner !== row, let parent = inner.parent {
      distance += 1
      if let key = parent.key(of: inner) { keys += [key, distance] }
      inner = parent
    }
    keys.append(distance)
  }
}

/// A feature that keeps the states of rows while the rows are out of the tree.
private final class StatesOfRows: StateKeeper {
  var restoredRows: [RowNode] = []

  override func takeStorage(of node: ViewNode) -> [AnyObject?]? {
    guard !restoredRows.isEmpty else { return nil }
    let row = sequence(first: node, next: \.parent).lazy.compactMap { $0 as? RowNode }.first
    return row?.takeStorage(of: node).map(restored)
  }

  override func dropUntakenStorage() {
    for row in restoredRows { row.dropUntakenStorage() }
    restoredRows = []
  }
}

extension StatesOfRows: NodeObserver {
  func subtreeWillLeave(_ root: ViewNode) { (root as? RowNode)?.keepStorage() }
}
