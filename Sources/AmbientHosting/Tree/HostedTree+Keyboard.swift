// User actions with the focus and with keys. The hosts of this package call these functions.

extension HostedTree {
  /// Moves the focus to an element; the search covers only elements that can have the focus.
  ///
  /// - Parameter search: The search.
  /// - Throws: An error if no matching element can have the focus, or if the match is disabled or
  ///   out of reach.
  package func focus(_ search: ElementSearch) throws(UserActionError) {
    let ids = Set(focusableElements.map(\.id))
    if search.matches(in: self, where: { ids.contains($0.id) }).isEmpty,
      let other = search.matches(in: self, where: \.isControl).first
    {
      try requireReach(of: other, search.name)
    }
    let element = try search.find(
      in: self,
      "nothing to focus",
      remedies: ["Add a field, or 'focusable()' to the view."]
    ) { ids.contains($0.id) }
    focus(element)
  }

  /// Throws an error if a control cannot have the focus because it is disabled or out of reach.
  private func requireReach(of control: Element, _ name: String) throws(UserActionError) {
    let titled = control.titled(name)
    guard control.isEnabled else { throw UserActionError("\(titled) is disabled.") }
    guard !elementsInReach.contains(where: { $0.id == control.id }) else { return }
    throw UserActionError(
      "\(titled) is out of reach, and cannot have the focus.",
      facts: [],
      remedies: ["Close the sheet or page in front of the view."]
    )
  }

  /// Sends an event to the element that has the focus, or to the first element if none has the
  /// focus.
  ///
  /// - Returns: Whether a view has handled the event.
  @discardableResult
  package func sendToFocus(_ event: some ElementEvent) -> Bool {
    guard let element = focusedElement ?? elements.first else { return false }
    return send(event, to: element)
  }

  /// Presses a key, and releases it.
  ///
  /// If the key and the modifier keys are the shortcut of an enabled control, the function presses
  /// this control instead. The control must be in reach of the user or in the menu bar.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that are held.
  ///   - focusing: The code that moves the focus, such as `host.focus(…)`, for the error message.
  /// - Throws: An error if no view handles the key.
  package func press(
    _ key: KeyEquivalent,
    modifiers: EventModifiers,
    focusing: String
  ) throws(UserActionError) {
    let name = (modifiers.names + [key.name]).joined(separator: " ")
    let controls = elementsWithShortcuts.filter { $0[.keys] != nil && $0.takes(PressEvent.self) }
    if let control = controls.first(where: { $0[.keys] == name && $0.isEnabled }) {
      send(.press, to: control)
      return
    }
    let isHandled = sendToFocus(KeyEvent(key, modifiers: modifiers))
    settle()
    sendToFocus(KeyEvent(key, modifiers: modifiers, phase: .up))
    guard !isHandled else { return }
    let shortcuts = controls.compactMap { $0[.keys] }
    throw UserActionError(
      "Nothing handles the key \"\(name)\".",
      facts: [
        ("Focus", focusedElement.map { $0.titled($0.label) } ?? "no element"),
        ("Shortcuts", shortcuts.isEmpty ? "none" : shortcuts.quotedList),
      ],
      remedies: [
        focusedElement == nil
          ? "First move the focus into the view that has 'onKeyPress': `\(focusing)`."
          : "Handle the key with 'onKeyPress' on a view around the focus."
      ]
    )
  }
}

extension ElementAttribute where Value == String {
  /// The keys of the shortcut of a control, separated by spaces.
  fileprivate static var keys: Self { Self("shortcut") }
}
