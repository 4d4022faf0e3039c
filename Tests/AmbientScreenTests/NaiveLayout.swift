import Ambient
import AmbientLayout
import Foundation

@testable import AmbientScreen

/// A layout of elements that keeps nothing: it measures each view again whenever it is asked.
@MainActor
final class NaiveNode: LayoutItem {
  private let element: Element?
  private let rule: ElementLayout
  private let stackAxis: Axis?
  private let views: [NaiveNode]
  private(set) var placement: LayoutPlacement?

  /// Lays out elements on a screen, and returns their places in the order of the tree.
  static func frames(of elements: [Element], on settings: ScreenSettings) -> [CGRect?] {
    let content = NaiveNode(nil, ElementLayout(VStackLayout()), .vertical, elements, settings)
    let screen = NaiveNode(nil, .screen(settings), nil, [content])
    screen.place(at: .zero, proposal: ProposedViewSize(settings.size))
    var frames: [CGRect?] = []
    screen.collect(at: .zero, &frames)
    // The screen and its content are no elements.
    return Array(frames.dropFirst(2))
  }

  private init(
    _ element: Element?,
    _ rule: ElementLayout,
    _ stackAxis: Axis?,
    _ views: [NaiveNode]
  ) {
    self.element = element
    self.rule = rule
    self.stackAxis = stackAxis
    self.views = views
  }

  private convenience init(
    _ element: Element?,
    _ rule: ElementLayout,
    _ stackAxis: Axis?,
    _ elements: [Element],
    _ settings: ScreenSettings
  ) {
    let views = elements.map { element in
      let context = LayoutRules.Context(
        settings: settings,
        stackAxis: stackAxis,
        containerSize: settings.safeArea.size
      )
      let rule = settings.rules.layout(of: element, context)
      let axis = rule.isModifier ? stackAxis : rule.layout.kept().stackOrientation
      return NaiveNode(element, rule, axis, element.children, settings)
    }
    self.init(element, rule, stackAxis, views)
  }

  private var subviews: LayoutSubviews { LayoutSubviews(views, layoutDirection: .leftToRight) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = rule.layout.kept().size(proposal, subviews)
    func check(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
    return CGSize(width: check(size.width), height: check(size.height))
  }

  func explicitGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat? {
    arrange(for: proposal)
    return rule.layout.kept().position(of: guide, sizeThatFits(proposal), proposal, subviews)
  }

  var priority: Double { rule.priority ?? (rule.isModifier ? views.first?.priority : nil) ?? 0 }

  var spacing: ViewSpacing {
    var spacing = ViewSpacing(all: nil, default: 8)
    spacing.formUnion(rule.layout.kept().spacing(subviews))
    return spacing
  }

  func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value {
    let inner = rule.isModifier ? views.first?.setValue(for: key) : nil
    return inner ?? ownValue(for: key) ?? Key.defaultValue
  }

  private func setValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
    (rule.isModifier ? views.first?.setValue(for: key) : nil) ?? ownValue(for: key)
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
    rule.layout.kept().place(size, proposal, subviews)
    for view in views where view.placement == nil && !rule.hidesUnplacedViews {
      LayoutSubview(view).place(
        at: CGPoint(x: size.width / 2, y: size.height / 2),
        anchor: .center,
        proposal: proposal
      )
    }
  }

  private func collect(at corner: CGPoint, _ frames: inout [CGRect?]) {
    guard let placement else { return collectHidden(&frames) }
    let origin = CGPoint(x: corner.x + placement.origin.x, y: corner.y + placement.origin.y)
    frames.append(CGRect(origin: origin, size: sizeThatFits(placement.proposal)))
    arrange(for: placement.proposal)
    for view in views { view.collect(at: origin, &frames) }
  }

  private func collectHidden(_ frames: inout [CGRect?]) {
    frames.append(nil)
    for view in views { view.collectHidden(&frames) }
  }
}
