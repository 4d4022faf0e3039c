import AmbientGraph

/// When an action runs among all actions of one update; phases run in the order of their cases.
package enum ActionPhase: CaseIterable {
  /// A view disappears whose removal is not animated in any way.
  case immediateRemoval
  /// A view appears, something it watches has changed, or it received a value.
  case change
  /// A view disappears.
  case removal
  /// A task of a view starts.
  case taskStart
  /// The update is complete.
  case completion
}

/// The actions that run once an update is over.
///
/// Within a phase, changes and tasks run inside-out: the actions of a view come before those of the views
/// around it, and siblings keep the order of the source. So an outer view that appears finds what the
/// views in it have registered. All other actions run in the order in which they were added; views
/// disappear in the reverse order of the tree.
struct ActionQueue {
  typealias Action = @MainActor () -> Void

  private struct Entry {
    let phase: ActionPhase
    /// Where the action belongs, if that decides when it runs; kept, because the node may leave the tree
    /// before the action runs.
    let node: ViewNode?
    let action: Action
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Adds an action of a node, or of the tree as a whole.
  mutating func add(_ phase: ActionPhase, of node: ViewNode?, _ action: @escaping Action) {
    switch phase {
    case .change, .taskStart: entries.append(Entry(phase: phase, node: node, action: action))
    case .immediateRemoval, .removal, .completion:
      entries.append(Entry(phase: phase, node: nil, action: action))
    }
  }

  /// Removes all actions and returns them in the order in which they run.
  ///
  /// - Complexity: O(*n* log *n*) for *n* actions, and O(nodes between and above theirs).
  mutating func takeAll() -> [Action] {
    let entries = entries
    self.entries = []
    guard entries.count > 1 else { return entries.map(\.action) }
    var result: [Action] = []
    result.reserveCapacity(entries.count)
    for phase in ActionPhase.allCases {
      switch phase {
      case .change, .taskStart: Self.appendInsideOut(phase, of: entries, to: &result)
      case .immediateRemoval, .removal, .completion:
        for entry in entries where entry.phase == phase { result.append(entry.action) }
      }
    }
    return result
  }

  /// Appends the actions of a phase so that those of a node follow those of all nodes below it.
  private static func appendInsideOut(
    _ phase: ActionPhase,
    of entries: [Entry],
    to result: inout [Action]
  ) {
    var placed: [(node: ViewNode, index: Int)] = []
    for (index, entry) in entries.enumerated() where entry.phase == phase {
      // A node that has left the tree already has no place in its order any more.
      if let node = entry.node, !node.isRetired {
        placed.append((node, index))
      } else {
        result.append(entry.action)
      }
    }
    guard placed.count > 1 else {
      for (_, index) in placed { result.append(entries[index].action) }
      return
    }
    placed.sort { $0.node.precedes($1.node) || $0.node === $1.node && $0.index < $1.index }

    // The nodes whose actions wait for what is below them, each above the one behind it, with where their
    // actions are: those of one node stand together.
    var open: [(node: ViewNode, range: Range<Int>)] = []
    func close(_ range: Range<Int>) {
      for (_, index) in placed[range] { result.append(entries[index].action) }
    }
    for (place, (node, _)) in placed.enumerated() {
      if let last = open.last?.node {
        if last === node {
          open[open.count - 1].range = open[open.count - 1].range.lowerBound..<place + 1
          continue
        }
        let depth = depthOfCommonAncestor(of: node, andPreceding: last)
        while let innermost = open.last, innermost.node.depth > depth {
          close(innermost.range)
          open.removeLast()
        }
      }
      open.append((node, place..<place + 1))
    }
    for (_, range) in open.reversed() { close(range) }
  }

  /// The depth of the innermost node that is, or is above, both of two nodes.
  ///
  /// The walk visits only nodes behind `other` in the order of the tree. For nodes that are taken in that
  /// order, no node is visited twice.
  private static func depthOfCommonAncestor(
    of node: ViewNode,
    andPreceding other: ViewNode
  ) -> Int32 {
    var ancestor = node
    while other.precedes(ancestor), let parent = ancestor.parent { ancestor = parent }
    return ancestor.depth
  }
}
