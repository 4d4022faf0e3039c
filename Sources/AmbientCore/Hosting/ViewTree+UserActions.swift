/// Why something that a user wants to do cannot be done.
package struct UserActionError: Error, CustomStringConvertible {
  /// What is wrong, and what there is.
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// What a user does, by the words that show; for hosts without a pointer.
///
/// What the user can use comes before what is behind something else, which is found too unless only what is
/// in reach is asked for.
extension ViewTree {
  /// Presses the first enabled button with a label, or else what takes the taps on that text.
  package func tap(_ label: String, onlyInReach: Bool = false) throws(UserActionError) {
    if let target = tapTarget(around: label, onlyInReach: onlyInReach) {
      return try perform(.press, on: target, label)
    }
    try perform(.press, on: find("Button", label, onlyInReach: onlyInReach), label)
  }

  /// Switches the first enabled toggle with a label.
  package func toggle(_ label: String, onlyInReach: Bool = false) throws(UserActionError) {
    let toggle = try find("Toggle", label, onlyInReach: onlyInReach)
    try perform(.toggle(toggle.attributes["isOn"] != .bool(true)), on: toggle, label)
  }

  /// Replaces the text of the first enabled text field with a title.
  package func type(
    _ text: String,
    into title: String,
    onlyInReach: Bool = false
  ) throws(UserActionError) {
    try perform(.edit(text), on: find("TextField", title, onlyInReach: onlyInReach), title)
  }

  /// Puts away what is presented in front.
  package func dismissFront() throws(UserActionError) {
    guard let front = frontPresentation else {
      throw UserActionError("Nothing is presented that could be dismissed.")
    }
    guard send(.dismiss, to: front) else {
      throw UserActionError(
        "The \(front.kind) in front can only be dismissed by the controls in it."
      )
    }
  }

  /// Leaves the page that is on top of the last stack.
  package func goBack() throws(UserActionError) {
    guard
      let page = allElements.last(where: { $0.kind == "NavigationPage" && $0.handlesEvents }),
      send(.back, to: page)
    else {
      throw UserActionError("There is no page to go back from.")
    }
  }

  /// Lets something happen to an element.
  package func perform(
    _ event: ElementEvent,
    on element: Element,
    _ label: String
  ) throws(UserActionError) {
    guard send(event, to: element) else {
      throw UserActionError("\(element.kind) \"\(label)\" is disabled.")
    }
  }

  /// The first element of a kind with a label: one in reach, if there is one, and one that is enabled, if
  /// there is one.
  package func find(
    _ kind: ElementKind,
    _ label: String,
    onlyInReach: Bool = false
  ) throws(UserActionError) -> Element {
    let candidates = elements(inReachFirst: !onlyInReach).filter { $0.kind == kind }
    let matches = candidates.filter { $0.label == label || $0.text == label }
    if let match = matches.first(where: \.isEnabled) ?? matches.first { return match }
    let present = candidates.map { "\"\($0.label)\"" }.joined(separator: ", ")
    throw UserActionError(
      """
      There is no \(kind) with the label "\(label)".

        Present  \(present.isEmpty ? "no \(kind)" : present)
      """
    )
  }

  /// The presentation that covers all others.
  var frontPresentation: Element? {
    allElements.last { Element.presentations.contains($0.kind) }
  }
}
