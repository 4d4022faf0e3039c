package import AmbientGraph
import AmbientSupport

/// The state that all nodes of one tree share.
@MainActor
@usableFromInline
package final class TreeState {
  package nonisolated let graph = Graph()

  /// The node after which the next new node is inserted in the tree order.
  ///
  /// A parent sets the insertion point to itself before it makes its first child. Each new node
  /// becomes the insertion point. The order in which nodes are made therefore becomes their tree
  /// order.
  ///
  /// The reference may dangle between two insertions. It is always set again before the next call
  /// of `insert(_:)`: by ``insertNext(after:)``, or by the insertion of the previous sibling.
  private var insertionPoint: Unretained<Effect>?

  func insertNext(after node: ViewNode) { insertionPoint = Unretained(node) }

  // Initializers of nodes call the two functions below. Passing `self` out of an initializer costs
  // a retain and a release. The functions therefore take unretained nodes.

  /// Inserts a new node into the order of the tree, at the insertion point.
  func insert(_ node: Unretained<Effect>) {
    graph.insert(node, after: insertionPoint)
    insertionPoint = node
  }

  /// Schedules a new node to run in the current update, or in the next one if no update is running.
  func schedule(_ node: Unretained<Effect>) { graph.schedule(node) }

  var actions = ActionQueue()

  /// A number that grows each time the tree has no update left, or `settle()` gives up.
  ///
  /// If an `onChange` action makes itself run again, it runs at most twice until this number
  /// changes.
  var settleNumber: UInt64 = 1

  /// A number that grows each time the host has laid out the elements and no update is left.
  ///
  /// If an `onPreferenceChange` action, which runs after the layout, makes itself run again, the
  /// action runs at most twice until this number changes.
  var layoutSettleNumber: UInt64 = 1

  /// Whether the tree plays animations on its clock.
  // Unchecked for speed, because each description of an element reads the property.
  @exclusivity(unchecked) package var runsAnimations = false

  /// Whether the host reports which view of each `ViewThatFits` it shows.
  var choosesFittingViews = false

  /// Whether the tree still shows removed nodes.
  ///
  /// A removed node is no longer a child of its parent. Only the graph's owner accesses the
  /// property.
  @exclusivity(unchecked) nonisolated(unsafe) var holdsRemovedNodes = false

  nonisolated init() { graph.client = self }

  deinit { graph.client = nil }

  private var lastNumber: UInt = 0

  /// Returns a number that this tree has not returned before.
  func makeNumber() -> UInt {
    lastNumber += 1
    return lastNumber
  }

  // MARK: Features

  private struct Feature {
    let type: ObjectIdentifier
    let state: AnyObject
  }

  // Only the graph's owner accesses these two properties.
  private nonisolated(unsafe) var features: [Feature] = []
  private nonisolated(unsafe) var observers: [any NodeObserver] = []

  /// The state of a feature, by the state's type; nil until a node of the tree uses the feature.
  ///
  /// The class `TreeState` itself names no feature. Each feature declares a class for its state,
  /// and stores and looks up an instance with this subscript. A state that conforms to
  /// ``NodeObserver`` is notified when nodes are added, moved or removed.
  ///
  /// - Complexity: O(*n*) for *n* features in use, which are few.
  package nonisolated subscript<State: AnyObject>(type: State.Type) -> State? {
    get {
      let type = ObjectIdentifier(type)
      for index in features.indices where features[index].type == type {
        // Safe because each state is stored with the identity of its type.
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

  /// Whether a feature observes which nodes are added, moved or removed.
  var isObserved: Bool { !observers.isEmpty }

  func childrenWillChange(of node: ViewNode) {
    for observer in observers { observer.childrenWillChange(of: node) }
  }

  /// The features that can handle events in place of elements; empty until a view needs one.
  ///
  /// Only the graph's owner accesses the property.
  package nonisolated(unsafe) var eventRouters: [any EventRouter] = []

  // MARK: Actions

  var hasActions: Bool { !actions.isEmpty }

  func runActions() {
    guard hasActions else { return }
    for work in actions.takePreparations() { work() }
    for action in actions.takeAll() { action() }
  }

  /// The closure with which the host lays out the elements when no update is left.
  var onSettled: (() -> Void)?

  var hasLayout: Bool { onSettled != nil }

  /// Does the work that had to wait until the host has laid out the elements.
  ///
  /// The work may queue actions.
  func layoutDidEnd() {
    for work in actions.takeWorkAfterLayout() { work() }
  }

  // MARK: Unmounting

  /// Removes a node and its descendants from the tree, in reverse tree order.
  ///
  /// The removal is a loop without recursion, so that it works at any depth.
  func unmount(_ root: ViewNode) {
    // The loop need not retain the nodes: a parent keeps its children alive, and the loop reaches
    // the parent after all its children.
    let first = Unretained(root)
    if isObserved { for observer in observers { observer.subtreeWillLeave(root) } }
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

/// The state of a feature that observes which nodes are added, moved or removed.
@MainActor
protocol NodeObserver: AnyObject {
  /// Called before children of `node` are added, moved or removed.
  func childrenWillChange(of node: ViewNode)

  /// Called before `root` and all its descendants leave the tree.
  func subtreeWillLeave(_ root: ViewNode)

  /// Called after `node` has released its children, and before `node` leaves the tree.
  func willLeaveTree(_ node: ViewNode)
}

extension NodeObserver {
  func childrenWillChange(of node: ViewNode) {}

  func subtreeWillLeave(_ root: ViewNode) {}

  func willLeaveTree(_ node: ViewNode) {}
}
