import AmbientEnvironment
import AmbientGraph
import AmbientSupport
import AmbientTaskScopes

/// A mounted root view: the door for hosts.
///
/// A host makes a tree, shows its ``elements``, sends what the user does with ``send(_:to:)``, and calls
/// ``settle()`` when ``onUpdateNeeded`` asks for it. Nothing is drawn here, and nothing is global: a
/// process may have any number of trees.
///
/// ```swift
/// let tree = ViewTree { Clock() }
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
  private var isToBeUnmounted = false

  /// Makes a tree; the first ``settle()`` mounts its views, in the given surroundings.
  public init(
    environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder content: () -> some View
  ) {
    root = state.graph.own { RootNode(content(), environment: environment, tree: state) }
  }

  isolated deinit { unmount() }

  // MARK: Updating

  /// What the host sets in the surroundings of all views.
  ///
  /// - Invalidation: The next update runs the bodies that read a value that became another one.
  public var environment: EnvironmentValues {
    get { root?.environment ?? EnvironmentValues() }
    set { root?.environment = newValue }
  }

  /// Whether ``settle()`` has something to do.
  public var needsUpdate: Bool { state.graph.needsUpdate || state.hasActions }

  /// Called when an update begins to be needed, on the thread that caused it.
  ///
  /// The host may update at once. What an object announces on the main actor before it stores it, as
  /// `ObservableObject` does, calls the host when it is stored: when the event is over that was sent to the
  /// tree, or else in the next turn of the main actor.
  public var onUpdateNeeded: (@Sendable () -> Void)? {
    didSet {
      let call = state.graph.announcements.setHost(onUpdateNeeded)
      state.graph.onNeedsUpdate = call
      state.graph.inbox.onArrival(call)
    }
  }

  /// Applies all writes and runs the bodies they concern, once, then the actions that were queued.
  ///
  /// Actions are those of `onAppear`, `onChange`, `task`, `onDisappear`, and of what `onReceive` has heard
  /// meanwhile or from other threads; what they write waits for the next update.
  ///
  /// A host may call this until ``needsUpdate`` is false, in place of ``settle()``.
  public func update() {
    guard !isUpdating, !isUnmounting else { return }
    state.graph.announcements.lookAgain()
    updateOnce()
    if !needsUpdate { comeToRest() }
  }

  /// Makes one update, unless one is being made.
  ///
  /// All that features do in an update is called here, in the order in which it happens.
  func updateOnce() {
    // An action that asks for an update gets it when the one that runs the action is over.
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
      state.focusIfUsed?.settle()
      state.finishTransaction(onAnimation)
      state.runActions()
      reportMutations()
      state.focusIfUsed?.report()
    }
  }

  /// Runs the nodes that have something to do, in the order of the tree.
  private func runNodes() {
    // An action of one view may have asked for the update, which is made for many.
    if TaskScope.isForView { TaskScope.forNoView { updateGraph() } } else { updateGraph() }
  }

  private func updateGraph() {
    // No closure, which would ask whether it is on its actor.
    let outer = RunningView.begin(state.graph)
    defer { RunningView.end(outer) }
    state.graph.update()
  }

  /// The tree that is being updated now, for those who ask in a body.
  static var updating: TreeState? { unretainedUpdating?.object }

  private static var unretainedUpdating: Unretained<TreeState>?

  /// Takes all views out of the tree; no view, node or closure of theirs is kept.
  ///
  /// Called while the tree is updated, by a body or an action, it is done when that update is over.
  public func unmount() {
    guard let root, !isUnmounting else { return }
    guard !isUpdating else { return isToBeUnmounted = true }
    isUnmounting = true
    defer { isUnmounting = false }
    state.graph.own {
      root.childrenWillChange()
      state.unmount(root)
      state.focusIfUsed?.close()
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

  /// The outermost elements, in order.
  public var elements: [Element] { root?.elementsBelow ?? [] }

  /// The element with an identity, while it is in the tree.
  ///
  /// - Complexity: O(nodes).
  public func element(_ id: ElementID) -> Element? {
    var candidate = root?.nextNode
    while let node = candidate {
      if let element = node as? AnyElementNode, element.id == id { return Element(element) }
      candidate = node.nextNode
    }
    return nil
  }

  /// Sends an element what the user did with it.
  ///
  /// After an event that brings a value, such as ``EditEvent``, the next update reports the element to
  /// ``onMutations`` although it looks as before, so that a host which shows what was entered shows what is
  /// so instead.
  ///
  /// - Parameters:
  ///   - event: What the user did.
  ///   - element: The element with which the user did it.
  /// - Returns: Whether the element took the event: false if it takes none of the type, is disabled, has
  ///   left the tree, or belongs to another tree.
  @discardableResult
  public func send<Event: ElementEvent>(_ event: Event, to element: Element) -> Bool {
    guard let node = element.node, !node.isRetired, node.tree === state else { return false }
    let description = node.description
    guard description.isEnabled, description.takes(Event.self) else { return false }
    EventEnd.eventsInProgress += 1
    defer { EventEnd.eventsInProgress -= 1 }
    state.graph.own { node.scope.acting { _ = description.perform(event) } }
    state.graph.announcements.storesAreOver()
    if Event.bringsValue { state.elementChanges?.forceReport(of: node) }
    return true
  }

  /// Called after each update with the changes of the elements, if there are any.
  ///
  /// The first call brings all elements there are. Without it, nothing is collected.
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

  private func reportMutations() {
    guard let onMutations, let changes = state.elementChanges, let root else { return }
    let mutations = changes.takeMutations(root: root)
    if !mutations.isEmpty { onMutations(mutations) }
  }

  // MARK: Transactions

  /// What goes along with the changes of the last update, as it comes to the root views.
  public var transaction: Transaction { state.transaction }

  /// Called after an update whose animated changes have an end that somebody waits for: with the
  /// animation, what counts as its end, and what to call then.
  ///
  /// Without it, every animation is over after the update.
  public var onAnimation:
    (
      (
        _ animation: Animation, _ criteria: AnimationCompletionCriteria,
        _ completed: @escaping @MainActor () -> Void
      ) -> Void
    )?

  // MARK: Answers

  /// Called for every body that runs, with its reason, before it runs.
  ///
  /// Set it before the first update to be told of all. Without it, no reasons are collected.
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
