import AmbientGraph

/// The phase in which an action runs after an update.
///
/// The phases run in the order of these cases.
package enum ActionPhase: CaseIterable {
  /// Actions of views that appear, observe a change, or receive a value.
  case change
  /// Actions of views that disappear.
  case removal
  /// Starts of the tasks that views declare.
  case taskStart
  /// Actions that run when the update is complete.
  case completion
}

/// The actions that run after an update.
///
/// The actions of the phases `change` and `taskStart` run inside-out. The actions of a view run
/// before the actions of its ancestors, and the actions of siblings run in tree order. The
/// `onAppear` action of a view can therefore use data that the `onAppear` actions of its
/// descendants have registered. The actions of all other phases run in the order in which they were
/// added. The actions of views that disappear are added in reverse tree order.
struct ActionQueue {
  typealias Action = @MainActor () -> Void

  private struct Entry {
    let phase: ActionPhase
    /// The node of the action, if the position of the node decides when the action runs.
    ///
    /// The reference is strong, because the node may leave the tree before the action runs.
    let node: ViewNode?
    let action: Action
  }

  private var entries: [Entry] = []

  /// Work that runs before the actions, and may add actions.
  private var preparations: [Action] = []

  /// Work that runs after the host has laid out the elements, and may add actions.
  private var workAfterLayout: [Action] = []

  var isEmpty: Bool { entries.isEmpty && preparations.isEmpty }

  mutating func addAfterLayout(_ work: @escaping Action) { workAfterLayout.append(work) }

  mutating func takeWorkAfterLayout() -> [Action] {
    defer { workAfterLayout = [] }
    return workAfterLayout
  }

  mutating func addPreparation(_ work: @escaping Action) { preparations.append(work) }

  mutating func takePreparations() -> [Action] {
    defer { preparations = [] }
    return preparations
  }

  /// Adds an action of a node; if `node` is nil, the action belongs to the whole tree.
  mutating func add(_ phase: ActionPhase, of node: ViewNode?, _ action: @escaping Action) {
    switch phase {
    case .change, .taskStart: entries.append(Entry(phase: phase, node: node, action: action))
    case .removal, .completion:
      entries.append(Entry(phase: phase, node: nil, action: action))
    }
  }

  /// Removes all actions and returns them in the order in which they run.
  ///
  /// - Complexity: O(*n* log *n* + *m*) for *n* actions whose nodes have *m* ancestors.
  mutating func takeAll() -> [Action] {
    let entries = entries
    self.entries = []
    guard entries.count > 1 else { return entries.map(\.action) }
    var result: [Action] = []
    result.reserveCapacity(entries.count)
    for phase in ActionPhase.allCases {
      switch phase {
      case .change, .taskStart: Self.appendInsideOut(phase, of: entries, to: &result)
      case .removal, .completion:
        for entry in entries where entry.phase == phase { result.append(entry.action) }
      }
    }
    return result
  }

  /// Appends the actions of a phase; the actions of a node follow the actions of all its
  /// descendants.
  private static func appendInsideOut(
    _ phase: ActionPhase,
    of entries: [Entry],
    to result: inout [Action]
  ) {
    var ordered: [(node: ViewNode, index: Int)] = []
    for (index, entry) in entries.enumerated() where entry.phase == phase {
      // A retired node has no position in the order of the tree.
      if let node = entry.node, !node.isRetired {
        ordered.append((node, index))
      } else {
        result.append(entry.action)
      }
    }
    guard ordered.count > 1 else {
      for (_, index) in ordered { result.append(entries[index].action) }
      return
    }
    ordered.sort { $0.node.precedes($1.node) || $0.node === $1.node && $0.index < $1.index }

    // The nodes whose actions wait for the actions of their descendants. Each node is an ancestor
    // of the next node. `range` is the range of the node's actions in `ordered`.
    var open: [(node: ViewNode, range: Range<Int>)] = []
    func close(_ range: Range<Int>) {
      for (_, index) in ordered[range] { result.append(entries[index].action) }
    }
    for (position, (node, _)) in ordered.enumerated() {
      if let last = open.last?.node {
        if last === node {
          open[open.count - 1].range = open[open.count - 1].range.lowerBound..<position + 1
          continue
        }
        let depth = depthOfCommonAncestor(of: node, andEarlier: last)
        while let innermost = open.last, innermost.node.depth > depth {
          close(innermost.range)
          open.removeLast()
        }
      }
      open.append((node, position..<position + 1))
    }
    for (_, range) in open.reversed() { close(range) }
  }

  /// Returns the depth of the deepest common ancestor of two nodes.
  ///
  /// Here a node counts as an ancestor of itself.
  ///
  /// The method walks up from `node`, past the ancestors that lie between `other` and `node` in
  /// tree order. The caller passes each node of a sorted list together with its predecessor in the
  /// list. All these calls together therefore walk past each ancestor at most once.
  private static func depthOfCommonAncestor(
    of node: ViewNode,
    andEarlier other: ViewNode
  ) -> Int32 {
    var ancestor = node
    while other.precedes(ancestor), let parent = ancestor.parent { ancestor = parent }
    return ancestor.depth
  }
}
