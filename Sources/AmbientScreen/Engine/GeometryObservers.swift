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

  /// The nodes whose elements were notified of their geometry since the tree last settled.
  private var notified: [ObjectIdentifier: LayoutNode] = [:]

  /// The largest number of sizes that an element is notified of before the tree settles.
  private static let limit = 3

  var areWaiting: Bool { !waiting.isEmpty }

  func insert(_ node: LayoutNode) {
    let node = node.elementNode
    waiting[ObjectIdentifier(node)] = node
  }

  /// Notifies each element whose geometry has changed since the last notification.
  ///
  /// If an element and its ancestor both have a new geometry, only the ancestor is notified at
  /// first. This notification may change the geometry of the inner element again.
  func send(in screen: ScreenLayout) {
    var events: [ObjectIdentifier: (node: LayoutNode, event: GeometryEvent)] = [:]
    var transforms = TransformCache()
    for (id, node) in waiting where node.isAttached {
      guard let event = screen.geometry(of: node, &transforms), event != node.sentGeometry else {
        continue
      }
      events[id] = (node, event)
    }
    guard !events.isEmpty else {
      waiting = [:]
      return resetRepeatCounts()
    }
    waiting = events.mapValues(\.node)
    let ordered = events.values.map { (node: $0.node, first: $0.node.firstDrawingNode, $0.event) }
    for (node, first, event) in ordered.sorted(by: { $0.first.isBefore($1.first) })
    where !first.ancestors.contains(where: { events[ObjectIdentifier($0.elementNode)] != nil }) {
      waiting[ObjectIdentifier(node)] = nil
      notify(node, event, in: screen)
    }
  }

  /// Forgets the sizes that elements were notified of, because the tree has settled.
  func resetRepeatCounts() {
    for node in notified.values { node.sentSizes = [] }
    notified = [:]
  }

  private func notify(_ node: LayoutNode, _ event: GeometryEvent, in screen: ScreenLayout) {
    guard let element = node.element else { return }
    let isResized = node.sentSizes.last != event.frame.size
    if isResized, node.sentSizes.count == Self.limit {
      return Diagnostic.geometryDoesNotSettle(element, node.sentSizes + [event.frame.size]).warn()
    }
    node.sentGeometry = event
    if isResized { node.sentSizes.append(event.frame.size) }
    notified[ObjectIdentifier(node)] = node
    screen.tree.send(event, to: element)
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
  fileprivate var firstDrawingNode: LayoutNode { parts.first ?? self }

  fileprivate var innermostView: LayoutNode {
    var view = self
    while let inner = view.modified { view = inner }
    return view
  }
}

extension Diagnostic {
  /// The warning for an element whose geometry changes again after each notification.
  @MainActor
  static func geometryDoesNotSettle(_ element: Element, _ sizes: [CGSize]) -> Diagnostic {
    func text(_ length: CGFloat) -> String { Double(length).elementValue.description }
    return Diagnostic(
      """
      The geometry of a \(element.kind) changed again after each update of its content. \
      To end the cycle, the content does not get the last size.
      """,
      facts: [
        ("Views", element.views.joined(separator: " in ")),
        ("Sizes", sizes.map { "\(text($0.width)) × \(text($0.height))" }.joined(separator: ", ")),
      ],
      remedies: [
        "Do not compute the size of the view from the geometry that the view observes.",
        "Give the view a frame of a fixed size.",
      ]
    )
  }
}
