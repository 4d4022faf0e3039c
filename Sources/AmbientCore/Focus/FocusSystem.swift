import AmbientGraph

/// The focus of a tree, and the focus states and focused values that depend on the focus.
///
/// The system is created when a view or the host first uses the focus. A new default focus, a write
/// to a focus state, and a call of `resetFocus` each add a request. The system fulfills the
/// requests at the end of the update, when the views that should get the focus are in the tree. The
/// system then updates the focus states and the focused values. The readers of these states and
/// values run in the next update.
///
/// A view that an ``AppearanceBoundary`` hides cannot have the focus. An example is a view in a tab
/// that is not selected. The system knows which views are hidden only after the layout, because the
/// layout and the updates before the layout can show and hide views. Until then, a request for a
/// hidden view waits, and a view that became hidden keeps the focus.
// Sendable because only a thread that owns the graph or holds the graph's lock uses the system.
final class FocusSystem: @unchecked Sendable {
  let graph: Graph

  /// The focused values that were set by the view in focus, by its ancestors and by the scene.
  let values: Input<FocusedValues>

  /// The presentations in the tree; no view behind a presentation can have the focus.
  var presentations = FocusPresentations()

  /// The node that has the focus: an element, or a node of `focusable`.
  private(set) var focused: ViewNode?

  /// Whether the scene that the tree shows has the focus.
  var isSceneFocused = true { didSet { if isSceneFocused != oldValue { membersChanged() } } }

  /// The window that was frontmost most recently.
  private weak var front: WindowNode?

  /// Called after an update in which the focus moved to a different element.
  var onChange: ((Element?) -> Void)?

  private var members: [ObjectIdentifier: FocusNode] = [:]
  private var states: [ObjectIdentifier: any AnyFocusStorage] = [:]
  private var requests: [any FocusRequest] = []
  /// The requests with the delay `untilLayout`.
  private var requestsUntilLayout: [any FocusRequest] = []
  /// The requests with the delay `untilAppearance`.
  private var requestsUntilAppearance: [any FocusRequest] = []
  /// The `layoutSettleNumber` of the tree at the last decision of ``decideAfterLayout()``.
  ///
  /// That number grows each time the layout has settled. While the two numbers are equal, the
  /// layout has not settled since the decision.
  private var decisionNumber: UInt64 = 0
  /// Whether the focus states and focused values must be updated at the end of the update.
  private var isStale = false
  /// The element with the focus at the last call of ``report()``.
  private var lastReported: ElementID?

  /// An effect that does no work, and that the system schedules to cause an update.
  private let updateTrigger: Effect

  init(graph: Graph) {
    self.graph = graph
    values = Input(FocusedValues(), in: graph)
    updateTrigger = Effect(in: graph)
  }

  // MARK: Members

  func join(_ node: FocusNode) {
    members[ObjectIdentifier(node)] = node
    isStale = true
  }

  func leave(_ node: FocusNode) {
    members[ObjectIdentifier(node)] = nil
    isStale = true
  }

  func join(_ state: any AnyFocusStorage) { states[ObjectIdentifier(state)] = state }

  func leave(_ state: any AnyFocusStorage) { states[ObjectIdentifier(state)] = nil }

  /// Returns the nodes of a class, in tree order.
  func members<Node: FocusNode>(_ kind: Node.Type) -> [Node] {
    members.values.compactMap { $0 as? Node }.sorted { $0.precedes($1) }
  }

  func membersChanged() {
    isStale = true
    requestUpdate()
  }

  private func requestUpdate() { if !graph.isReading { graph.schedule(updateTrigger) } }

  // MARK: Moving the focus

  /// Adds a request for the end of the update; callable from any thread.
  func add(_ request: any FocusRequest) {
    guard graph.isOwned else {
      let request = UncheckedSendable(request)
      return graph.inbox.add { self.add(request.value) }
    }
    requests.append(request)
    requestUpdate()
  }

  @MainActor func move(to node: ViewNode?) {
    guard node !== focused else { return }
    (focused as? FocusableNode)?.focusFlag.set(false)
    (node as? FocusableNode)?.focusFlag.set(true)
    focused = node
    membersChanged()
  }

  /// Makes a window the frontmost one, unless another window contains the focus.
  ///
  /// The values that `focusedSceneValue` sets in the frontmost window apply.
  func bringToFront(_ window: WindowNode) {
    front = window
    membersChanged()
  }

  // The removed window may have been the frontmost one.
  func windowWasRemoved() { isStale = true }

  /// Fulfills the requests that need not wait, and updates the focus states and focused values.
  @MainActor func fulfillRequests() {
    presentations.noteDepartures()
    presentations.recordOrigins(focused)
    if let focused, !focused.canHaveFocusIfShown { move(to: nil) }
    fulfillWaitingAndNewRequests()
    if awaitsLayout { decideAfterLayout() }
    if let destination = presentations.takeDestination(), focused == nil, destination.canHaveFocus {
      move(to: destination)
    }
    guard isStale else { return }
    isStale = false
    let path = focused.map { Array(sequence(first: $0, next: \.parent)) } ?? []
    let anchors = path.compactMap { $0 as? FocusAnchorNode }
    for state in states.values where !isWaiting(state) {
      state.update(to: anchors.first { $0.state === state })
    }
    values.set(valuesProvided(along: path))
  }

  @MainActor private func fulfillWaitingAndNewRequests() {
    // Only requests for a default focus wait for views to appear. These requests come last, because
    // a default applies only if no other request moves the focus.
    if !requestsUntilLayout.isEmpty || !requestsUntilAppearance.isEmpty {
      requests = requestsUntilLayout + requests + requestsUntilAppearance
      requestsUntilLayout = []
      requestsUntilAppearance = []
    }
    var index = 0
    // Fulfilling a request may add another request.
    while index < requests.count {
      let (request, before) = (requests[index], focused)
      index += 1
      switch request.fulfill(in: self) {
      // A decision of `decideAfterLayout()` can run an action that requests the focus for a hidden
      // view again. If this request waited for the layout, it would cause another decision, which
      // could run the action again, and so on without end. The system therefore drops the request.
      case .untilLayout where decisionNumber == layoutSettleNumber: isStale = true
      case .untilLayout: requestsUntilLayout.append(request)
      case .untilAppearance: requestsUntilAppearance.append(request)
      case nil: isStale = true
      }
      // If a write to a focus state has moved the focus, the system drops the older requests that
      // wait for the layout.
      if let focused, focused !== before, request is any AnyFocusStorage {
        requestsUntilLayout = []
      }
    }
    requests = []
  }

  /// Whether a request waits for the layout, or a hidden view has the focus.
  @MainActor private var awaitsLayout: Bool {
    !requestsUntilLayout.isEmpty || focused?.isHiddenByBoundary ?? false
  }

  /// After the layout, removes the focus from a hidden view, and drops the requests that waited for
  /// the layout.
  @MainActor private func decideAfterLayout() {
    tree?.actions.addAfterLayout { [weak self] in
      guard let self, awaitsLayout else { return }
      decisionNumber = layoutSettleNumber
      graph.own {
        self.requestsUntilLayout = []
        if self.focused?.isHiddenByBoundary ?? false { self.move(to: nil) }
        self.membersChanged()
      }
    }
  }

  @MainActor private var tree: TreeState? { graph.client as? TreeState }

  @MainActor private var layoutSettleNumber: UInt64 { tree?.layoutSettleNumber ?? 0 }

  /// Returns whether a write to a focus state has added a request that waits for the layout.
  private func isWaiting(_ state: any AnyFocusStorage) -> Bool {
    requestsUntilLayout.contains { ($0 as? any AnyFocusStorage) === state }
  }

  /// Returns the focused values that nodes on a path set, and the focused values of the frontmost
  /// window.
  ///
  /// The path consists of the node in focus and its ancestors, up to the root.
  @MainActor private func valuesProvided(along path: [ViewNode]) -> FocusedValues {
    var values = FocusedValues()
    guard isSceneFocused else { return values }
    let providers = members(FocusedValueNode.self).filter(\.isForScene)
    if !providers.isEmpty {
      let window = frontWindow(along: path)
      for provider in providers where provider.window.map({ $0 === window }) ?? true {
        provider.addValue(to: &values)
      }
    }
    for case let provider as FocusedValueNode in path.reversed() where !provider.isForScene {
      provider.addValue(to: &values)
    }
    return values
  }

  /// Returns the window that contains the focus.
  ///
  /// If no window contains the focus, the result is the window that was frontmost most recently, or
  /// else the first window of the tree. The method also stores the result in `front`.
  @MainActor private func frontWindow(along path: [ViewNode]) -> WindowNode? {
    if let window = path.lazy.compactMap({ $0 as? WindowNode }).first {
      front = window
    } else if front?.isRetired != false {
      front = members.values.first?.firstWindowOfTree
    }
    return front
  }

  /// Notifies the host if the focus moved to a different element.
  @MainActor func report() {
    let element = focused?.elementInFocus
    guard element?.id != lastReported else { return }
    lastReported = element?.id
    onChange?(element)
  }

  /// Releases the node in focus, the requests and the host's closure when the tree is unmounted.
  @MainActor func close() {
    updateTrigger.retire()
    focused = nil
    requests = []
    requestsUntilLayout = []
    requestsUntilAppearance = []
    onChange = nil
    values.set(FocusedValues())
  }
}

extension TreeState {
  /// The tree's focus system; nil until a view or the host uses the focus.
  nonisolated var focusIfUsed: FocusSystem? { self[FocusSystem.self] }

  /// The tree's focus system, made at the first use; only the graph's owner may use it.
  nonisolated var focus: FocusSystem {
    if let focusIfUsed { return focusIfUsed }
    let system = FocusSystem(graph: graph)
    self[FocusSystem.self] = system
    return system
  }
}

/// A node that registers itself with the focus system of its tree.
class FocusNode: ParentNode {
  final let focus: FocusSystem

  @MainActor init(_ inputs: _ViewInputs) {
    focus = inputs.tree.focus
    super.init(inputs)
    focus.join(self)
  }

  override func willRetire() {
    focus.leave(self)
    super.willRetire()
  }
}
