import AmbientCore
public import AmbientHosting
public import AmbientLayout
import AmbientViews

/// The sizes and positions of a tree's elements on a screen.
///
/// A host creates a screen layout for its tree. After that, each `settle()` of the tree also lays
/// out the changed elements, and notifies the views that have read a changed geometry:
///
/// ```swift
/// let screen = ScreenLayout(of: tree, ScreenSettings(size: CGSize(width: 390, height: 844)))
/// tree.settle()
/// for (element, frame) in screen.drawingOrder { draw(element, at: frame) }
/// ```
///
/// After a change of an element, the containers around it are measured again, up to the first
/// container whose measurements stay the same.
@MainActor
public final class ScreenLayout {
  let tree: any HostedTree
  let context: LayoutContext

  /// The node of the screen.
  ///
  /// Its views are the content, and the sheets, dialogs and windows in front of the content.
  let root: LayoutNode

  /// The node of the content: all elements except sheets, dialogs and windows.
  let content: LayoutNode

  var nodes: [ElementID: LayoutNode] = [:]

  /// The nodes of sheets, dialogs and windows.
  var fronts: [ElementID: LayoutNode] = [:]

  /// The node whose views are being placed; nil at other times.
  var placedNode: LayoutNode?

  var changed = NodesByDepth()

  /// The nodes to arrange again, because their children have changed.
  var outdated = NodesByDepth()

  let observers = GeometryObservers()

  /// The values that observers got since the layout last settled.
  var repeats = LayoutRepeats()

  /// The cycles that were stopped since the layout last settled.
  var cycles: [LayoutCycle] = []

  let relativeFrames = RelativeFrames()

  let rowRequests = RowRequests()

  let fittingViews = FittingViews()

  /// Whether elements have changed since the current pass of ``layOut()`` began.
  ///
  /// Elements can change if the host settles the tree while an element is notified of its geometry.
  var hasMutations = false

  let scrollObservers = ScrollObservers()

  let scrollRequests = ScrollRequestQueue()

  let keptScrollPlaces = KeptScrollPlaces()

  let matchedSources = MatchedSources()

  /// The scrolling elements whose first layout has not finished.
  var initialScrolls: [LayoutNode] = []

  /// The focused element to which the layout has already scrolled.
  ///
  /// The property becomes nil when no element has the focus, and when the size, the safe area or
  /// the keyboard of the screen changes.
  var revealedFocus: ElementID?

  var isLayingOut = false

  // MARK: Movements

  let movements: ElementMovements

  /// The nodes whose place is animated.
  var movingNodes: [ObjectIdentifier: LayoutNode] = [:]

  var leaving: Set<ElementID> = []

  /// The nodes with a ``LayoutNode/departure``: views that have left the layout and are still
  /// shown, and the modifiers around such views.
  var departed: [ObjectIdentifier: LayoutNode] = [:]

  /// During the layout of an animated update, the places that the changed views had before the
  /// update; nil at other times.
  var recordedPlaces: [ObjectIdentifier: RecordedPlace]?

  /// The places at which some views begin to move in an animated update.
  ///
  /// A removed view that comes back moves from the place at which it was shown. A view that
  /// replaces a moving view moves from the current place of the moving view. Other views have no
  /// entry. Each place is relative to the space around the view (see ``LayoutNode/isSpace``).
  var returnedPlaces: [ObjectIdentifier: CGRect] = [:]

  /// The elements that an animated update has inserted; nil at other times.
  var inserted: [Element]?

  /// Whether an element has changed since the last layout.
  ///
  /// The steps of animations do not count as changes.
  var hasPlainChanges = false

  /// Called after each update in which elements changed.
  ///
  /// This closure replaces `HostedTree.onMutations`, which the layout uses itself. The initial
  /// value of this property is the closure that `HostedTree.onMutations` had before.
  public var onMutations: (([ElementMutation]) -> Void)?

  /// Creates the layout of a tree, and lays out the tree.
  ///
  /// - Parameters:
  ///   - tree: The tree. The layout sets the tree's `onMutations`, `onSettled`, `usesLazyRows` and
  ///     `choosesFittingViews`.
  ///   - settings: The size of the screen, and the sizes of controls and texts.
  public init(of tree: any HostedTree, _ settings: ScreenSettings) {
    self.tree = tree
    context = LayoutContext(settings)
    movements = ElementMovements(in: tree as? ViewTree)
    root = LayoutNode(nil, rule: .screen(settings), context)
    content = LayoutNode(nil, rule: ElementLayout(VStackLayout()), context)
    root.setViews([content])
    tree.usesLazyRows = settings.usesLazyRows
    tree.choosesFittingViews = true
    onMutations = tree.onMutations
    tree.onSettled = { [weak self] in self?.layOut() }
    tree.onMutations = { [weak self] mutations in
      self?.apply(mutations)
      self?.onMutations?(mutations)
    }
    if let tree = tree as? ViewTree {
      tree.fadesRemovedElements = { [weak self] in self?.fades($0, in: $1) ?? false }
      tree.onAnimatedUpdate = { [weak self, weak tree] report in
        guard let self, let tree else { return report() }
        layOutAnimatedUpdate(of: tree, report)
      }
    }
    updateDisplayScale()
    updateChildren(of: content)
    arrangeOutdated()
    tree.settle()
  }

  /// The settings of the host for its screen.
  ///
  /// - Invalidation: A change lays out the whole tree, and runs the code that has read a changed
  ///   geometry or the scale.
  public var settings: ScreenSettings {
    get { context.settings }
    set {
      let directions = [settings.layoutDirection, newValue.layoutDirection]
      if newValue.movesFocus(from: settings) { revealedFocus = nil }
      let oldScale = settings.scale
      context.settings = newValue
      _ = root.setRule(.screen(newValue))
      for node in nodes.values { ([node] + node.copies).forEach(updateRule) }
      arrangeOutdated()
      changed.insert(root)
      if directions.contains(.rightToLeft) { noteGeometry(below: root) }
      for node in nodes.values {
        for node in [node] + node.copies { node.representatives.forEach { changed.insert($0) } }
      }
      updateDisplayScale(from: oldScale)
      tree.settle()
    }
  }

  /// The size of the screen, in points.
  ///
  /// - Invalidation: A change lays out the elements that depend on the size, and runs the code that
  ///   has read a changed geometry.
  public var size: CGSize {
    get { context.settings.size }
    set {
      guard newValue != size else { return }
      context.settings.size = newValue
      // Each geometry contains the distance from the left edge to the leading edge of the screen.
      // If the leading edge is the right edge, this distance is the width of the screen.
      if settings.layoutDirection == .rightToLeft { noteGeometry(below: root) }
      layOutScreen()
    }
  }

  /// Lays out the screen after its size or the height of its keyboard has changed.
  func layOutScreen() {
    _ = root.setRule(.screen(context.settings))
    changed.insert(root)
    revealedFocus = nil
    tree.settle()
  }

  /// How often the screen layout has measured and placed views so far.
  public var counters: LayoutCounters { context.counters }

  /// Returns the frame of an element on the screen in points, rounded to whole pixels; nil for a
  /// hidden element.
  ///
  /// If modifiers such as `scaleEffect` and `rotationEffect` transform the element, the result is
  /// the smallest rectangle that contains the transformed element.
  ///
  /// An element is hidden if it has left the tree, or if its container hides it.
  ///
  /// A modifier around several views has a frame around each view. The result is the union of these
  /// frames.
  ///
  /// In a tree with `runsAnimations`, an animated change of the layout moves each view from its
  /// current place to its new place. The result is the place at the current time of the clock.
  ///
  /// - Parameter element: The element.
  /// - Returns: The frame; nil for a hidden element.
  /// - Complexity: O(n) in the number of ancestors of the element.
  public func frame(of element: Element) -> CGRect? {
    nodes[element.id]?.drawingNodes.compactMap(drawnFrame).union
  }

  private func drawnFrame(of node: LayoutNode) -> CGRect? {
    guard let frame = shownFrame(of: node).map(pixels) else { return nil }
    return drawnProjection(around: node).map { roundedToPixels($0.bounds(of: frame)) } ?? frame
  }

  /// The elements that are not hidden, with their frames on the screen, from back to front.
  ///
  /// The frames do not include the transforms of modifiers such as `scaleEffect`. When a host draws
  /// the elements inside such a modifier, the host has to apply the transform.
  ///
  /// Toolbars and tab buttons come after the content that scrolls under them. The list includes
  /// elements that are scrolled out of view: see ``visibleFrame(of:)``. The element of a modifier
  /// around several views occurs once for each view.
  ///
  /// - Complexity: O(n log n) in the number of elements.
  public var drawingOrder: [(element: Element, frame: CGRect)] {
    var result: [(element: Element, frame: CGRect)] = []
    var waiting: [(view: LayoutNode, node: LayoutNode, corner: ShownCorner)] =
      root.viewsFromBackToFront.reversed().map { ($0, root, .screen) }
    while let (view, node, corner) = waiting.popLast() {
      guard let (frame, inner) = corner.place(of: view, in: node) else { continue }
      if let element = view.element { result.append((element, pixels(frame))) }
      waiting += view.viewsFromBackToFront.reversed().map { ($0, view, inner) }
    }
    return result
  }

  /// Returns the frame of a node, in points from the top leading corner of the screen; nil if the
  /// node is hidden.
  ///
  /// The frame of a scroll view includes the area beyond the safe area. A modifier around several
  /// views has one part for each view. The frame of such a modifier is the union of the frames of
  /// the parts.
  func exactFrame(of node: LayoutNode) -> CGRect? {
    guard node.parts.isEmpty else { return node.parts.compactMap(exactFrame).union }
    return layoutFrame(of: node)?.extended(by: node.overhang)
  }

  /// Returns a frame that is rounded to whole pixels, and measured from the left screen edge.
  func pixels(_ frame: CGRect) -> CGRect {
    var frame = frame
    if settings.layoutDirection == .rightToLeft { frame.origin.x = size.width - frame.maxX }
    return roundedToPixels(frame)
  }

  func roundedToPixels(_ frame: CGRect) -> CGRect {
    // Halves are rounded up for negative numbers too. Both edges of a frame then move in the same
    // direction, and a size that is a whole number of pixels does not change.
    func round(_ length: CGFloat) -> CGFloat {
      (length * settings.scale + 0.5).rounded(.down) / settings.scale
    }
    let (x, y) = (round(frame.minX), round(frame.minY))
    return CGRect(x: x, y: y, width: round(frame.maxX) - x, height: round(frame.maxY) - y)
  }
}
