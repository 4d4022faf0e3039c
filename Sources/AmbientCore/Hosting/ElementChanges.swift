import AmbientGraph

/// Collects the changes of elements during an update, and turns them into mutations afterward.
@MainActor
final class ElementChanges {
  private var described: [ElementID: Described] = [:]
  private var rearranged: [ElementID: AnyElementNode] = [:]
  private var isRootRearranged = true

  /// The elements that have handled an event with a value, such as `EditEvent`.
  ///
  /// The host may still show a value that such an element rejected. The element is therefore
  /// reported even if its appearance stays the same.
  private var forced: [ElementID: AnyElementNode] = [:]

  /// An effect without work.
  ///
  /// Scheduling this effect causes the update that reports the pending elements.
  private var updateTrigger: Effect?

  func close() {
    updateTrigger?.retire()
    updateTrigger = nil
  }

  /// The IDs of the children of each parent, at the last report.
  ///
  /// The key is the ID of the parent; nil for the root.
  private var reportedChildren: [ElementID?: [ElementID]] = [nil: []]

  /// An element that was described again, and its description at the last report.
  ///
  /// An element that still looks like its earlier description is not reported.
  private struct Described {
    let node: AnyElementNode
    let before: ElementDescription

    @MainActor var looksDifferent: Bool { !node.isRetired && !node.description.looksLike(before) }
  }

  func described(_ node: AnyElementNode, _ before: ElementDescription) {
    if described[node.id] == nil { described[node.id] = Described(node: node, before: before) }
  }

  /// Reports an element after the next update, even if its appearance stays the same.
  func forceReport(of node: AnyElementNode) {
    guard !node.isRetired else { return }
    forced[node.id] = node
    let updateTrigger = updateTrigger ?? Effect(in: node.graph)
    self.updateTrigger = updateTrigger
    node.graph.schedule(updateTrigger)
  }

  func childrenChanged(of node: AnyElementNode?) {
    if let node { rearranged[node.id] = node } else { isRootRearranged = true }
  }

  /// Returns the mutations since the last call.
  ///
  /// First come all insertions, removals and moves, then all updates. In both groups, parents
  /// precede their children.
  func takeMutations(root: ViewNode) -> [ElementMutation] {
    var mutations: [ElementMutation] = []
    var inserted: Set<ElementID> = []
    if isRootRearranged { compare(root, id: nil, &mutations, &inserted) }
    for node in rearranged.values.sorted(by: { $0.precedes($1) })
    where !node.isRetired && reportedChildren[node.id] != nil && !inserted.contains(node.id) {
      compare(node, id: node.id, &mutations, &inserted)
    }
    for described in described.values where described.looksDifferent {
      forced[described.node.id] = described.node
    }
    for node in forced.values.filter({ !$0.isRetired }).sorted(by: { $0.precedes($1) })
    where reportedChildren[node.id] != nil && !inserted.contains(node.id) {
      mutations.append(.update(Element(node)))
    }
    described = [:]
    forced = [:]
    rearranged = [:]
    isRootRearranged = false
    return mutations
  }

  private func compare(
    _ node: ViewNode,
    id: ElementID?,
    _ mutations: inout [ElementMutation],
    _ inserted: inout Set<ElementID>
  ) {
    let old = reportedChildren[id] ?? []
    let elements = node.elementsBelow
    let new = elements.map(\.id)
    let changes = KeyedChanges(from: old, to: new)
    for position in changes.removed {
      mutations.append(.remove(old[position], from: id))
      removeSubtree(old[position])
    }
    for (position, index) in changes.steps {
      let element = elements[position]
      if changes.oldPositions[position] == nil {
        mutations.append(.insert(element, into: id, at: index))
        addSubtree(element, &inserted)
      } else {
        mutations.append(.move(element.id, in: id, to: index))
      }
    }
    reportedChildren[id] = new
  }

  private func addSubtree(_ element: Element, _ inserted: inout Set<ElementID>) {
    var waiting = [element]
    while let next = waiting.popLast() {
      let children = next.children
      inserted.insert(next.id)
      reportedChildren[next.id] = children.map(\.id)
      waiting += children
    }
  }

  private func removeSubtree(_ id: ElementID) {
    var waiting = [id]
    while let next = waiting.popLast() {
      waiting += reportedChildren.removeValue(forKey: next) ?? []
    }
  }
}
