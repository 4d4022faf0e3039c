extension ElementDescription {
  /// Makes the element take events of a type.
  ///
  /// A second handler for the same type replaces the first.
  ///
  /// - Parameters:
  ///   - event: The type of the events.
  ///   - action: The action of the element on such an event. It does not run while the element is
  ///     disabled.
  public mutating func on<Event: ElementEvent>(
    _ event: Event.Type,
    perform action: @escaping @MainActor (Event) -> Void
  ) {
    isPlain = false
    handlers = ElementHandlerOf(action, next: handlers?.without(event))
  }

  /// Whether the element takes events of a type while it is enabled.
  ///
  /// - Complexity: O(n) in the number of types that the element takes.
  public func takes<Event: ElementEvent>(_ event: Event.Type) -> Bool {
    handler(for: event) != nil
  }

  /// The types of the events that the element takes while it is enabled, in the order in which they
  /// were declared.
  public var events: [any ElementEvent.Type] {
    var events: [any ElementEvent.Type] = []
    var candidate = handlers
    while let handler = candidate {
      events.append(handler.event)
      candidate = handler.next
    }
    return events.reversed()
  }

  /// Performs the action of the element on an event.
  ///
  /// - Parameter event: The event.
  /// - Returns: Whether the element took the event: false if it takes none of the type, or is
  ///   disabled.
  @MainActor
  public func perform<Event: ElementEvent>(_ event: Event) -> Bool {
    guard isEnabled, let handler = handler(for: Event.self) else { return false }
    handler.action(event)
    return true
  }

  /// Removes and releases all handlers.
  package mutating func removeHandlers() { handlers = nil }

  private func handler<Event: ElementEvent>(for event: Event.Type) -> ElementHandlerOf<Event>? {
    var candidate = handlers
    while let handler = candidate {
      if let found = handler as? ElementHandlerOf<Event> { return found }
      candidate = handler.next
    }
    return nil
  }
}

/// The handler of an element for events of one type, in a linked list of its handlers.
///
/// A list costs a word where it is empty, and one allocation for each type: most elements take none
/// or one.
class ElementHandler {
  final let event: any ElementEvent.Type
  final let next: ElementHandler?

  init(_ event: any ElementEvent.Type, next: ElementHandler?) {
    self.event = event
    self.next = next
  }

  /// Returns a copy of the handler that precedes another one in the list.
  func before(_ next: ElementHandler?) -> ElementHandler { ElementHandler(event, next: next) }

  /// The list without the handler for a type of events.
  final func without(_ event: any ElementEvent.Type) -> ElementHandler? {
    if self.event == event { return next }
    guard let next else { return self }
    let rest = next.without(event)
    return rest === next ? self : before(rest)
  }

  /// Whether two lists take the same events.
  static func areSameEvents(_ first: ElementHandler?, _ second: ElementHandler?) -> Bool {
    var (first, second) = (first, second)
    while let one = first, let other = second {
      if one === other { return true }
      guard one.event == other.event else { return false }
      (first, second) = (one.next, other.next)
    }
    return first == nil && second == nil
  }
}

/// The handler of an element for events of a type, with its action.
private final class ElementHandlerOf<Event: ElementEvent>: ElementHandler {
  let action: @MainActor (Event) -> Void

  init(_ action: @escaping @MainActor (Event) -> Void, next: ElementHandler?) {
    self.action = action
    super.init(Event.self, next: next)
  }

  override func before(_ next: ElementHandler?) -> ElementHandler {
    ElementHandlerOf(action, next: next)
  }
}
