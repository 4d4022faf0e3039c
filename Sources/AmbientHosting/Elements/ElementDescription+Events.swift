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

  /// Returns whether the element takes events of a type when it is enabled.
  ///
  /// The result is the same while the element is disabled, although it then takes no events.
  ///
  /// - Parameter event: The type of the event.
  /// - Returns: Whether the element takes events of a type when it is enabled.
  /// - Complexity: O(n) in the number of types of events that the element takes.
  public func takes<Event: ElementEvent>(_ event: Event.Type) -> Bool {
    handler(for: event) != nil
  }

  /// The types of the events that the element takes when it is enabled, in the order in which
  /// ``on(_:perform:)`` added them.
  ///
  /// The types are the same while the element is disabled, although it then takes no events.
  ///
  /// - Complexity: O(n) in the number of types of events.
  public var events: [any ElementEvent.Type] {
    var events: [any ElementEvent.Type] = []
    var candidate = handlers
    while let handler = candidate {
      events.append(handler.event)
      candidate = handler.next
    }
    return events.reversed()
  }

  /// Whether the element is a control: whether it takes an event whose `makesControl` is true.
  var isControl: Bool {
    var candidate = handlers
    while let handler = candidate {
      if handler.event.makesControl { return true }
      candidate = handler.next
    }
    return false
  }

  /// Performs the action of the element on an event.
  ///
  /// - Parameter event: The event.
  /// - Returns: Whether the element took the event. The result is false if the element takes no
  ///   events of this type, or is disabled.
  @MainActor
  public func perform<Event: ElementEvent>(_ event: Event) -> Bool {
    guard isEnabled, let handler = handler(for: Event.self) else { return false }
    handler.action(event)
    return true
  }

  package mutating func removeHandlers() { handlers = nil }

  private func handler<Event: ElementEvent>(for event: Event.Type) -> ElementHandlerOf<Event>? {
    var candidate = handlers
    while let handler = candidate {
      if let match = handler as? ElementHandlerOf<Event> { return match }
      candidate = handler.next
    }
    return nil
  }
}

/// The handler of an element for events of one type.
///
/// The handlers of an element form a linked list. An empty list costs one word, and each handler
/// costs one allocation. Most elements have at most one handler.
class ElementHandler {
  final let event: any ElementEvent.Type
  final let next: ElementHandler?

  init(_ event: any ElementEvent.Type, next: ElementHandler?) {
    self.event = event
    self.next = next
  }

  /// Returns a copy of this handler, followed by the list `next`.
  func before(_ next: ElementHandler?) -> ElementHandler { ElementHandler(event, next: next) }

  /// Returns the list without the handler for a type of events.
  final func without(_ event: any ElementEvent.Type) -> ElementHandler? {
    if self.event == event { return next }
    guard let next else { return self }
    let rest = next.without(event)
    return rest === next ? self : before(rest)
  }

  /// Returns whether two lists have handlers for the same types of events, in the same order.
  static func areSameEvents(_ first: ElementHandler?, _ second: ElementHandler?) -> Bool {
    var (first, second) = (first, second)
    while let left = first, let right = second {
      if left === right { return true }
      guard left.event == right.event else { return false }
      (first, second) = (left.next, right.next)
    }
    return first == nil && second == nil
  }
}

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
