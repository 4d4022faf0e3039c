import AmbientGraph

/// Collects what changed in the elements, and turns it into mutations after an update.
@MainActor
final class ElementChanges {
  private var described: [ElementID: Described] = [:]
  private var rearranged: [ElementID: AnyElementNode] = [:]
  private var isRootRearranged = true

  /// Elements that had an event with a value, which hosts may show although it was rejected.
  private var insisted: [ElementID: AnyElementNode] = [:]

  /// Lets an update come in which an element is reported, and does nothing.
  private var alarm: Effect?

  /// Leaves the graph, when the host asks for no more reports.
  func close() {
    alarm?.retire()
    alarm = nil
  }

  /// What the host has been told: the children of each element, and of the root under nil.
  private var shown: [ElementID?: [ElementID]] = [nil: []]

  /// An element that was described anew, and how it looked when that began: it may look so again.
  private struct Described {
    let node: AnyElementNode
    let before: ElementDescription

    @MainActor var isWorthTelling: Bool { !node.isRetired && !node.description.looksLike(before) }
  }

  func described(_ node: AnyElementNode, _ before: ElementDescription) {
    if described[node.id] == nil { described[node.id] = Described(node: node, before: before) }
  }

  /// Reports an element after the next update, however it looks then.
  func insist(on node: AnyElementNode) {
    guard !node.isRetired else { return }
    insisted[node.id] = node
    let alarm = alarm ?? Effect(in: node.graph)
    self.alarm = alarm
    node.graph.schedule(alarm)
  }

  func childrenChanged(of node: AnyElementNode?) {
    if let node { rearranged[node.id] = node } else { isRootRearranged = true }
  }

  /// The mutations since the last time, parents before children.
  func takeMutations(root: ViewNode) -> [ElementMutation] {
    var mutations: [ElementMutation] = []
    var arrived: Set<ElementID> = []
    if isRootRearranged { compare(root, id: nil, &mutations, &arrived) }
    for node in rearranged.values.sorted(by: { $0.precedes($1) })
    where !node.isRetired && shown[node.id] != nil && !arrived.contains(node.id) {
      compare(node, id: node.id, &mutations, &arrived)
    }
    for described in described.values where described.isWorthTelling {
      insisted[described.node.id] = described.node
    }
    for node in insisted.values.filter({ !$0.isRetired }).sorted(by: { $0.precedes($1) })
    where shown[node.id] != nil && !arrived.contains(node.id) {
      mutations.append(.update(Element(node)))
    }
    described = [:]
    insisted = [:]
    rearranged = [:]
    isRootRearranged = false
    return mutations
  }

  private func compare(
    _ node: ViewNode,
    id: ElementID?,
    _ mutations: inout [ElementMutation],
    _ arrived: inout Set<ElementID>
  ) {
    let old = shown[id] ?? []
    let elements = node.elementsBelow
    let new = elements.map(\.id)
    let changes = KeyedChanges(from: old, to: new)
    for position in changes.removed {
      mutations.append(.remove(old[position], from: id))
      forget(old[position])
    }
    for (position, index) in changes.steps {
      let element = elements[position]
      if changes.oldPositions[position] == nil {
        mutations.append(.insert(element, into: id, at: index))
        remember(element, &arrived)
      } else {
        mutations.append(.move(element.id, in: id, to: index))
      }
    }
    shown[id] = new
  }

  private func remember(_ element: Element, _ arrived: inout Set<ElementID>) {
    var waiting = [element]
    while let next = waiting.popLast() {
      let children = next.children
      arrived.insert(next.id)
      shown[next.id] = children.map(\.id)
      waiting += children
    }
  }

  private func forget(_ id: ElementID) {
    var waiting = [id]
    while let next = waiting.popLast() { waiting += shown.removeValue(forKey: next) ?? [] }
  }
}
