import AmbientCore
import AmbientHosting
import AmbientLayout
import AmbientViews

/// An element in the layout, with its sizes and its frame in its container.
///
/// A modifier around several views applies to each of them. Its element then has an additional node
/// for each view: a *part*. A part has the rule of the modifier, and modifies one of the views. The
/// container of the modifier arranges the parts instead of the node of the element.
@MainActor
final class LayoutNode: LayoutItem {
  /// The element; nil for the screen.
  let element: Element?

  unowned let context: LayoutContext

  /// The way in which the element arranges its views.
  private(set) var rule: ElementLayout

  /// The layout of the rule, with its cache.
  private(set) var cachedLayout: any CachedLayout

  /// Whether the element is in the tree.
  var isAttached = true

  /// The copies of this node, if its element is in a layer of a modifier with parts.
  ///
  /// A layer, such as a background, is shown with each part. An element in the layer has its node
  /// in the first part, and a copy of the node in each of the other parts.
  var copies: [LayoutNode] = []

  var isCopy = false

  /// The node of the element, if this node is a copy; nil for other nodes.
  weak var original: LayoutNode?

  // MARK: The tree of elements

  /// The node of the parent element.
  ///
  /// The screen, not the parent, arranges the nodes of some elements, such as sheets.
  weak var elementParent: LayoutNode?

  /// The nodes of the child elements, in tree order.
  ///
  /// A part of a modifier lists only its copies of the modifier's layers. The first part has no
  /// copies, so its list is empty.
  var elementChildren: [LayoutNode] = []

  // MARK: The tree of views

  /// The node that arranges this node; nil for the screen, and for a modifier with parts.
  private(set) weak var layoutParent: LayoutNode?

  /// The nodes that the element arranges, in order.
  private(set) var views: [LayoutNode] = []

  /// The parts of a modifier around several views, in the order of the views.
  private(set) var parts: [LayoutNode] = []

  /// The modifier of which the node is a part; nil for other nodes.
  private(set) weak var whole: LayoutNode?

  /// The node from which the view in ``modified`` moved to this node; nil if the view did not move.
  ///
  /// The predecessor is another part of the same modifier, or the modifier's own node. The property
  /// becomes nil when this node is added to the ``views`` of its container.
  weak var predecessor: LayoutNode?

  /// Whether the node arranges only the first of its children.
  var isCollapsed = false

  /// Whether the node is a modifier around no views.
  private(set) var modifiesNothing = false

  /// Whether the node is a modifier around no views, and does not count as a view itself.
  var isEmptyModifier: Bool { modifiesNothing && rule.valueWithoutView == nil }

  /// The direction that a modifier around the element or around an ancestor sets; nil for the
  /// direction of the screen.
  var ownDirection: LayoutDirection?

  /// The number of ancestors, including the node of the screen.
  private(set) var depth: Int

  /// How many nodes in the subtree of this node need additional work in a layout.
  private(set) var nodeCounts: NodeCounts

  // MARK: Answers and placement

  var answers = AnswerCache()

  /// The views in the form that the layout receives; nil until the layout needs the views.
  var keptSubviews: LayoutSubviews?

  /// The proposal for the latest placement of the views; nil if they have to be placed again.
  var arrangedProposal: ProposedViewSize?

  /// The last placement of the view by its container.
  ///
  /// A container also places its views to compute an alignment guide. Such a placement does not
  /// change ``frame``.
  var placement: LayoutPlacement?

  /// The frame of the view in the node that arranges it, after the last layout.
  var frame: PlacedFrame?

  /// The lengths by which the element extends beyond the edges of its frame, into the space outside
  /// the safe area.
  ///
  /// The layout direction of the screen determines which edge is the leading edge.
  var overhang = EdgeInsets()

  var pending = PendingPlacement.none

  /// The views with a ``pending`` placement.
  ///
  /// While the node has no ``frame``, the array may not contain all of these views.
  var pendingViews: [LayoutNode] = []

  // MARK: Movements

  /// The animation of the place; nil if the view does not move.
  var movement: Movement?

  /// The animation of the opacity while the element appears or disappears without a transition of
  /// its own.
  var fading: ElementMovement<Double>?

  /// The animation of the frame in which a source of a matched geometry is drawn.
  ///
  /// The animated frame is relative to the source's own frame. The property is nil if the source is
  /// drawn in its own frame.
  var matching: ElementMovement<CGRect.AnimatableData>?

  /// Whether the element was removed, and is shown until its transition is over.
  var isLeaving = false

  /// The place of a view that has left the layout and is still shown, or of a modifier around such
  /// a view; nil for a view that is in the layout.
  var departure: Departure?

  /// The views with a ``departure`` that the node draws in addition to its ``views``.
  var departing: [LayoutNode] = []

  // MARK: Geometry

  var scroll: ScrollState?

  /// The rows that the element was last asked for; nil if it was never asked.
  var requestedRows: Range<Int>?

  /// The number of times that the element was asked for rows since the tree last settled.
  var rowRequests = 0

  /// The mean length of the rows in all sections of the element.
  private(set) lazy var rowLengthMean = RowLengthMean()

  /// The index of the node's view among the views in the last `GeometryEvent` of the element.
  var geometryIndex = 0

  /// The geometry in the last event that the element received; nil for parts and copies.
  var sentGeometry: GeometryEvent?

  init(
    _ element: Element?,
    rule: ElementLayout,
    in elementParent: LayoutNode? = nil,
    _ context: LayoutContext
  ) {
    self.element = element
    self.rule = rule
    self.elementParent = elementParent
    self.context = context
    cachedLayout = rule.layout.cached()
    nodeCounts = NodeCounts(of: rule)
    depth = elementParent.map { $0.depth + 1 } ?? 0
  }

  /// Sets a new rule, and returns whether it differs from the old one.
  func setRule(_ rule: ElementLayout) -> Bool {
    guard !rule.isSame(as: self.rule) else { return false }
    self.rule = rule
    cachedLayout = cachedLayout.replaced(by: rule.layout)
    recount()
    for (index, part) in parts.enumerated() { _ = part.setRule(rule.ofPart(index)) }
    return true
  }

  // MARK: Structure

  /// The nodes that the container of the element arranges: the node itself, its parts, or none.
  var representatives: [LayoutNode] {
    if isEmptyModifier || rule.needsViews && views.isEmpty { return [] }
    return drawingNodes
  }

  /// The ancestors of this node, the innermost first.
  var ancestors: some Sequence<LayoutNode> {
    sequence(first: self, next: \.layoutParent).dropFirst()
  }

  /// Returns whether the node precedes another node in a fixed order, in which containers precede
  /// their views.
  func isBefore(_ other: LayoutNode) -> Bool {
    (depth, element?.id.number ?? 0) < (other.depth, other.element?.id.number ?? 0)
  }

  /// The axis of the stack that contains the view; nil if the container of the view is not a stack.
  var stackAxis: Axis? { elementParent?.containedAxis }

  /// The axis of the stack that contains the views of the node; nil if no stack contains them.
  var containedAxis: Axis? { rule.isModifier ? stackAxis : cachedLayout.stackOrientation }

  /// The view that the element modifies; nil if the element is not a modifier.
  var modified: LayoutNode? {
    rule.isModifier ? views.first { !$0.rule.isLayer } : nil
  }

  func setViews(_ views: [LayoutNode]) {
    let remaining = Set(views.map(ObjectIdentifier.init))
    for view in self.views
    where view.layoutParent === self && !remaining.contains(ObjectIdentifier(view)) {
      view.layoutParent = nil
      // A removed view keeps its place while it is shown.
      if view.departure == nil { view.frame = nil }
    }
    self.views = views
    for view in views {
      view.layoutParent = self
      view.predecessor = nil
      view.setDepth(depth + 1)
    }
    pendingViews = views.filter { $0.pending != .none }
    keptSubviews = nil
    recount()
  }

  /// Divides a modifier into parts if it is around several views.
  ///
  /// The caller then sets the views of the parts, or of the node if it has no parts.
  ///
  /// - Parameter views: The modified views, without layers.
  /// - Returns: The parts that are not needed any more.
  func setParts(around views: [LayoutNode]) -> [LayoutNode] {
    let before = parts
    modifiesNothing = views.isEmpty
    if views.count < 2 {
      parts = []
    } else {
      let existing = Dictionary(
        before.compactMap { part in part.modified.map { (ObjectIdentifier($0), part) } },
        uniquingKeysWith: { first, _ in first }
      )
      parts = views.map { existing[ObjectIdentifier($0)] ?? makePart() }
      for (index, part) in parts.enumerated() { _ = part.setRule(rule.ofPart(index)) }
    }
    if views.count != 1 { setViews([]) }
    let remaining = Set(parts.map(ObjectIdentifier.init))
    let removed = before.filter { !remaining.contains(ObjectIdentifier($0)) }
    for part in removed {
      part.isAttached = false
      part.setViews([])
    }
    return removed
  }

  private func makePart() -> LayoutNode {
    let part = LayoutNode(element, rule: rule, in: elementParent, context)
    part.whole = self
    part.ownDirection = ownDirection
    return part
  }

  private func setDepth(_ depth: Int) {
    var waiting = [(self, depth)]
    while let (node, depth) = waiting.popLast() {
      guard node.depth != depth else { continue }
      node.depth = depth
      waiting += node.views.map { ($0, depth + 1) }
    }
  }

  private func recount() {
    var nodeCounts = NodeCounts(of: rule)
    for view in views { nodeCounts += view.nodeCounts }
    let difference = nodeCounts - self.nodeCounts
    guard difference != NodeCounts() else { return }
    self.nodeCounts = nodeCounts
    for node in ancestors { node.nodeCounts += difference }
  }
}

extension LayoutNode: Hashable {
  /// Returns whether both are the same node.
  nonisolated static func == (lhs: LayoutNode, rhs: LayoutNode) -> Bool { lhs === rhs }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
