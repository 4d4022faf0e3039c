import AmbientGraph

/// A row whose states are kept while the row is not visible.
package struct KeptRow<Content: View> {
  let id: Subview.ID
  let states: RowStates
  let content: Content

  package init(id: Subview.ID, states: RowStates, content: Content) {
    self.id = id
    self.states = states
    self.content = content
  }
}

extension KeptRow: View {
  package typealias Body = Never

  package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = KeptRowNode(view.id, view.states, inputs)
    node.show(view.content)
    return _ViewNode(node)
  }

  package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(KeptRowNode.self).show(view.content)
  }
}

/// The states of a container's rows that are not visible.
@MainActor
package final class RowStates {
  /// The states of a row, by the property that declares them, in reverse tree order.
  fileprivate typealias States = [StateKey: [any KeptState]]

  private var kept: [Subview.ID: States] = [:]

  /// The rows with kept states, in the order in which they left the tree.
  private var order: [Subview.ID] = []

  /// The largest number of rows whose states are kept.
  private static var limit: Int { 1_000 }

  /// The rows that the container had in its last run.
  private var rows: RowList?

  /// Whether a row that leaves the tree now is still a row of the container.
  ///
  /// The property is false after the rows of the container changed: the row may have been removed.
  private var keepsStates = false

  package nonisolated init() {}

  /// Stores the current rows of the container, before the container shows some of them.
  package func rowsWillChange(to rows: RowList) {
    keepsStates = self.rows?.isSameList(as: rows) ?? false
    self.rows = rows
  }

  fileprivate func take(_ id: Subview.ID) -> States {
    guard let states = kept.removeValue(forKey: id) else { return [:] }
    order.removeAll { $0 == id }
    return states
  }

  fileprivate func keep(_ states: States, of id: Subview.ID) {
    guard keepsStates, !states.isEmpty else { return }
    if kept.updateValue(states, forKey: id) == nil { order.append(id) }
    if order.count > Self.limit { kept[order.removeFirst()] = nil }
  }
}

/// The declaration of a state: the type of its view or modifier, and its name in reports.
private struct StateKey: Hashable {
  let owner: ObjectIdentifier
  let name: String
}

/// The node of a row whose states are kept.
private final class KeptRowNode: ParentNode {
  private let id: Subview.ID
  private let states: RowStates

  /// The kept states of the row that its views have not taken yet.
  private var restored: RowStates.States

  @MainActor init(_ id: Subview.ID, _ states: RowStates, _ inputs: _ViewInputs) {
    self.id = id
    self.states = states
    restored = states.take(id)
    super.init(inputs)
    if tree[StateKeeper.self] == nil { tree[StateKeeper.self] = KeptRows() }
    if !restored.isEmpty { afterUpdate { [weak self] in self?.restored = [:] } }
  }

  /// Returns the state of a property from the last time that the row was in the tree.
  func takeState(_ key: StateKey) -> (any KeptState)? { restored[key]?.popLast() }

  /// Stores the states of all views in the row.
  @MainActor func keepStates() {
    var found: RowStates.States = [:]
    var innerRow: KeptRowNode?
    forEachDescendant { node in
      if let innerRow, node.depth > innerRow.depth { return }
      innerRow = node as? KeptRowNode
      innerRow?.keepStates()
      guard let node = node as? BodyNode else { return }
      node.properties.forEachState { state in
        let key = StateKey(owner: ObjectIdentifier(node.type), name: state.name)
        found[key, default: []].append(state)
      }
    }
    states.keep(found.mapValues { $0.reversed() }, of: id)
  }
}

/// The feature of a tree that keeps the states of rows that are not visible.
private final class KeptRows: StateKeeper, NodeObserver {
  func subtreeWillLeave(_ root: ViewNode) { (root as? KeptRowNode)?.keepStates() }

  /// Returns a state of the row that contains the node.
  ///
  /// The views of a row take their states in the order of the tree.
  override func takeState(named name: String, for node: ViewNode) -> (any KeptState)? {
    guard let owner = node as? BodyNode else { return nil }
    let row = sequence(first: node, next: \.parent).lazy.compactMap { $0 as? KeptRowNode }.first
    return row?.takeState(StateKey(owner: ObjectIdentifier(owner.type), name: name))
  }
}
