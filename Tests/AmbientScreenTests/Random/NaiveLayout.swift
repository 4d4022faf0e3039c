import Ambient
import AmbientLayout
import Foundation

@testable import AmbientScreen

/// A node of a simple layout engine, which keeps nothing from one layout to the next.
///
/// The screen keeps results of earlier layouts. A test compares the screen's frames with the frames
/// of this engine. Each layout makes new nodes. Within a layout, a node remembers its sizes and
/// guides for each proposal. Otherwise the work would grow exponentially with the depth of a tree.
@MainActor
final class NaiveNode: LayoutItem {
  private let element: Element?
  private let rule: ElementLayout
  private let stackAxis: Axis?
  private let views: [NaiveNode]

  /// The direction in which the node arranges its views.
  private let direction: LayoutDirection

  /// The direction of the node that arranges this node.
  private var outerDirection = LayoutDirection.leftToRight

  /// Whether this node is a second or further node of an element in a background or an overlay.
  ///
  /// A `background` or an `overlay` around several views applies to each view. Each element in the
  /// background or overlay then has one node for each of these views. The frame of the element is
  /// the frame of its first node.
  private var isCopy = false
  private(set) var placement: LayoutPlacement?

  private var sizes: [ProposedViewSize: CGSize] = [:]
  private var positions: [Question: CGFloat?] = [:]

  /// A guide, and the proposal for which it is computed.
  private struct Question: Hashable {
    let guide: AlignmentGuide
    let proposal: ProposedViewSize
  }

  /// Lays out elements on a screen, and returns the frame of each element.
  static func frames(of elements: [Element], on settings: ScreenSettings) -> [ElementID: CGRect] {
    let content = NaiveNode(
      nil,
      ElementLayout(VStackLayout()),
      .vertical,
      .leftToRight,
      elements,
      settings
    )
    let screen = NaiveNode(nil, .screen(settings), nil, .leftToRight, [content])
    screen.place(at: .zero, proposal: ProposedViewSize(settings.size))
    var frames: [ElementID: CGRect] = [:]
    screen.collect(at: .zero, &frames)
    return frames
  }

  private init(
    _ element: Element?,
    _ rule: ElementLayout,
    _ stackAxis: Axis?,
    _ direction: LayoutDirection,
    _ views: [NaiveNode]
  ) {
    self.element = element
    self.rule = rule
    self.stackAxis = stackAxis
    self.direction = direction
    self.views = views
    for view in views { view.outerDirection = direction }
  }

  private convenience init(
    _ element: Element?,
    _ rule: ElementLayout,
    _ stackAxis: Axis?,
    _ direction: LayoutDirection,
    _ elements: [Element],
    _ settings: ScreenSettings
  ) {
    let views = elements.flatMap { Self.nodes(of: $0, stackAxis, direction, settings) }
    self.init(element, rule, stackAxis, direction, views)
  }

  /// Returns the nodes of an element.
  ///
  /// A modifier has one node for each view that it modifies. An element that is not a modifier has
  /// one node.
  private static func nodes(
    of element: Element,
    _ stackAxis: Axis?,
    _ outerDirection: LayoutDirection,
    _ settings: ScreenSettings
  ) -> [NaiveNode] {
    let context = LayoutRules.Context(
      settings: settings,
      stackAxis: stackAxis,
      containerSize: settings.safeArea.size
    )
    let rule = settings.rules.layout(of: element, context)
    let name = element[.layoutDirection]
    let direction = LayoutDirection.allCases.first { "\($0)" == name } ?? outerDirection
    let axis = rule.isModifier ? stackAxis : rule.layout.cached().stackOrientation
    guard rule.isModifier else {
      return [NaiveNode(element, rule, axis, direction, element.children, settings)]
    }
    func views() -> [NaiveNode] {
      element.children.flatMap { nodes(of: $0, axis, direction, settings) }
    }
    let first = views()
    let modified = first.indices.filter { !first[$0].rule.isLayer }
    return modified.map { index in
      // The modified views share no nodes: each of them has its own nodes for the layers of an
      // overlay or a background.
      let isFirst = index == modified.first
      let parts = (isFirst ? first : views()).enumerated()
        .filter { $0.offset == index || $0.element.rule.isLayer }
      for part in parts where part.offset != index { part.element.isCopy = !isFirst }
      return NaiveNode(element, rule, axis, direction, parts.map(\.element))
    }
  }

  private var subviews: LayoutSubviews { LayoutSubviews(views, layoutDirection: direction) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    let size = rule.layout.cached().size(proposal, subviews)
    func check(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
    let checked = CGSize(width: check(size.width), height: check(size.height))
    sizes[proposal] = checked
    return checked
  }

  func explicitGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat? {
    let question = Question(guide: guide, proposal: proposal)
    if let position = positions[question] { return position }
    let position = computedPosition(of: guide, in: proposal)
    positions.updateValue(position, forKey: question)
    return position
  }

  private func computedPosition(
    of guide: AlignmentGuide,
    in proposal: ProposedViewSize
  ) -> CGFloat? {
    arrange(for: proposal)
    let size = sizeThatFits(proposal)
    let position = rule.layout.cached().position(of: guide, size, proposal, subviews)
    let isReversed = guide.axis == .horizontal && direction != outerDirection
    return isReversed ? position.map { size.width - $0 } : position
  }

  private var modified: NaiveNode? { views.first { !$0.rule.isLayer } }

  var priority: Double { modifierPriority ?? ownPriority ?? 0 }

  /// The priority that the innermost modifier around the view sets; nil if no modifier sets one.
  private var modifierPriority: Double? {
    rule.isModifier ? modified?.modifierPriority ?? rule.priority : nil
  }

  /// The priority of the view without its modifiers.
  private var ownPriority: Double? { rule.isModifier ? modified?.ownPriority : rule.priority }

  private(set) lazy var spacing = computedSpacing

  private var computedSpacing: ViewSpacing {
    var spacing = rule.layout.cached().spacing(subviews).withStandardDistance(8)
    guard direction != outerDirection else { return spacing }
    (spacing[.leading], spacing[.trailing]) = (spacing[.trailing], spacing[.leading])
    return spacing
  }

  func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value {
    let inner = rule.isModifier ? modified?.setValue(for: key) : nil
    return inner ?? ownValue(for: key) ?? Key.defaultValue
  }

  func values<Key: LayoutValueKey>(for key: Key.Type) -> [Key.Value] {
    let inner = rule.isModifier ? modified?.values(for: key) : nil
    return rule.values.compactMap { $0.value(for: key) } + (inner ?? [])
  }

  private func setValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
    (rule.isModifier ? modified?.setValue(for: key) : nil) ?? ownValue(for: key)
  }

  private func ownValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
    rule.values.compactMap { $0.value(for: key) }.last
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    placement = LayoutPlacement(origin: origin, proposal: proposal)
  }

  private func arrange(for proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    for view in views { view.placement = nil }
    rule.layout.cached().place(size, proposal, subviews)
    for view in views where view.placement == nil && !rule.hidesUnplacedViews {
      LayoutSubview(view).place(
        at: CGPoint(x: size.width / 2, y: size.height / 2),
        anchor: .center,
        proposal: proposal
      )
    }
  }

  /// Stores the frames of this node and its views.
  ///
  /// - Parameters:
  ///   - corner: The top left corner of the container on the screen.
  ///   - width: The width of the container.
  ///   - frames: The frames so far.
  private func collect(
    at corner: CGPoint,
    in width: CGFloat = 0,
    _ frames: inout [ElementID: CGRect]
  ) {
    guard let placement, !isCopy else { return }
    let size = sizeThatFits(placement.proposal)
    var x = placement.origin.x
    if outerDirection == .rightToLeft { x = width - x - size.width }
    let origin = CGPoint(x: corner.x + x, y: corner.y + placement.origin.y)
    let frame = CGRect(origin: origin, size: size)
    if let id = element?.id { frames[id] = frames[id]?.union(frame) ?? frame }
    arrange(for: placement.proposal)
    for view in views { view.collect(at: origin, in: size.width, &frames) }
  }
}
