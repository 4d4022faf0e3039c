import AmbientGraph
import AmbientHosting
import AmbientSupport

/// The views that were removed from a tree, but are shown until their transitions are over.
@MainActor
final class DepartingViews {
  private var leaving: [Leaving] = []

  private var leavingChildren: Set<ObjectIdentifier> = []

  /// Whether any view of the tree has had a transition.
  var isUsed = false

  /// The nodes that have inserted a child in the update with the number `insertingIn`.
  private var inserting: Set<ObjectIdentifier> = []
  private var insertingIn: UInt64 = 0

  /// A function that returns whether removed elements without a transition fade out.
  ///
  /// The property is nil if no element of the tree fades out.
  var fades: (@MainActor ([Element], _ container: Element?) -> Bool)?

  /// The departures and the returns that the host has not processed yet.
  ///
  /// The array is empty if ``fades`` is nil.
  private var changes: [DepartureChange] = []

  private struct Leaving {
    let parent: Unretained<ViewNode>
    let child: ViewNode
    let key: AnyHashable?
    /// The number of the departure.
    ///
    /// If the child comes back and is removed again, the second departure has another number.
    let number: Int
  }

  /// The number of the last departure.
  private var lastNumber = 0

  nonisolated init() {}

  /// Brings back the removed child with the key if the child is still shown.
  ///
  /// Otherwise, the method records that the parent inserts a child in the current update.
  ///
  /// - Returns: The child that has come back and stays in the tree; nil if no child has come back.
  func insert(_ key: AnyHashable?, into parent: ViewNode) -> ViewNode? {
    let index = leaving.firstIndex {
      $0.parent == Unretained(parent) && $0.key == key && !$0.child.isRetired
    }
    if let index {
      let child = leaving.remove(at: index).child
      leavingChildren.remove(ObjectIdentifier(child))
      updateFlag(of: parent.tree)
      for point in Self.points(in: child) { point.comeBack() }
      child.followBoundariesAgain()
      note(child, in: parent, departure: nil, isDeparture: false)
      return child
    }
    if insertingIn != parent.graph.updates {
      inserting = []
      insertingIn = parent.graph.updates
    }
    inserting.insert(ObjectIdentifier(parent))
    return nil
  }

  /// Returns whether an ancestor of a node has inserted a child in the current update.
  ///
  /// The search for such an ancestor ends at the nearest element.
  func isInserted(_ node: ViewNode) -> Bool {
    guard insertingIn == node.graph.updates else { return false }
    var candidate = node.parent
    while let ancestor = candidate, !(ancestor is AnyElementNode) {
      if inserting.contains(ObjectIdentifier(ancestor)) { return true }
      candidate = ancestor.parent
    }
    return false
  }

  /// Begins the removal of a child if the child has a transition or fades out.
  ///
  /// - Returns: Whether the child stays in the tree for now.
  func beginRemoval(of child: ViewNode, _ key: AnyHashable?, from parent: ViewNode) -> Bool {
    guard isUsed || fades != nil else { return false }
    let points = isUsed ? Self.points(in: child).filter(\.staysAfterRemoval) : []
    guard !points.isEmpty || fadesOut(child, of: parent) else { return false }
    let tree = parent.tree
    lastNumber += 1
    let number = lastNumber
    let departure = AnimationCompletion(.removed) { [weak self, weak tree] in
      MainActor.assumeIsolated {
        guard let self, let tree else { return }
        self.endDeparture(number, in: tree)
      }
    }
    leaving.append(Leaving(parent: Unretained(parent), child: child, key: key, number: number))
    leavingChildren.insert(ObjectIdentifier(child))
    updateFlag(of: tree)
    // `departure` finishes when the action below and the animations of the removal have ended. The
    // action runs after these animations have started, so `departure` cannot finish too early.
    departure.await()
    tree.actions.add(.completion, of: nil) { departure.finish() }
    for point in points { point.leave(departure) }
    note(child, in: parent, departure: points.isEmpty ? departure : nil, isDeparture: true)
    return true
  }

  /// Whether the host fades out a removed child that has no transition.
  private func fadesOut(_ child: ViewNode, of parent: ViewNode) -> Bool {
    guard let fades, child.transaction.animation != nil else { return false }
    guard Self.points(in: child).isEmpty else { return false }
    let elements = Self.elements(of: child)
    return !elements.isEmpty && fades(elements, parent.nearestElement.map { Element($0) })
  }

  private static func elements(of child: ViewNode) -> [Element] {
    (child as? AnyElementNode).map { [Element($0)] } ?? child.elementsBelow
  }

  private func note(
    _ child: ViewNode,
    in parent: ViewNode,
    departure: AnimationCompletion?,
    isDeparture: Bool
  ) {
    guard fades != nil else { return }
    changes.append(
      DepartureChange(
        container: parent.nearestElement.map { Element($0) },
        elements: Self.elements(of: child),
        isDeparture: isDeparture,
        departure: departure
      )
    )
  }

  /// Whether a node or one of its ancestors was removed and is still shown.
  func isLeaving(_ node: ViewNode) -> Bool {
    sequence(first: node, next: \.parent).contains {
      leavingChildren.contains(ObjectIdentifier($0))
    }
  }

  var hasChanges: Bool { !changes.isEmpty }

  func takeChanges() -> [DepartureChange] {
    defer { changes = [] }
    return changes
  }

  private func endDeparture(_ number: Int, in tree: TreeState) {
    guard let index = leaving.firstIndex(where: { $0.number == number }) else { return }
    let removed = leaving.remove(at: index)
    leavingChildren.remove(ObjectIdentifier(removed.child))
    if !removed.child.isRetired { removed.parent.with { $0.unmount(removed.child) } }
    updateFlag(of: tree)
  }

  /// Forgets the views that have left the tree together with an ancestor.
  func forgetRetired(in tree: TreeState) {
    guard !leaving.isEmpty else { return }
    leaving.removeAll { $0.child.isRetired }
    if leaving.count != leavingChildren.count {
      leavingChildren = Set(leaving.map { ObjectIdentifier($0.child) })
    }
    updateFlag(of: tree)
  }

  private func updateFlag(of tree: TreeState) {
    tree.holdsRemovedNodes = !leaving.isEmpty
  }

  /// Returns the nodes with a transition in a subtree.
  ///
  /// The search does not look inside elements, nor inside the nodes that it finds.
  private static func points(in root: ViewNode) -> [any PresencePoint] {
    var result: [any PresencePoint] = []
    var candidate: ViewNode? = root
    while let node = candidate, node === root || node.depth > root.depth {
      if let point = node as? any PresencePoint {
        result.append(point)
        candidate = node.lastInOrder.nextNode
      } else if node is AnyElementNode {
        candidate = node.lastInOrder.nextNode
      } else {
        candidate = node.nextNode
      }
    }
    return result
  }
}

extension TreeState {
  /// The removed views that are still shown.
  var departingViews: DepartingViews {
    if let departingViews = self[DepartingViews.self] { return departingViews }
    let departingViews = DepartingViews()
    self[DepartingViews.self] = departingViews
    return departingViews
  }
}

extension ViewNode {
  /// Whether the node or one of its ancestors was removed and is still shown.
  @usableFromInline @MainActor
  final var isLeaving: Bool { tree.holdsRemovedNodes && tree.departingViews.isLeaving(self) }

  /// Prepares the tree for the insertion of a child.
  ///
  /// Nodes call this method for each child that they insert after their first run.
  ///
  /// - Parameter key: The identity of the child among the possible children of the node.
  /// - Returns: The child with the key, if it was removed before and is still shown; otherwise nil.
  ///   The caller updates the returned child instead of making a new one.
  @usableFromInline @MainActor
  final func willInsertChild(_ key: AnyHashable?) -> ViewNode? {
    tree.runsAnimations ? tree.departingViews.insert(key, into: self) : nil
  }

  /// Removes a child.
  ///
  /// A child with a transition leaves the tree after the transition. A child that the host fades
  /// out leaves the tree after the fade. Any other child leaves the tree immediately.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - key: The identity of the child among the possible children of the node.
  @usableFromInline @MainActor
  final func removeChild(_ child: ViewNode, _ key: AnyHashable?) {
    if tree.runsAnimations, tree.departingViews.beginRemoval(of: child, key, from: self) { return }
    unmount(child)
  }
}
