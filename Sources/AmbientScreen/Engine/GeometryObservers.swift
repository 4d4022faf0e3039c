import AmbientHosting
import AmbientLayout
import AmbientSupport
import AmbientViews

/// The elements that observe their geometry, and whose geometry may have changed.
///
/// A modifier around several views has one part for each view. The collection contains the node of
/// the modifier's element, and not the parts: see ``LayoutNode/elementNode``.
@MainActor
final class GeometryObservers {
  private var waiting: [ObjectIdentifier: LayoutNode] = [:]

  /// An element with a new geometry.
  typealias Reader = (node: LayoutNode, event: GeometryEvent)

  var areWaiting: Bool { !waiting.isEmpty }

  func insert(_ node: LayoutNode) {
    let node = node.elementNode
    waiting[ObjectIdentifier(node)] = node
  }

  /// Returns the elements whose geometry has changed since their last notification.
  ///
  /// If a notification of such an element can change the layout, this method also adds the element
  /// to the present round of ``LayoutRepeats``.
  func newEvents(in screen: ScreenLayout) -> [ObjectIdentifier: Reader] {
    guard !waiting.isEmpty else { return [:] }
    var events: [ObjectIdentifier: Reader] = [:]
    var transforms = TransformCache()
    for (id, node) in waiting where node.isAttached && !screen.repeats.hasEnded(.geometry(node)) {
      guard let event = screen.geometry(of: node, &transforms), event != node.sentGeometry else {
        continue
      }
      events[id] = (node, event)
      if node.mayChangeLayout { screen.repeats.add(.geometry(node)) }
    }
    waiting = events.mapValues(\.node)
    return events
  }

  /// Notifies the elements that get a value in this round.
  ///
  /// An element waits for a later round in two cases:
  ///
  /// * The element can change the layout, and ``LayoutRepeats`` lets other readers go first.
  /// * An ancestor of the element gets a value in this round, and ``LayoutRepeats`` has recorded no
  ///   value of the ancestor yet. The ancestor's value may change the geometry of the element
  ///   again.
  func send(_ events: [ObjectIdentifier: Reader], in screen: ScreenLayout) {
    func isNext(_ node: LayoutNode) -> Bool {
      !node.mayChangeLayout || screen.repeats.isNext(.geometry(node))
    }
    func goesFirst(_ ancestor: LayoutNode) -> Bool {
      guard let node = events[ObjectIdentifier(ancestor.elementNode)]?.node else { return false }
      return isNext(node) && screen.repeats.isNew(.geometry(node))
    }
    let ordered = events.values.map { (node: $0.node, first: $0.node.firstDrawingNode, $0.event) }
    let next = ordered.sorted { $0.first.isBefore($1.first) }.filter { reader in
      isNext(reader.node) && !reader.first.ancestors.contains(where: goesFirst)
    }
    for (node, _, event) in next {
      waiting[ObjectIdentifier(node)] = nil
      guard let element = node.element else { continue }
      if node.mayChangeLayout { screen.repeats.note(.frame(event.frame), of: .geometry(node)) }
      node.sentGeometry = event
      screen.tree.send(event, to: element)
    }
  }

  /// Stops the notifications of one element that is in a cycle, until the layout has settled.
  ///
  /// If several elements satisfy the condition, the method chooses the outermost one. An element
  /// that cannot change the layout is in no cycle.
  ///
  /// - Parameters:
  ///   - events: The elements of the round.
  ///   - screen: The layout.
  ///   - condition: Takes the node of an element, and whether the element is resized.
  /// - Returns: The cycle of the element; nil if no element satisfies the condition.
  func endFirst(
    of events: [ObjectIdentifier: Reader],
    in screen: ScreenLayout,
    where condition: (_ node: LayoutNode, _ isResized: Bool) -> Bool
  ) -> LayoutCycle? {
    let readers = events.values.filter { node, event in
      node.mayChangeLayout && !screen.repeats.hasEnded(.geometry(node))
        && condition(node, node.sentGeometry?.frame.size != event.frame.size)
    }
    let outermost = readers.min { $0.node.firstDrawingNode.isBefore($1.node.firstDrawingNode) }
    guard let (node, event) = outermost else { return nil }
    waiting[ObjectIdentifier(node)] = nil
    let frames = screen.repeats.end(.geometry(node), before: .frame(event.frame))
    return LayoutCycle(of: node.element, frames)
  }
}

/// The transforms that were already computed for the present layout.
///
/// If several observers are inside one modifier, the modifier's transform is computed only once.
@MainActor
struct TransformCache {
  private var transforms: [ObjectIdentifier: GeometryEvent.Transform?] = [:]

  mutating func transform(of node: LayoutNode, in screen: ScreenLayout) -> GeometryEvent.Transform?
  {
    guard node.rule.transformsViews else { return nil }
    if let cached = transforms[ObjectIdentifier(node)] { return cached }
    let transform = screen.transform(of: node)
    transforms[ObjectIdentifier(node)] = .some(transform)
    return transform
  }
}

extension ScreenLayout {
  /// Returns the geometry of an element; nil if the element is hidden.
  ///
  /// The geometry of a modifier that observes each of its views includes the geometries of all
  /// these views.
  ///
  /// - Parameters:
  ///   - node: The node of the element.
  ///   - cache: The cached transforms. This method adds the transforms of the node's ancestors.
  /// - Returns: The geometry.
  func geometry(of node: LayoutNode, _ cache: inout TransformCache) -> GeometryEvent? {
    guard node.rule.takesEachGeometry else {
      return geometry(ofPart: node.firstDrawingNode, &cache)
    }
    var views: [GeometryEvent] = []
    for part in node.allDrawingNodes {
      guard var geometry = geometry(ofPart: part, &cache) else { continue }
      geometry.view = part.innermostView.element?.id
      part.geometryIndex = views.count
      views.append(geometry)
    }
    guard var result = views.first else { return nil }
    result.furtherViews = Array(views.dropFirst())
    return result
  }

  /// Returns the geometry of a node that has no ``LayoutNode/parts``; nil if the node is hidden.
  private func geometry(ofPart node: LayoutNode, _ cache: inout TransformCache) -> GeometryEvent? {
    guard let frame = exactFrame(of: node) else { return nil }
    let grown = extended(frame, of: node, at: .all)
    var transforms: [GeometryEvent.Transform] = []
    var spaces: [GeometryEvent.Space] = []
    // The place of a pointer in a view also depends on the transforms that the layout ignores. An
    // element that takes no pointers needs no event when such a transform changes.
    let takesIgnoredTransforms = node.elementNode.rule.takesPointers
    for ancestor in node.ancestors {
      if let transform = cache.transform(of: ancestor, in: self),
        takesIgnoredTransforms || !transform.isIgnoredByLayout
      {
        transforms.append(transform)
        // The ancestor contains all spaces found so far. The transform applies to these spaces too.
        for index in spaces.indices { spaces[index].transforms.append(transform) }
      }
      guard let name = ancestor.rule.coordinateSpace, let frame = spaceFrame(of: ancestor) else {
        continue
      }
      spaces.append(
        GeometryEvent.Space(
          name: name.name,
          frame: frame,
          axes: name.axes,
          isMirrored: ancestor.isMirrored
        )
      )
    }
    let insets = frame.lengths(to: grown)
    return GeometryEvent(
      frame: frame,
      safeAreaInsets: node.isMirrored ? insets.mirrored : insets,
      isMirrored: node.isMirrored,
      leadingEdge: settings.layoutDirection == .rightToLeft ? size.width : 0,
      transforms: transforms,
      spaces: spaces,
      measure: node.element?.kind == .canvas ? settings.drawingMeasure : nil
    )
  }
}

extension LayoutNode {
  /// Whether a notification of the element's geometry can lead to changes of the layout.
  ///
  /// Effects and drawings only draw with the geometry, and gestures only compute places with it.
  fileprivate var mayChangeLayout: Bool {
    guard !rule.takesPointers, let kind = element?.kind else { return false }
    return kind != .visualEffect && kind != .canvas
  }

  fileprivate var firstDrawingNode: LayoutNode { parts.first ?? self }

  fileprivate var innermostView: LayoutNode {
    var view = self
    while let inner = view.modified { view = inner }
    return view
  }
}
