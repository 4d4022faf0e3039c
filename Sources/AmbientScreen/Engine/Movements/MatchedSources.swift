import AmbientAnimation
import AmbientCore
import AmbientHosting
import AmbientLayout
import AmbientViews

/// The sources of `matchedGeometryEffect`: the modifiers whose `isSource` is true.
///
/// Modifiers with the same identifier and namespace form a group. If an animated update replaces
/// the source of a group, the new source begins in the frame in which the old source was drawn, and
/// moves to its own frame. The old source moves along until its transition is over.
@MainActor
final class MatchedSources {
  private var nodes: [ElementID: LayoutNode] = [:]

  struct Group: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  /// A source, and the frame in which the source was drawn when the place was recorded.
  struct Place {
    let node: LayoutNode
    let frame: CGRect
  }

  /// Records a new node if its element is a `matchedGeometryEffect`.
  func note(_ node: LayoutNode) {
    guard let element = node.element, element.kind == .matchedGeometry else { return }
    nodes[element.id] = node
  }

  /// Forgets an element that has left the tree.
  func forget(_ id: ElementID) { nodes[id] = nil }

  /// Returns the sources of each group, oldest first, with the frames in which they are drawn.
  ///
  /// A removed view does not count as a source, although it is shown until its transition is over.
  func places(in screen: ScreenLayout) -> [Group: [Place]] {
    guard !nodes.isEmpty else { return [:] }
    var result: [Group: [Place]] = [:]
    for (_, node) in nodes.sorted(by: { $0.key.number < $1.key.number })
    where !node.isInDeparture {
      guard let group = node.sourceGroup, let frame = screen.matchedFrame(of: node) else {
        continue
      }
      result[group, default: []].append(Place(node: node, frame: frame))
    }
    return result
  }

  /// Moves each source that replaced another source in an update.
  ///
  /// - Parameters:
  ///   - before: Where the sources were drawn before the update.
  ///   - screen: The layout, after the update.
  func move(from before: [Group: [Place]], in screen: ScreenLayout) {
    guard !before.isEmpty else { return }
    let after = places(in: screen)
    for (group, old) in before {
      // If the group has several sources now, none of them is the replacement of the old source.
      guard let new = after[group], new.count == 1, let source = new.first?.node,
        let frame = screen.shownFrame(of: source),
        !old.contains(where: { $0.node === source }), let start = old.first,
        let transaction = source.element?.transaction
      else { continue }
      screen.match(source, from: start.frame, to: frame, transaction)
      for node in nodes.values where node.isInDeparture && node.sourceGroup == group {
        screen.match(node, from: nil, to: frame, transaction)
      }
    }
  }
}

extension LayoutNode {
  /// The group of a source; nil for other nodes.
  fileprivate var sourceGroup: MatchedSources.Group? {
    guard isAttached, parts.isEmpty, let detail = element?.detail(MatchedGeometryDetail.self),
      detail.isSource
    else { return nil }
    return MatchedSources.Group(id: detail.id, namespace: detail.namespace)
  }

  /// Whether the node belongs to a removed view that is still shown.
  fileprivate var isInDeparture: Bool {
    isDeparting || drawingContainers.contains(where: \.isDeparting)
  }

  /// The frame in which a moving source is drawn; nil if the source does not move.
  ///
  /// The frame is relative to the source's own frame.
  fileprivate var matchingFrame: CGRect? {
    guard let matching else { return nil }
    var frame = CGRect.zero
    frame.animatableData = matching.value
    return frame
  }

  /// The effects that draw a moving source in its `matchingFrame`; empty if it does not move.
  func matchingSteps(in size: CGSize) -> [VisualEffectDetail.Step] {
    guard let frame = matchingFrame, let detail = element?.detail(MatchedGeometryDetail.self) else {
      return []
    }
    let match = detail.match(size, with: frame)
    return [
      .scale(x: match.scale.width, y: match.scale.height, anchor: detail.anchor),
      .offset(x: match.offset.x, y: match.offset.y),
    ]
  }
}

extension ScreenLayout {
  /// The frame in which a source is drawn, in points from the top leading corner of the screen; nil
  /// if the source is hidden.
  fileprivate func matchedFrame(of node: LayoutNode) -> CGRect? {
    guard let frame = shownFrame(of: node) else { return nil }
    return node.matchingFrame?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
  }

  /// Moves a source to a frame.
  ///
  /// - Parameters:
  ///   - node: The source.
  ///   - start: The frame in which the movement begins; nil for the frame of the source. If the
  ///     source is already moving, the movement continues from where the source is drawn.
  ///   - end: The frame in which the movement ends.
  ///   - transaction: The transaction with the animation.
  fileprivate func match(
    _ node: LayoutNode,
    from start: CGRect?,
    to end: CGRect,
    _ transaction: Transaction
  ) {
    guard let element = node.element, let own = shownFrame(of: node) else { return }
    // The movement keeps frames relative to the source's own frame. If scrolling shifts the own
    // frame, the frames of the movement shift with it.
    let relative = { (frame: CGRect) in frame.offsetBy(dx: -own.minX, dy: -own.minY).animatableData
    }
    let matching =
      node.matching
      ?? ElementMovement(of: element, from: relative(start ?? own), in: movements) {
        [weak node] in
        // A removed source stays in the frame of the new source until the transition is over.
        if let node, !node.isInDeparture { node.matching = nil }
      }
    node.matching = matching
    matching?.change(to: relative(end), transaction)
  }
}
