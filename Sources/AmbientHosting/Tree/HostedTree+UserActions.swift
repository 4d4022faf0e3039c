/// What a user does, by the words that show: for tests, and for hosts without a pointer.
///
/// An element is found by the event that it takes and by its ``Element/label``. Elements in reach
/// of the user come before those behind something else, and enabled ones before disabled ones.
/// Elements out of reach are found too, unless `onlyInReach` is true.
///
/// ```swift
/// try tree.type("Ada", into: "Name")
/// try tree.tap("Save")
/// tree.settle()
/// ```
extension HostedTree {
  /// Presses the element with a label; if none has it, the innermost one around such a text.
  ///
  /// Where several elements around each other have the label, the innermost one is pressed.
  ///
  /// - Parameters:
  ///   - label: The label of the element.
  ///   - onlyInReach: Whether elements out of the user's reach are left out.
  /// - Throws: An error if there is no such element, or if it is disabled.
  public func tap(_ label: String, onlyInReach: Bool = false) throws(UserActionError) {
    if let target = elementAroundText(label, onlyInReach) {
      try perform(.press, on: target, label)
    } else {
      try perform(.press, on: find(taking: PressEvent.self, label, onlyInReach: onlyInReach), label)
    }
  }

  /// Switches the element with a label on if it is off, and the other way round.
  ///
  /// - Parameters:
  ///   - label: The label of the element.
  ///   - onlyInReach: Whether elements out of the user's reach are left out.
  /// - Throws: An error if there is no such element, or if it is disabled.
  public func toggle(_ label: String, onlyInReach: Bool = false) throws(UserActionError) {
    let element = try find(taking: ToggleEvent.self, label, onlyInReach: onlyInReach)
    try perform(.toggle(!(element[.isOn] ?? false)), on: element, label)
  }

  /// Replaces the text in the element with a label.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - label: The label of the element.
  ///   - onlyInReach: Whether elements out of the user's reach are left out.
  /// - Throws: An error if there is no such element, or if it is disabled.
  public func type(
    _ text: String,
    into label: String,
    onlyInReach: Bool = false
  ) throws(UserActionError) {
    let element = try find(taking: EditEvent.self, label, onlyInReach: onlyInReach)
    try perform(.edit(text), on: element, label)
  }

  /// Dismisses the cover or dialog that is in front.
  ///
  /// - Throws: An error if there is none, or if it can only be dismissed by the controls in it.
  public func dismissFront() throws(UserActionError) {
    guard let front = allElements.last(where: \.presentation.isInFront) else {
      throw UserActionError("Nothing is presented that could be dismissed.")
    }
    guard send(.dismiss, to: front) else {
      throw UserActionError(
        "The \(front.kind) in front can only be dismissed by the controls in it."
      )
    }
  }

  /// Leaves the last page for the one before it.
  ///
  /// - Throws: An error if there is no page to go back from.
  public func goBack() throws(UserActionError) {
    guard
      let page = allElements.last(where: {
        $0.presentation == .page && $0.takes(BackEvent.self)
      }),
      send(.back, to: page)
    else {
      throw UserActionError("There is no page to go back from.")
    }
  }

  /// Sends an event to an element that was found.
  ///
  /// - Parameters:
  ///   - event: What the user does.
  ///   - element: The element.
  ///   - label: What the message calls the element; its own label by default.
  /// - Throws: An error if the element does not take the event, or is disabled.
  public func perform<Event: ElementEvent>(
    _ event: Event,
    on element: Element,
    _ label: String? = nil
  ) throws(UserActionError) {
    guard !send(event, to: element) else { return }
    let reason =
      if !element.isMounted {
        "is no longer in the tree."
      } else if !element.takes(Event.self) {
        "is nothing to \(Event.name)."
      } else {
        "is disabled."
      }
    throw UserActionError("\(element.kind) \"\(label ?? element.label)\" \(reason)")
  }

  /// The element that takes an event and has a label.
  ///
  /// - Parameters:
  ///   - event: The type of the event.
  ///   - label: The label of the element.
  ///   - onlyInReach: Whether elements out of the user's reach are left out.
  /// - Returns: The first element in reach, or else elsewhere, that is enabled; or else the first
  ///   one. Of elements around each other it is the innermost.
  /// - Throws: An error with the labels of the elements that take the event, if none has the label.
  public func find<Event: ElementEvent>(
    taking event: Event.Type,
    _ label: String,
    onlyInReach: Bool = false
  ) throws(UserActionError) -> Element {
    let candidates = elements(inReachFirst: !onlyInReach).filter { $0.takes(event) }
    if let match = candidates.match(label) { return match }
    throw .missing("nothing to \(event.name)", label, candidates)
  }

  /// The element of a kind with a label.
  ///
  /// - Parameters:
  ///   - kind: What the element is.
  ///   - label: The label of the element.
  ///   - onlyInReach: Whether elements out of the user's reach are left out.
  /// - Returns: The first element in reach, or else elsewhere, that is enabled; or else the first
  ///   one.
  /// - Throws: An error with the labels of the elements of the kind, if none has the label.
  public func find(
    _ kind: ElementKind,
    _ label: String,
    onlyInReach: Bool = false
  ) throws(UserActionError) -> Element {
    let candidates = elements(inReachFirst: !onlyInReach).filter { $0.kind == kind }
    if let match = candidates.match(label) { return match }
    throw .missing("no \(kind)", label, candidates)
  }

  /// The innermost element to press around a text; nil if an element to press has the text as its
  /// label.
  private func elementAroundText(_ text: String, _ onlyInReach: Bool) -> Element? {
    let all = elements(inReachFirst: !onlyInReach)
    if all.contains(where: { $0.takes(PressEvent.self) && $0.label == text }) { return nil }
    for element in all where element.isText && element.text == text {
      var candidate = element.parent
      while let next = candidate, !next.takes(PressEvent.self) { candidate = next.parent }
      if let candidate { return candidate }
    }
    return nil
  }
}

@MainActor
extension Array where Element == AmbientHosting.Element {
  /// The element with a label: an enabled one if there is one, and the innermost of those around
  /// it.
  fileprivate func match(_ label: String) -> AmbientHosting.Element? {
    let matches = filter { $0.label == label }
    guard let first = matches.first(where: \.isEnabled) ?? matches.first else { return nil }
    let inside = Set(first.descendants.map(\.id))
    return matches.last { inside.contains($0.id) && $0.isEnabled == first.isEnabled } ?? first
  }
}

extension UserActionError {
  /// Nothing that the user looks for has a label.
  @MainActor
  fileprivate static func missing(
    _ what: String,
    _ label: String,
    _ candidates: [Element]
  ) -> UserActionError {
    let labels = candidates.map(\.label).filter { !$0.isEmpty }
    let present = labels.map { "\"\($0)\"" }.joined(separator: ", ")
    return UserActionError(
      """
      There is \(what) with the label "\(label)".

        Present  \(present.isEmpty ? what : present)
      """
    )
  }
}
