import AmbientGraph

/// Where the focus of a tree is, and whom that concerns.
///
/// Nothing here is made until a view or a host has to do with the focus. What is wished for, by a state
/// that was set or a view that came, is granted at the end of an update, when the views are there that
/// it is about. Then the states are made to say where the focus is, and the focused values are brought
/// up to date; who read them runs in the next update.
// Sendable because only the owner of the graph, or who has its lock, uses it.
final class FocusSystem: @unchecked Sendable {
  let graph: Graph

  /// What the view in focus and those around it give.
  let values: Input<FocusedValues>

  /// What is presented, which keeps the focus from what is behind.
  var presentations = FocusPresentations()

  /// The node that has the focus: one that is an element, or one that lets a view have the focus.
  private(set) var focused: ViewNode?

  /// Whether the scene that the tree shows has the focus.
  var isSceneFocused = true { didSet { if isSceneFocused != oldValue { membersChanged() } } }

  /// The window that had the focus last, or that the host brought to the front, while it is there.
  private weak var front: WindowNode?

  /// Told after an update of another element that has the focus.
  var onChange: ((Element?) -> Void)?

  private var members: [ObjectIdentifier: FocusNode] = [:]
  private var states: [ObjectIdentifier: any AnyFocusStorage] = [:]
  private var wishes: [any FocusWish] = []
  private var isStale = false
  private var reported: ElementID?

  /// Runs when there is something to do, and does nothing: what it is about comes after the update.
  private let alarm: Effect

  init(graph: Graph) {
    self.graph = graph
    values = Input(FocusedValues(), in: graph)
    alarm = Effect(in: graph)
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

  /// The nodes of a kind, in the order of the tree.
  func members<Node: FocusNode>(_ kind: Node.Type) -> [Node] {
    members.values.compactMap { $0 as? Node }.sorted { $0.precedes($1) }
  }

  /// Notes that nodes came or went, or say something else.
  func membersChanged() {
    isStale = true
    wake()
  }

  /// Sees to it that there is an update; one that is going on will do.
  private func wake() { if !graph.isReading { graph.schedule(alarm) } }

  // MARK: Moving the focus

  /// Leaves a wish for the end of the update; from any thread.
  func wish(_ wish: any FocusWish) {
    guard graph.isOwned else {
      let wish = Unchecked(wish)
      return graph.inbox.add { self.wish(wish.value) }
    }
    wishes.append(wish)
    wake()
  }

  @MainActor func move(to node: ViewNode?) {
    guard node !== focused else { return }
    (focused as? FocusableNode)?.sign.set(false)
    (node as? FocusableNode)?.sign.set(true)
    focused = node
    membersChanged()
  }

  /// Lets a window give its scene values while nothing has the focus.
  func bringToFront(_ window: WindowNode) {
    front = window
    membersChanged()
  }

  /// Notes that a window went, which may have been the one in front.
  func windowWent() { isStale = true }

  /// Grants what was wished for, and lets everybody know where the focus is.
  @MainActor func settle() {
    presentations.arrive(focused)
    if let focused, !focused.canHaveFocus { move(to: nil) }
    while !wishes.isEmpty {
      isStale = true
      // To grant one may be to have another.
      wishes.removeFirst().grant(in: self)
    }
    if let destination = presentations.takeDestination(), focused == nil, destination.canHaveFocus {
      move(to: destination)
    }
    guard isStale else { return }
    isStale = false
    let around = focused.map { Array(sequence(first: $0, next: \.parent)) } ?? []
    let anchors = around.compactMap { $0 as? FocusAnchorNode }
    for state in states.values { state.show(anchors.first { $0.state === state }) }
    values.set(valuesGiven(around: around))
  }

  @MainActor private func valuesGiven(around: [ViewNode]) -> FocusedValues {
    var values = FocusedValues()
    guard isSceneFocused else { return values }
    let givers = members(FocusedValueNode.self).filter(\.isForScene)
    if !givers.isEmpty {
      let window = windowInFront(around)
      for giver in givers where giver.window.map({ $0 === window }) ?? true {
        giver.give(to: &values)
      }
    }
    for case let giver as FocusedValueNode in around.reversed() where !giver.isForScene {
      giver.give(to: &values)
    }
    return values
  }

  /// The window with the focus, or else the one that had it last, or else the first.
  @MainActor private func windowInFront(_ around: [ViewNode]) -> WindowNode? {
    if let window = around.lazy.compactMap({ $0 as? WindowNode }).first {
      front = window
    } else if front?.isRetired != false {
      front = members.values.first?.firstWindowOfTree
    }
    return front
  }

  /// Tells the host if another element has the focus.
  @MainActor func report() {
    let element = focused?.elementInFocus
    guard element?.id != reported else { return }
    reported = element?.id
    onChange?(element)
  }

  /// Lets go of everything, when the tree is gone.
  @MainActor func close() {
    alarm.retire()
    focused = nil
    wishes = []
    onChange = nil
    values.set(FocusedValues())
  }
}

extension TreeState {
  /// Where the focus is, if anything has to do with it.
  nonisolated var focusIfUsed: FocusSystem? { self[FocusSystem.self] }

  /// Where the focus is; the graph's owner alone makes it.
  nonisolated var focus: FocusSystem {
    if let focusIfUsed { return focusIfUsed }
    let made = FocusSystem(graph: graph)
    self[FocusSystem.self] = made
    return made
  }
}

/// Something that is to happen to the focus at the end of an update.
protocol FocusWish {
  @MainActor func grant(in system: FocusSystem)
}

/// A node that has to do with the focus of its tree.
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

@MainActor
extension ViewNode {
  /// Whether the focus can be here now.
  var canHaveFocus: Bool {
    guard !isRetired, takesFocus else { return false }
    return tree.focusIfUsed?.presentations.allow(self) ?? true
  }

  /// Whether the focus can be here, whatever is in front.
  private var takesFocus: Bool {
    if let element = self as? AnyElementNode {
      return element.description.isFocusable && element.description.isEnabled
    }
    guard let focusable = self as? FocusableNode, focusable.isFocusable else { return false }
    return elementsBelow.first?.isEnabled ?? false
  }

  /// The element that a host shows as the one in focus, when the focus is here.
  var elementInFocus: Element? {
    (self as? AnyElementNode).map(Element.init) ?? elementsBelow.first
  }

  /// The first place for the focus, here or below.
  var firstFocusable: ViewNode? {
    var candidate: ViewNode? = self
    while let node = candidate, node === self || node.depth > depth {
      if node.canHaveFocus { return node }
      candidate = node.nextNode
    }
    return nil
  }

  /// Whether another node is this one, or below it.
  func contains(_ other: ViewNode) -> Bool {
    sequence(first: other, next: \.parent).contains { $0 === self }
  }
}

extension Array where Element: FocusNode {
  /// The first place for the focus in any of the nodes.
  @MainActor var firstFocusable: ViewNode? {
    for node in self {
      if let first = node.firstFocusable { return first }
    }
    return nil
  }
}
