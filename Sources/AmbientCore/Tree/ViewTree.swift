import AmbientEnvironment
import AmbientGraph
import AmbientSupport
import AmbientTaskScopes

/// A mounted view, and the entry point for hosts.
///
/// A host makes a tree, shows its ``elements``, sends the user's actions with ``send(_:to:)``, and
/// calls ``settle()`` when ``onUpdateNeeded`` asks for it. The tree draws nothing. A process may
/// have any number of trees.
///
/// ```swift
/// let tree = ViewTree { Stopwatch() }
/// tree.onUpdateNeeded = { scheduleNextFrame() }
/// tree.settle()
/// draw(tree.elements)
/// ```
@MainActor
public final class ViewTree: HostedTree {
  let state = TreeState()
  private(set) var root: (any AnyRootNode)?
  private(set) var isUpdating = false
  private(set) var isUnmounting = false

  var isSettling = false
  private var isToBeUnmounted = false

  /// Creates a tree.
  ///
  /// The first ``settle()`` or ``update()`` mounts its views.
  ///
  /// - Parameters:
  ///   - environment: The environment values that the host sets for all views.
  ///   - content: The root views. The initializer runs the closure, but no body of a view.
  public init(
    environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder content: () -> some View
  ) {
    root = state.graph.own { RootNode(content(), environment: environment, tree: state) }
  }

  isolated deinit { unmount() }

  // MARK: Updating

  /// The environment values that the host sets for all views.
  ///
  /// - Invalidation: The next update re-runs the readers of the changed values.
  public var environment: EnvironmentValues {
    get { root?.environment ?? EnvironmentValues() }
    set { root?.environment = newValue }
  }

  /// Whether ``settle()`` has work to do.
  public var needsUpdate: Bool { state.graph.needsUpdate || state.hasActions }

  /// Called when an update becomes necessary, on the thread that causes the update.
  ///
  /// The host may update during the call. Some objects, such as an `ObservableObject`, announce a
  /// change on the main actor before they store it. In that case, the call comes after the change
  /// is stored: at the end of the event that the tree handles, or else in the main actor's next
  /// task.
  public var onUpdateNeeded: (@Sendable () -> Void)? {
    didSet {
      let call = state.graph.announcements.setHost(onUpdateNeeded)
      state.graph.onNeedsUpdate = call
      state.graph.inbox.onArrival(call)
    }
  }

  /// Applies the writes of one transaction, runs the affected bodies once, and then runs the queued
  /// actions.
  ///
  /// The queued actions are the actions of `onAppear`, `onChange`, `task`, and `onDisappear`. An
  /// action of `onReceive` is queued too, if the value arrived during a body or from another
  /// thread. The writes of all these actions wait for the next update.
  ///
  /// A host that shows each intermediate state calls this function until ``needsUpdate`` is false.
  /// Other hosts call ``settle()``.
  public func update() {
    guard !isUpdating, !isUnmounting else { return }
    settling { isOutermost in
      state.graph.announcements.recheckUnconfirmed()
      updateOnce()
      if !needsUpdate { finishUpdates() }
      layOut(isOutermost: isOutermost)
    }
  }

  /// Called by ``settle()`` when no work is left, and by ``update()`` after an update that leaves
  /// no work.
  ///
  /// A host lays out the elements in this closure. If the closure causes work, for example because
  /// it sends an event, `settle()` does the work before `settle()` returns.
  public var onSettled: (() -> Void)? {
    get { state.onSettled }
    set { state.onSettled = newValue }
  }

  /// Makes one update, unless an update is running.
  ///
  /// This function does all work of an update in order, including the work of features such as
  /// focus and transactions.
  func updateOnce() {
    // An action may request an update while an update runs the action. The requested update then
    // follows the running update.
    guard !isUpdating, !isUnmounting else { return }
    isUpdating = true
    let outer = Self.unretainedUpdating
    Self.unretainedUpdating = Unretained(state)
    defer {
      isUpdating = false
      Self.unretainedUpdating = outer
      if isToBeUnmounted {
        isToBeUnmounted = false
        unmount()
      }
    }
    state.graph.own {
      runNodes()
      state.focusIfUsed?.fulfillRequests()
      if state.runsAnimations { reportAnimatedUpdate() }
      state.finishTransaction(state.runsAnimations ? nil : onAnimation)
      state.runActions()
      if state.holdsRemovedNodes { state.departingViews.forgetRetired(in: state) }
      reportMutations()
      if state.runsAnimations { state.animationsIfUsed?.updateDidEnd() }
      state.focusIfUsed?.report()
    }
  }

  private func runNodes() {
    // If an action of one view requested the update, that view's task scope is current. The scope
    // must not apply to the bodies of other views.
    if TaskScope.isForView { TaskScope.withoutView { updateGraph() } } else { updateGraph() }
  }

  private func updateGraph() {
    // `begin` and `end` are separate calls. One function with a closure for the work would cost
    // more, because a main-actor closure checks its actor at each call.
    let outer = RunningView.begin(state.graph)
    defer { RunningView.end(outer) }
    state.graph.update()
  }

  package static var updating: TreeState? { unretainedUpdating?.object }

  private static var unretainedUpdating: Unretained<TreeState>?

  /// Removes all views from the tree, and releases their nodes and closures.
  ///
  /// A call during an update, from a body or an action, takes effect when that update is over.
  ///
  /// - Complexity: O(n) in the number of views.
  public func unmount() {
    guard let root, !isUnmounting else { return }
    guard !isUpdating else { return isToBeUnmounted = true }
    isUnmounting = true
    defer { isUnmounting = false }
    state.graph.own {
      root.childrenWillChange()
      state.unmount(root)
      state.focusIfUsed?.close()
      state.animationsIfUsed?.close()
      if state.holdsRemovedNodes { state.departingViews.forgetRetired(in: state) }
      for router in state.eventRouters { router.close() }
      state.eventRouters = []
      reportMutations()
      state.elementChanges?.close()
      self.root = nil
      state.graph.inbox.close()
      state.graph.announcements.close()
      state.graph.forgetContexts()
      state.runActions()
    }
  }

  // MARK: Elements

  /// The outermost elements, in tree order.
  ///
  /// - Complexity: O(nodes down to the outermost elements).
  public var elements: [Element] { root?.elementsBelow ?? [] }

  /// Returns the element with an identity.
  ///
  /// - Parameter id: The identity of the element.
  /// - Returns: The element; nil if it is not in the tree.
  /// - Complexity: O(nodes).
  public func element(_ id: ElementID) -> Element? {
    var candidate = root?.nextNode
    while let node = candidate {
      if let element = node as? AnyElementNode, element.id == id { return Element(element) }
      candidate = node.nextNode
    }
    return nil
  }

  /// Sends an event from the user to an element.
  ///
  /// Some events, such as ``EditEvent``, propose a value. After such an event, the next update
  /// reports the element to ``onMutations`` even if its appearance stays the same. A host that
  /// already shows the entered value can then show the element's actual value.
  ///
  /// - Parameters:
  ///   - event: The action of the user.
  ///   - element: The element that receives the event.
  /// - Returns: Whether the event was handled. The element can handle the event if the element is
  ///   in the tree, is enabled, and has an action for this type of event. A gesture in progress can
  ///   also handle the event, and so can a gesture or a key action of an ancestor. The result is
  ///   false if the element is in another tree.
  @discardableResult
  public func send<Event: ElementEvent>(_ event: Event, to element: Element) -> Bool {
    guard let node = element.node else { return false }
    if node.tree === state {
      for router in state.eventRouters {
        if let isTaken = handlingEvent({ router.route(event, to: element) }) { return isTaken }
      }
    }
    guard !node.isRetired, node.tree === state else { return false }
    let description = node.description
    guard description.isEnabled, description.takes(Event.self) else { return false }
    handlingEvent {
      state.graph.own { node.scope.withTaskScope { _ = description.perform(event) } }
    }
    if Event.proposesValue { state.elementChanges?.forceReport(of: node) }
    return true
  }

  /// Called after each update in which elements changed, with the mutations.
  ///
  /// The first call reports all existing elements. If the property is nil, no changes are
  /// collected.
  public var onMutations: (([ElementMutation]) -> Void)? {
    didSet {
      if onMutations == nil {
        state.elementChanges?.close()
        state.elementChanges = nil
      } else if state.elementChanges == nil {
        state.elementChanges = ElementChanges()
        reportMutations()
      }
    }
  }

  func reportMutations() {
    guard let onMutations, let changes = state.elementChanges, let root else { return }
    let mutations = changes.takeMutations(root: root)
    if !mutations.isEmpty { onMutations(mutations) }
  }

  /// Called in an update that may be animated, before the transaction of the update ends.
  ///
  /// A host that animates the positions of elements sets this property. The closure calls its
  /// argument to report the mutations, and then lays out the elements. A tree does not use the
  /// property if ``runsAnimations`` is false.
  package var onAnimatedUpdate: (@MainActor (_ reportMutations: () -> Void) -> Void)?

  // MARK: Transactions

  /// The transaction of the last update, before modifiers such as `transaction(_:)` edit it.
  public var transaction: Transaction { state.transaction }

  /// Called after an update with animated changes, once for each completion handler that waits for
  /// the end of the animation.
  ///
  /// The arguments are the animation, the criteria for the end, and the closure to call at the end.
  /// If the property is nil, every animation ends with the update. A tree that plays animations
  /// itself does not call this closure: see ``runsAnimations``.
  public var onAnimation:
    (
      (
        _ animation: Animation, _ criteria: AnimationCompletionCriteria,
        _ completed: @escaping @MainActor () -> Void
      ) -> Void
    )?

  // MARK: Runs of bodies

  /// Called before each run of a body, with the reason for the run.
  ///
  /// Set the property before the first update to receive all runs. While it is nil, no reasons are
  /// collected.
  public var onBodyRun: ((BodyRun) -> Void)? {
    didSet {
      guard let onBodyRun else {
        state.graph.onRun = nil
        state.history = nil
        return
      }
      let history = state.history ?? RunHistory()
      state.history = history
      state.graph.onRun = { effect, reason in
        guard let node = effect as? ViewNode, let name = node.bodyName else { return }
        onBodyRun(history.note(node, name: name, reason))
      }
    }
  }
}
