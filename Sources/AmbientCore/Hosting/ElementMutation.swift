import AmbientGraph

/// A change that brings a host's picture of the elements up to date.
///
/// Mutations are applied one after the other, in the order in which they come.
public enum ElementMutation {
  /// A new element, with all that is in it, stands at a position among its parent's children.
  case insert(Element, into: ElementID?, at: Int)
  /// An element is gone, with all that was in it.
  case remove(ElementID, from: ElementID?)
  /// An element stands at another position among its parent's children; it was taken out first.
  case move(ElementID, in: ElementID?, to: Int)
  /// An element has another text, other attributes, or is enabled otherwise.
  case update(Element)
}

/// Collects what changed in the elements, and turns it into mutations after an update.
@MainActor
final class ElementChanges {
  private var described: [ElementID: AnyElementNode] = [:]
  private var rearranged: [ElementID: AnyElementNode] = [:]
  private var isRootRearranged = true

  /// What the host has been told: the children of each element, and of the root under nil.
  private var shown: [ElementID?: [ElementID]] = [nil: []]

  func described(_ node: AnyElementNode) { described[node.id] = node }

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
    for node in described.values.sorted(by: { $0.precedes($1) })
    where !node.isRetired && !arrived.contains(node.id) {
      mutations.append(.update(Element(node)))
    }
    described = [:]
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
    let gone = Set(changes.removed)
    var arrangement = Arrangement(old.indices.filter { !gone.contains($0) }.map { old[$0] })
    for (index, element) in elements.enumerated() {
      if changes.oldPositions[index] == nil {
        mutations.append(.insert(element, into: id, at: arrangement.insert(element.id)))
        remember(element, &arrived)
      } else if !changes.isSettled[index] {
        mutations.append(.move(element.id, in: id, to: arrangement.move(element.id)))
      } else {
        arrangement.pass(element.id)
      }
    }
    shown[id] = new
  }

  /// The children of an element as a host has them between two mutations.
  ///
  /// The new order is walked from the start. What has not been moved yet stands among what has its
  /// place, so a position in the new order is not yet one in the host's.
  private struct Arrangement {
    private var ids: [ElementID]
    /// The position behind the last element that has its place.
    private var end = 0

    init(_ ids: [ElementID]) { self.ids = ids }

    mutating func insert(_ id: ElementID) -> Int {
      ids.insert(id, at: end)
      end += 1
      return end - 1
    }

    mutating func move(_ id: ElementID) -> Int {
      guard let position = ids.firstIndex(of: id) else { return end }
      ids.remove(at: position)
      if position < end { end -= 1 }
      return insert(id)
    }

    /// Goes on behind an element that stays where it is.
    mutating func pass(_ id: ElementID) {
      while ids[end] != id { end += 1 }
      end += 1
    }
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
