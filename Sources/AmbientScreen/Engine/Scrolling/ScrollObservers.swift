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
    var geometry: ScrollGeometry?
    var targets: ScrollTargetsEvent?
  }

  /// An event that an observer has not got yet.
  struct Notice {
    let node: LayoutNode
    let scrollView: Element
    let observer: Element
    let value: LayoutValue

    var reader: LayoutReader {
      if case .targets = value { return .scrolling(observer.id, takesTargets: true) }
      return .scrolling(observer.id, takesTargets: false)
    }
  }

  private var waiting: [ObjectIdentifier: LayoutNode] = [:]
  private var sentValues: [ElementID: SentValues] = [:]

  var areWaiting: Bool { !waiting.isEmpty }

  func insert(_ node: LayoutNode) { waiting[ObjectIdentifier(node)] = node }

  /// Returns the geometries and the scroll targets that differ from the values in the latest events
  /// of the observers.
  ///
  /// The layout sends values in rounds (see ``LayoutRepeats``). This method adds the observers to
  /// the current round. If the round does not send all of the notices, all of their scroll views
  /// stay in `waiting`. The next round then compares the values of these scroll views again.
  func newEvents(in screen: ScreenLayout) -> [Notice] {
    guard !waiting.isEmpty else { return [] }
    let nodes = waiting.values.filter(\.isAttached).sorted { $0.number < $1.number }
    waiting = [:]
    let notices = nodes.flatMap { newEvents(of: $0, in: screen) }
    for notice in notices {
      screen.repeats.add(notice.reader)
      insert(notice.node)
    }
    sentValues = sentValues.filter { screen.nodes[$0.key] != nil }
    return notices
  }

  /// Notifies the observers that get their new values in this round of ``LayoutRepeats``.
  ///
  /// The other observers wait for a later round.
  func send(_ notices: [Notice], in screen: ScreenLayout) {
    let next = notices.filter { screen.repeats.isNext($0.reader) }
    if next.count == notices.count {
      for notice in notices { waiting[ObjectIdentifier(notice.node)] = nil }
    }
    for notice in next where screen.nodes[notice.observer.id] != nil {
      screen.repeats.note(notice.value, of: notice.reader)
      switch notice.value {
      case .scrolling(let geometry):
        sentValues[notice.observer.id]?.geometry = geometry
        screen.tree.send(ScrollGeometryEvent(geometry), to: notice.observer)
      case .targets(let event):
        sentValues[notice.observer.id]?.targets = event
        screen.tree.send(event, to: notice.observer)
      case .frame, .size, .available: break
      }
    }
  }

  /// Ends the observers of the first scroll view of a cycle: they get no more events until the
  /// layout has settled.
  ///
  /// - Returns: The cycle of the scroll view; nil if all observers in `notices` have already ended.
  func endFirst(of notices: [Notice], in screen: ScreenLayout) -> LayoutCycle? {
    let waiting = notices.filter { !screen.repeats.hasEnded($0.reader) }
    guard let first = waiting.first else { return nil }
    let ended = waiting.filter { $0.scrollView.id == first.scrollView.id }
    let values = ended.map { screen.repeats.end($0.reader, before: $0.value) }
    return values.first.map { LayoutCycle(of: first.scrollView, $0) }
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

  /// Returns the values that the observers of a scroll view have not got yet.
  private func newEvents(of node: LayoutNode, in screen: ScreenLayout) -> [Notice] {
    guard let element = node.element, let geometry = node.scroll?.geometry else { return [] }
    var notices: [Notice] = []
    func add(_ value: LayoutValue, to observer: Element) {
      let notice = Notice(node: node, scrollView: element, observer: observer, value: value)
      if !screen.repeats.hasEnded(notice.reader) { notices.append(notice) }
    }
    for observer in observers(of: element, in: screen) {
      let last = sentValues[observer.id]
      if observer.takes(ScrollGeometryEvent.self), geometry != last?.geometry {
        add(.scrolling(geometry), to: observer)
      }
      if observer.takes(ScrollTargetsEvent.self) {
        let event = ScrollTargetsEvent(
          screen.visibleTargets(in: node, geometry),
          geometry: geometry,
          axes: node.rule.scrolling?.axes ?? [],
          isPositionedByUser: node.scroll?.isPositionedByUser ?? false
        )
        if event != last?.targets { add(.targets(event), to: observer) }
      }
    }
    return notices
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
