/// The actions of a user, for tests and for hosts without a pointer.
///
/// An action finds its element by name, among the elements that handle the event of the action. The
/// action compares the name with the ``Element/label`` of each element. If no label matches, the
/// action tries a text in the element, then the accessibility label, the prompt and the
/// accessibility identifier.
///
/// The user cannot reach some elements, such as the elements behind a sheet. The action prefers an
/// enabled element to a disabled one, even if only the disabled one is in reach. Among several
/// enabled elements, it prefers those within the user's reach. If `onlyInReach` is true, the action
/// does not find elements out of reach.
///
/// ```swift
/// try tree.type("Ada", into: "Name")
/// try tree.tap("Save")
/// tree.settle()
/// ```
extension HostedTree {
  /// Presses the element with the given name.
  ///
  /// If elements with the name are nested, the method presses the innermost enabled one.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - number: The position of the element among the elements with the name, counted from 1; nil
  ///     for the first enabled one.
  ///   - onlyInReach: Whether the method ignores elements out of the user's reach.
  /// - Throws: An error if there is no such element, or if it is disabled.
  public func tap(
    _ name: String,
    number: Int? = nil,
    onlyInReach: Bool = false
  ) throws(UserActionError) {
    try perform(.press, on: ElementSearch(name, number: number, onlyInReach: onlyInReach))
  }

  /// Toggles the element with the given name.
  ///
  /// An element that is off is switched on. An element that is on is switched off.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - onlyInReach: Whether the method ignores elements out of the user's reach.
  /// - Throws: An error if there is no such element, or if it is disabled.
  public func toggle(_ name: String, onlyInReach: Bool = false) throws(UserActionError) {
    try toggle(ElementSearch(name, onlyInReach: onlyInReach))
  }

  /// Replaces the text of the element with the given name.
  ///
  /// - Parameters:
  ///   - text: The new text, which may be empty.
  ///   - name: The name of the element.
  ///   - onlyInReach: Whether the method ignores elements out of the user's reach.
  /// - Throws: An error if there is no such element, or if it is disabled.
  public func type(
    _ text: String,
    into name: String,
    onlyInReach: Bool = false
  ) throws(UserActionError) {
    try perform(.edit(text), on: ElementSearch(name, onlyInReach: onlyInReach))
  }

  /// Dismisses the presentation in front, such as a sheet, a full-screen cover or a dialog.
  ///
  /// - Throws: An error if nothing is presented, or if the presentation in front does not take
  ///   ``DismissEvent``.
  public func dismissFront() throws(UserActionError) {
    guard let front else {
      throw UserActionError("There is nothing to dismiss.")
    }
    guard send(.dismiss, to: front) else {
      throw UserActionError(
        "The \(front.kind) in front can only be dismissed by the controls in it."
      )
    }
  }

  /// Goes back from the last page to the page before it.
  ///
  /// - Throws: An error if there is no page to go back from.
  public func goBack() throws(UserActionError) {
    guard
      let page = allElements.last(where: {
        $0.presentation == .page && $0.takes(BackEvent.self) && !$0.isLeaving
      }),
      send(.back, to: page)
    else {
      throw UserActionError("There is no page to go back from.")
    }
  }

  /// Sends an event to an element, such as the result of `find`.
  ///
  /// - Parameters:
  ///   - event: The action of the user.
  ///   - element: The element.
  ///   - name: The name of the element in messages; its own label by default.
  /// - Throws: An error if the element does not take the event, is disabled, or has left the tree.
  public func perform<Event: ElementEvent>(
    _ event: Event,
    on element: Element,
    _ name: String? = nil
  ) throws(UserActionError) {
    guard !send(event, to: element) else { return }
    let titled = element.titled(name ?? element.label)
    guard element.isMounted else { throw UserActionError("\(titled) is no longer in the tree.") }
    guard !element.takes(Event.self) else { throw UserActionError("\(titled) is disabled.") }
    let events = element.events.map { "\($0)" }
    throw UserActionError(
      "\(titled) does not take the event '\(Event.self)'.",
      facts: [("Takes", events.isEmpty ? "no events" : events.joined(separator: ", "))],
      remedies: events.isEmpty ? [] : ["Send an event that the \(element.kind) takes."]
    )
  }

  /// Returns the element that takes an event and has the given name.
  ///
  /// - Parameters:
  ///   - event: The type of the event.
  ///   - name: The name of the element.
  ///   - number: The position of the element among the elements with the name, counted from 1; nil
  ///     for the first enabled one.
  ///   - onlyInReach: Whether the method ignores elements out of the user's reach.
  /// - Returns: The element at the position `number`. If `number` is nil, the first enabled element
  ///   with the name, or the first one if none is enabled. Elements in reach precede other
  ///   elements. If elements with the name are nested, only the innermost is a candidate. If the
  ///   innermost is disabled, its nearest enabled ancestor with the name is a candidate too.
  /// - Throws: If no element that takes the event has the name, an error that lists the names of
  ///   the elements that take the event. If elements have the name, but none is at the position
  ///   `number`, an error that says how many there are.
  public func find<Event: ElementEvent>(
    taking event: Event.Type,
    _ name: String,
    number: Int? = nil,
    onlyInReach: Bool = false
  ) throws(UserActionError) -> Element {
    try find(
      taking: event,
      ElementSearch(name, number: number, onlyInReach: onlyInReach)
    )
  }

  /// Returns the element that has the given kind and name.
  ///
  /// - Parameters:
  ///   - kind: The kind of the element.
  ///   - name: The name of the element.
  ///   - number: The position of the element among the elements with the name, counted from 1; nil
  ///     for the first enabled one.
  ///   - onlyInReach: Whether the method ignores elements out of the user's reach.
  /// - Returns: The element at the position `number`. If `number` is nil, the first enabled element
  ///   with the name, or the first one if none is enabled. Elements in reach precede other
  ///   elements. If elements with the name are nested, only the innermost is a candidate. If the
  ///   innermost is disabled, its nearest enabled ancestor with the name is a candidate too.
  /// - Throws: If no element of the kind has the name, an error that lists the names of the
  ///   elements of the kind. If elements have the name, but none is at the position `number`, an
  ///   error that says how many there are.
  public func find(
    _ kind: ElementKind,
    _ name: String,
    number: Int? = nil,
    onlyInReach: Bool = false
  ) throws(UserActionError) -> Element {
    try find(kind, ElementSearch(name, number: number, onlyInReach: onlyInReach))
  }
}
