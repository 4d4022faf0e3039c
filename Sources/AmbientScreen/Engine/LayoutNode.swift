import AmbientHosting
import AmbientLayout
import AmbientViews

/// An element in the layout: its sizes, and its place in its container.
@MainActor
final class LayoutNode: LayoutItem {
  /// The element; nil for the screen.
  let element: Element?

  /// The way in which the element arranges its views.
  private(set) var rule: ElementLayout

  /// The layout of the rule, with the values that it keeps.
  private(set) var kept: any KeptLayout

  /// What is common to all nodes of a screen.
  unowned let context: LayoutContext

  /// The node of the element around this one; nil for the screen.
  private(set) weak var parent: LayoutNode?

  /// The node of the element around this one in the tree, even if the screen arranges this one.
  weak var container: LayoutNode?

  /// The nodes of the elements in this one, in the order of the tree.
  var children: [LayoutNode] = []

  /// Whether the element is in the tree.
  var isAttached = true

  /// The nodes of the views that the element arranges, in order.
  private(set) var views: [LayoutNode] = []

  /// The number of nodes up to the screen.
  private(set) var depth = 0

  /// The numbers of nodes in this part of the tree, this node included, that need special care.
  private(set) var census = Census()

  private var answers = KeptSizes()
  private var keptSpacing: ViewSpacing?
  private var keptPriority: Double?

  /// Whether views in the node could set guides, and baselines, when it gave its answers.
  private var answeredGuides = (any: false, baselines: false)
  private var keptSubviews: LayoutSubviews?

  /// The proposal for which the views have their placement.
  private var arrangedProposal: ProposedViewSize?

  /// The place that the container has given to the view last, perhaps only to learn a guide.
  private(set) var placement: LayoutPlacement?

  /// The place of the view in its container after the last layout.
  private(set) var place: Place?

  /// The views that need a place again: none, some below, or those of this node.
  private(set) var placing = Placing.none

  /// How far the element is scrolled; nil if it does not scroll.
  var scroll: ScrollState?

  /// The geometry that the element was told last.
  var knownGeometry: GeometryEvent?

  /// The sizes that the element was told since the tree last settled.
  var toldSizes: [CGSize] = []

  init(_ element: Element?, rule: ElementLayout, in context: LayoutContext) {
    self.element = element
    self.rule = rule
    self.context = context
    kept = rule.layout.kept()
    census = Census(of: rule)
  }

  // MARK: Structure

  /// The nodes around this one, the innermost first.
  var ancestors: some Sequence<LayoutNode> { sequence(first: self, next: \.parent).dropFirst() }

  /// Whether the node comes before another one in a fixed order: containers before their views.
  func isBefore(_ other: LayoutNode) -> Bool {
    (depth, element?.id.number ?? 0) < (other.depth, other.element?.id.number ?? 0)
  }

  /// The direction of the stack that contains the view; nil if its container is no stack.
  var stackAxis: Axis? { (parent ?? container)?.containedAxis }

  /// The direction of the stack that contains the views of the node; nil if there is none.
  var containedAxis: Axis? { rule.isModifier ? stackAxis : kept.stackOrientation }

  /// Sets the views that the element arranges.
  func setViews(_ views: [LayoutNode]) {
    let remaining = Set(views.map(ObjectIdentifier.init))
    for view in self.views where view.parent === self && !remaining.contains(ObjectIdentifier(view))
    {
      view.parent = nil
      view.place = nil
    }
    self.views = views
    for view in views {
      view.parent = self
      view.setDepth(depth + 1)
    }
    keptSubviews = nil
    recount()
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
    var census = Census(of: rule)
    for view in views { census += view.census }
    let difference = census - self.census
    guard difference != Census() else { return }
    self.census = census
    for node in ancestors { node.census += difference }
  }

  /// Takes a new rule.
  ///
  /// - Returns: Whether the rule differs from the old one.
  func setRule(_ rule: ElementLayout) -> Bool {
    guard !rule.isSame(as: self.rule) else { return false }
    self.rule = rule
    kept = rule.layout.kept()
    recount()
    return true
  }

  /// The views, as a layout sees them.
  private var subviews: LayoutSubviews {
    if let keptSubviews { return keptSubviews }
    let subviews = LayoutSubviews(views, layoutDirection: context.layoutDirection)
    keptSubviews = subviews
    return subviews
  }

  // MARK: Answers to the container

  /// The view that the element modifies; nil if the element is no modifier.
  private var modified: LayoutNode? {
    rule.isModifier ? views.first { !$0.rule.isLayer } : nil
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = answers.size(for: proposal) { return known }
    context.countMeasured()
    let size = kept.size(proposal, subviews).checked
    answers.keep(size, for: proposal)
    return size
  }

  func explicitGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat? {
    guard census.maySet(guide) else { return nil }
    if let known = answers.position(of: guide, for: proposal) { return known }
    arrange(for: proposal)
    let position = kept.position(of: guide, sizeThatFits(proposal), proposal, subviews)
    answers.keep(position, of: guide, for: proposal)
    return position
  }

  var priority: Double {
    if let keptPriority { return keptPriority }
    let priority = rule.priority ?? modified?.priority ?? 0
    keptPriority = priority
    return priority
  }

  /// The position of the view in the drawing order of its container.
  var zIndex: Double {
    rule.zIndex ?? modified?.zIndex ?? 0
  }

  var spacing: ViewSpacing {
    if let keptSpacing { return keptSpacing }
    var spacing = ViewSpacing(all: nil, default: context.settings.spacing)
    spacing.formUnion(kept.spacing(subviews))
    keptSpacing = spacing
    return spacing
  }

  func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value {
    var node: LayoutNode? = self
    var innermost: Key.Value?
    while let next = node {
      for detail in next.rule.values {
        if let value = detail.value(for: key) { innermost = value }
      }
      node = next.modified
    }
    return innermost ?? Key.defaultValue
  }

  var cells: LayoutSubviews? { rule.placesViewsFromOutside ? subviews : nil }

  // MARK: Placing

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    placement = LayoutPlacement(origin: origin, proposal: proposal)
  }

  /// Lets the layout place the views, relative to the top leading corner of this one.
  func arrange(for proposal: ProposedViewSize) {
    guard arrangedProposal != proposal, !rule.placesViewsFromOutside else { return }
    let size = sizeThatFits(proposal)
    for view in views { view.placement = nil }
    kept.place(size, proposal, subviews)
    if !rule.hidesUnplacedViews {
      for view in views where view.placement == nil {
        LayoutSubview(view).place(
          at: CGPoint(x: size.width / 2, y: size.height / 2),
          anchor: .center,
          proposal: proposal
        )
      }
    }
    arrangedProposal = proposal
  }

  /// Makes the layout place the views again.
  func forgetArrangement() { arrangedProposal = nil }

  /// Notes that the views of the node need a place again.
  func needPlaces() {
    placing = .views
    for node in ancestors {
      guard node.placing == .none else { return }
      node.placing = .below
    }
  }

  /// Notes that all views in the node have their place.
  func finishPlacing() { placing = .none }

  /// Takes the placement as the place of the view.
  ///
  /// - Returns: Whether the view has moved, and whether it has to place its views again.
  func takePlace() -> (hasMoved: Bool, isResized: Bool) {
    var new = placement.map {
      Place(origin: $0.origin, size: sizeThatFits($0.proposal), proposal: $0.proposal)
    }
    if let parent, parent.rule.placesViewsFromOutside, let corner = parent.place?.origin {
      new?.origin.x -= corner.x
      new?.origin.y -= corner.y
    }
    defer { place = new }
    return (
      new?.origin != place?.origin, new?.size != place?.size || new?.proposal != place?.proposal
    )
  }

  // MARK: Changes

  /// Forgets all answers, and gives them again.
  ///
  /// - Returns: Whether an answer differs, so that the container has to be asked again.
  func reconsider() -> Bool {
    let before = answers
    let (spacingBefore, priorityBefore) = (keptSpacing, keptPriority)
    let guidesBefore = answeredGuides
    answeredGuides = (census.guideSetters > 0, census.texts > 0)
    answers = KeptSizes()
    keptSpacing = nil
    keptPriority = nil
    keptSubviews = nil
    arrangedProposal = nil
    kept.viewsChanged()
    if before.sizes.isEmpty || before.isIncomplete || rule.placesViewsFromOutside { return true }
    if guidesBefore != answeredGuides { return true }
    if let spacingBefore, spacingBefore != spacing { return true }
    if let priorityBefore, priorityBefore != priority { return true }
    if let place, sizeThatFits(place.proposal) != place.size { return true }
    return before.sizes.contains { sizeThatFits($0.proposal) != $0.size }
      || before.guides.contains { explicitGuide($0.guide, in: $0.proposal) != $0.position }
  }
}

extension CGSize {
  /// The size with zero in place of negative lengths and of lengths that are no numbers.
  fileprivate var checked: CGSize {
    func check(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
    return CGSize(width: check(width), height: check(height))
  }
}
