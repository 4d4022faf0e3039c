import AmbientHosting
import AmbientLayout
import AmbientSupport
import AmbientViews

/// The scroll views whose observers may have to be notified.
@MainActor
final class ScrollObservers {
  /// The values in the latest events that an observer got.
  private struct SentValues {
    /// The scroll view that the observer observes.
    let source: ElementID
    var geometry: ScrollGeometryEvent?
    var targets: ScrollTargetsEvent?
    /// The number of events since the tree last settled.
    var count = 0
  }

  private var waiting: [ObjectIdentifier: LayoutNode] = [:]
  private var sentValues: [ElementID: SentValues] = [:]

  /// The observers that got an event since the tree last settled.
  private var counted: Set<ElementID> = []

  /// The largest number of events that an observer gets before the tree settles.
  private static let limit = 10

  var areWaiting: Bool { !waiting.isEmpty }

  func insert(_ node: LayoutNode) { waiting[ObjectIdentifier(node)] = node }

  /// Sends each observer the geometry and the scroll targets, if they differ from the values in the
  /// observer's latest events.
  func send(in screen: ScreenLayout) {
    let nodes = waiting.values.filter(\.isAttached).sorted { $0.number < $1.number }
    waiting = [:]
    for node in nodes {
      guard let element = node.element, let state = node.scroll else { continue }
      for observer in observers(of: element, in: screen) {
        sendGeometry(state, of: element, to: observer, in: screen)
        if observer.takes(ScrollTargetsEvent.self) {
          let event = ScrollTargetsEvent(
            screen.visibleTargets(in: node, state.geometry),
            geometry: state.geometry,
            axes: node.rule.scrolling?.axes ?? [],
            isPositionedByUser: state.isPositionedByUser
          )
          send(event, of: element, to: observer, in: screen)
        }
      }
    }
    if !nodes.isEmpty { sentValues = sentValues.filter { screen.nodes[$0.key] != nil } }
  }

  /// Resets the counts of events, after the tree has settled.
  func resetRepeatCounts() {
    for id in counted { sentValues[id]?.count = 0 }
    counted = []
  }

  /// Notifies the observers of a scroll view that the scroll view has entered a phase.
  func send(
    _ phase: ScrollPhase,
    velocity: CGVector? = nil,
    of node: LayoutNode,
    in screen: ScreenLayout
  ) {
    guard let element = node.element, let geometry = node.scroll?.geometry else { return }
    let event = ScrollPhaseEvent(phase, geometry: geometry, velocity: velocity)
    for observer in observers(of: element, in: screen) where observer.takes(ScrollPhaseEvent.self) {
      screen.tree.send(event, to: observer)
    }
  }

  /// Returns the elements that observe a scroll view.
  ///
  /// If an observer contains several scroll views, the observer observes only the first.
  private func observers(of element: Element, in screen: ScreenLayout) -> [Element] {
    element.scrollObservers.filter { observer in
      guard observer.handlesScrolling else { return false }
      if let source = sentValues[observer.id]?.source, screen.nodes[source] != nil {
        return source == element.id
      }
      sentValues[observer.id] = SentValues(source: element.id)
      return true
    }
  }

  private func sendGeometry(
    _ state: ScrollState,
    of element: Element,
    to observer: Element,
    in screen: ScreenLayout
  ) {
    let event = ScrollGeometryEvent(state.geometry)
    guard observer.takes(ScrollGeometryEvent.self), event != sentValues[observer.id]?.geometry,
      mayGetEvent(observer, of: element, state.geometry)
    else { return }
    sentValues[observer.id]?.geometry = event
    screen.tree.send(event, to: observer)
  }

  private func send(
    _ event: ScrollTargetsEvent,
    of element: Element,
    to observer: Element,
    in screen: ScreenLayout
  ) {
    guard event != sentValues[observer.id]?.targets,
      mayGetEvent(observer, of: element, event.geometry)
    else { return }
    sentValues[observer.id]?.targets = event
    screen.tree.send(event, to: observer)
  }

  /// Counts an event and returns true, or returns false if the observer has reached the limit.
  private func mayGetEvent(
    _ observer: Element,
    of element: Element,
    _ geometry: ScrollGeometry
  ) -> Bool {
    let count = sentValues[observer.id]?.count ?? 0
    guard count < Self.limit else {
      Diagnostic.scrollingDoesNotSettle(element, geometry).warn()
      return false
    }
    sentValues[observer.id]?.count = count + 1
    counted.insert(observer.id)
    return true
  }
}

extension LayoutNode {
  /// The number of the element, in the order of creation.
  fileprivate var number: UInt { element?.id.number ?? 0 }
}

extension Element {
  fileprivate var handlesScrolling: Bool {
    takes(ScrollGeometryEvent.self) || takes(ScrollTargetsEvent.self)
      || takes(ScrollPhaseEvent.self)
  }
}

extension Diagnostic {
  /// The warning for a scroll view whose observers change its geometry again after each event.
  @MainActor
  static func scrollingDoesNotSettle(_ element: Element, _ geometry: ScrollGeometry) -> Diagnostic {
    func text(_ lengths: CGFloat...) -> String {
      lengths.map { Double($0).elementValue.description }.joined(separator: " × ")
    }
    let offset = geometry.contentOffset
    return Diagnostic(
      "The observers of a \(element.kind) scroll or resize it each time they are called. To end "
        + "the cycle, the observers do not get the last change of its geometry.",
      facts: [
        ("Views", element.views.joined(separator: " in ")),
        ("Offset", text(offset.x, offset.y)),
        ("Content", text(geometry.contentSize.width, geometry.contentSize.height)),
      ],
      remedies: [
        "Do not scroll or resize the view in an action that observes its geometry."
      ]
    )
  }
}
