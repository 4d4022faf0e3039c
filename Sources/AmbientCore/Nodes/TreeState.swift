import AmbientGraph

/// What all nodes of one tree share.
@MainActor
@usableFromInline
package final class TreeState {
  nonisolated let graph = Graph()

  /// The node behind which the next one is put in the order of the tree.
  ///
  /// Whoever makes a first child sets it to itself; every node that is made sets it to itself, so that
  /// siblings which are made one after the other follow each other.
  ///
  /// It may be gone by now: nobody uses it who has not set it before.
  private var insertionPoint: Unretained<Effect>?

  /// Lets the next node that is made follow a node in the order of the tree.
  func insertNext(behind node: ViewNode) { insertionPoint = Unretained(node) }

  // Not retained, because an object that is being made is counted for every call that it is given to.

  /// Takes a node that is made into the order of the tree.
  func insert(_ node: Unretained<Effect>) {
    graph.insert(node, after: insertionPoint)
    insertionPoint = node
  }

  /// Lets a node that is made run in the update of now, or else in the next.
  func schedule(_ node: Unretained<Effect>) { graph.schedule(node) }

  /// What is to be done once the update is over, when every body shows the new values.
  var actions = ActionQueue()

  /// The changes of elements, if a host wants to be told.
  var elementChanges: ElementChanges?

  /// Whether a view edits transactions; while none does, there is one for the whole tree.
  var transactionsAreEdited = false

  /// The elements that came or look different in the update of now, if transactions are edited.
  var changedElements: [AnyElementNode] = []

  /// What a host does when somebody waits for the end of an animation.
  var onAnimation:
    ((Animation, AnimationCompletionCriteria, @escaping @MainActor () -> Void) -> Void)?

  /// Why each body ran last, if anybody wants to know.
  var history: RunHistory?

  /// How often the tree came to rest: actions that repeat themselves are cut off until it does again.
  private(set) var timesAtRest: UInt64 = 1

  private var nextElementNumber: UInt = 0

  /// Where the focus is, if anybody has to do with it; the graph's owner alone makes it.
  nonisolated(unsafe) private(set) var focusIfUsed: FocusSystem?

  nonisolated init() { graph.keeper = self }

  deinit { graph.keeper = nil }

  /// Where the focus is.
  nonisolated var focus: FocusSystem {
    if let focusIfUsed { return focusIfUsed }
    let made = FocusSystem(graph: graph)
    focusIfUsed = made
    return made
  }

  func makeElementID() -> ElementID {
    nextElementNumber += 1
    return ElementID(number: nextElementNumber)
  }

  // MARK: Actions

  var hasActions: Bool { !actions.isEmpty }

  func runActions() {
    guard hasActions else { return }
    for action in actions.takeAll() { action() }
  }

  /// Notes that nothing is left to do: what an action causes from now on is no repetition.
  func cameToRest() { timesAtRest += 1 }

  // MARK: Unmounting

  /// Whether a view says how it leaves the tree.
  var choosesRemovals = false

  /// The outermost node of those that are being taken out of the tree; kept by its parent.
  private var unretainedRemoved: Unretained<ViewNode>?

  /// Whether a node is being taken out of the tree, and its parent is not.
  func isRemoving(_ node: ViewNode) -> Bool {
    unretainedRemoved == Unretained(node)
  }

  /// Takes a node and everything below it out of the tree, the deepest first.
  ///
  /// They go in the reverse order of the tree: nothing recurses, however deep it is.
  func unmount(_ root: ViewNode) {
    // A node is held by its parent until this comes to that.
    let first = Unretained(root)
    let outer = unretainedRemoved
    unretainedRemoved = first
    defer { unretainedRemoved = outer }
    var next: Unretained<ViewNode>? = Unretained(root.lastInOrder)
    while let node = next {
      next = node == first ? nil : node.with { $0.previousNode }
      node.with { node in
        node.willRetire()
        history?.forget(node)
        node.retire()
      }
    }
  }
}
