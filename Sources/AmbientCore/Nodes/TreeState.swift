import AmbientGraph
import AmbientSupport

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

  /// How often the tree came to rest: actions that repeat themselves are cut off until it does again.
  private(set) var settleCount: UInt64 = 1

  nonisolated init() { graph.client = self }

  deinit { graph.client = nil }

  private var lastNumber: UInt = 0

  /// A number that the tree has given to nothing else.
  func makeNumber() -> UInt {
    lastNumber += 1
    return lastNumber
  }

  // MARK: Features

  /// What a feature keeps for the tree.
  private struct Feature {
    let type: ObjectIdentifier
    let state: AnyObject
  }

  // Only the graph's owner touches both.
  private nonisolated(unsafe) var features: [Feature] = []
  private nonisolated(unsafe) var observers: [any NodeObserver] = []

  /// What a feature keeps for the tree, by its type; nil until something in the tree uses the feature.
  ///
  /// The tree knows no feature. Each declares a class for what it keeps, and finds it here. One that conforms
  /// to ``NodeObserver`` learns which nodes come and go.
  ///
  /// - Complexity: O(features in use), which are a handful.
  nonisolated subscript<State: AnyObject>(type: State.Type) -> State? {
    get {
      let type = ObjectIdentifier(type)
      for index in features.indices where features[index].type == type {
        // Safe because states are filed under the identity of their type.
        return unsafeDowncast(features[index].state, to: State.self)
      }
      return nil
    }
    set {
      let type = ObjectIdentifier(type)
      var changed = features.filter { $0.type != type }
      if let newValue { changed.append(Feature(type: type, state: newValue)) }
      features = changed
      observers = changed.compactMap { $0.state as? any NodeObserver }
    }
  }

  /// Whether a feature wants to know which nodes come and go.
  var isObserved: Bool { !observers.isEmpty }

  /// Lets the features know that nodes are about to come, go or move below a node.
  func childrenWillChange(of node: ViewNode) {
    for observer in observers { observer.childrenWillChange(of: node) }
  }

  // MARK: Actions

  /// Whether an action waits for the end of the update.
  var hasActions: Bool { !actions.isEmpty }

  /// Runs the actions that wait.
  func runActions() {
    guard hasActions else { return }
    for action in actions.takeAll() { action() }
  }

  /// Notes that nothing is left to do: what an action causes from now on is no repetition.
  func didSettle() { settleCount += 1 }

  // MARK: Unmounting

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
        if isObserved { for observer in observers { observer.willLeaveTree(node) } }
        node.retire()
      }
    }
  }
}

/// A feature that learns which nodes come and go.
@MainActor
protocol NodeObserver: AnyObject {
  /// Nodes are about to come, go or move below a node.
  func childrenWillChange(of node: ViewNode)

  /// A node leaves the tree; it has let go of what it showed.
  func willLeaveTree(_ node: ViewNode)
}

extension NodeObserver {
  /// Does nothing.
  func childrenWillChange(of node: ViewNode) {}

  /// Does nothing.
  func willLeaveTree(_ node: ViewNode) {}
}
