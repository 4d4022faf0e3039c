import AmbientCore
import AmbientHosting

/// Decides which gestures of a tree are recognized.
///
/// The gestures that may recognize a press or a pinch compete in a contest. A second press joins
/// the contest if one of these gestures may recognize the second press too. The arena sends each
/// event of a press to the gestures that may recognize the press.
@MainActor
final class GestureArena: EventRouter {
  private unowned let tree: TreeState
  private var contests: [GestureContest] = []
  private var hovers: [Int: HoverPath] = [:]

  nonisolated init(_ tree: TreeState) { self.tree = tree }

  /// Lets an arena handle the pointer events of a tree, unless the tree has an arena already.
  nonisolated static func install(in tree: TreeState) {
    guard tree[GestureArena.self] == nil else { return }
    let arena = GestureArena(tree)
    tree[GestureArena.self] = arena
    tree.eventRouters.append(arena)
  }

  func route<Event: ElementEvent>(_ event: Event, to element: Element) -> Bool? {
    // An element that takes the event and has no `GestureDetail` handles the event itself.
    if element.isMounted, element.takes(Event.self), element.detail(GestureDetail.self) == nil {
      return nil
    }
    if let event = event as? PointerEvent { return routePointer(event, to: element) }
    if let event = event as? PinchEvent { return routePinch(event, to: element) }
    if let event = event as? DragEvent { return routeDrag(event, to: element) }
    return nil
  }

  func close() {
    contests = []
    hovers = [:]
  }

  // MARK: Pointers

  private func routePointer(_ event: PointerEvent, to element: Element) -> Bool {
    event.time.map(advance)
    let place = PointerPlace(event.position, screen: event.screenPosition)
    switch event.phase {
    case .hovered, .exited: return hover(event, at: place, over: element)
    case .began: return begin(event, at: place, in: element)
    case .moved, .ended, .canceled:
      guard let contest = contest(of: event.pointer) else { return false }
      contest.pointers[event.pointer] = place
      send(.pointer(event.phase, number: event.pointer), event.modifiers, to: contest)
      if event.phase != .moved { contest.release(event.pointer) }
      closeContests()
      return true
    }
  }

  private func begin(_ event: PointerEvent, at place: PointerPlace, in element: Element) -> Bool {
    guard event.button == .primary else { return false }
    // If the pointer is still in a contest, the host has not sent the end of an earlier press.
    contest(of: event.pointer)?.cancel()
    closeContests()
    let chain = GestureChain(of: element, at: place)
    guard !chain.members.isEmpty else { return false }
    let contest = contest(for: chain)
    contest.add(chain, pointer: event.pointer, at: place)
    send(.pointer(.began, number: event.pointer), event.modifiers, to: contest)
    closeContests()
    return true
  }

  // MARK: Pinches

  private func routePinch(_ event: PinchEvent, to element: Element) -> Bool {
    event.time.map(advance)
    let place = PointerPlace(event.position, screen: event.screenPosition)
    if event.phase == .began {
      contest(of: Self.pinchNumber)?.cancel()
      closeContests()
      let chain = GestureChain(of: element, at: place).pinched
      guard !chain.members.isEmpty else { return false }
      contest(for: chain).add(chain, pointer: Self.pinchNumber, at: place)
    }
    guard let contest = contest(of: Self.pinchNumber) else { return false }
    contest.pointers[Self.pinchNumber] = place
    send(.pinch(event), [], to: contest)
    if event.phase == .ended || event.phase == .canceled { contest.release(Self.pinchNumber) }
    closeContests()
    return true
  }

  // MARK: Drags without pointers

  private func routeDrag(_ event: DragEvent, to element: Element) -> Bool {
    func pointer(_ phase: PointerEvent.Phase, _ point: ElementPoint) -> PointerEvent {
      PointerEvent(phase, at: point, pointer: Self.dragNumber)
    }
    if contest(of: Self.dragNumber) == nil {
      guard routePointer(pointer(.began, event.start), to: element) else { return false }
    }
    switch event.phase {
    case .changed: return routePointer(pointer(.moved, event.position), to: element)
    case .ended: return routePointer(pointer(.ended, event.position), to: element)
    case .canceled: return routePointer(pointer(.canceled, event.position), to: element)
    }
  }

  private static let pinchNumber = -1
  private static let dragNumber = -2

  // MARK: Contests

  private func contest(of pointer: Int) -> GestureContest? {
    contests.first { $0.pointers[pointer] != nil }
  }

  /// Returns the open contest that contains a gesture of the chain, or else a new contest.
  private func contest(for chain: GestureChain) -> GestureContest {
    if let open = contests.first(where: { $0.hasMembers(of: chain) }) { return open }
    let new = GestureContest(in: tree)
    contests.append(new)
    return new
  }

  private func send(
    _ kind: GestureInput.Kind,
    _ modifiers: EventModifiers,
    to contest: GestureContest
  ) {
    let input = GestureInput(
      kind: kind,
      time: tree.clock.time,
      pointers: contest.pointers,
      modifiers: modifiers
    ) { [weak self, weak contest] time in
      self?.tree.clock.setAlarm(at: time) {
        guard let self, let contest, !contest.isOver else { return }
        self.send(.time, [], to: contest)
        self.closeContests()
      }
    }
    contest.receive(input)
  }

  private func closeContests() {
    contests.removeAll { contest in
      if contest.isOver { contest.close() }
      return contest.isOver
    }
  }

  private func advance(to time: Double) { tree.advanceClock(to: time) }

  // MARK: Hovering

  private func hover(_ event: PointerEvent, at place: PointerPlace, over element: Element) -> Bool {
    let old = hovers[event.pointer] ?? HoverPath()
    let new = event.phase == .hovered ? HoverPath(of: element, at: place) : HoverPath()
    hovers[event.pointer] = new.isEmpty ? nil : new
    guard !old.isEmpty || !new.isEmpty else { return false }
    old.leave(for: new, in: tree)
    new.move(from: old, to: place, in: tree)
    return true
  }
}
