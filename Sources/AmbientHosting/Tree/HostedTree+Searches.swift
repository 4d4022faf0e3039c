// User actions on the element that a search finds. The hosts of this package call these functions.

extension HostedTree {
  /// Returns the element that a search finds among the elements that take an event.
  ///
  /// - Parameters:
  ///   - event: The type of the event.
  ///   - search: The search.
  /// - Returns: The element.
  /// - Throws: An error if no element that takes the event has the name, or if there is no match at
  ///   the position that the search asks for.
  package func find<Event: ElementEvent>(
    taking event: Event.Type,
    _ search: ElementSearch
  ) throws(UserActionError) -> Element {
    let message = event.messageForMissingElement
    return try search.find(in: self, message.words, remedies: [message.remedy]) {
      $0.takes(event)
    }
  }

  /// Returns the first element that takes an event, among the elements that a search covers.
  ///
  /// The name of the search has no effect.
  ///
  /// - Parameters:
  ///   - event: The type of the event.
  ///   - search: The search.
  /// - Returns: The element.
  /// - Throws: An error if no element takes the event.
  package func first<Event: ElementEvent>(
    taking event: Event.Type,
    _ search: ElementSearch
  ) throws(UserActionError) -> Element {
    guard let element = search.elements(in: self).first(where: { $0.takes(event) }) else {
      throw .missing(taking: event)
    }
    return element
  }

  /// Returns the element that a search finds among the elements of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - search: The search.
  /// - Returns: The element, which can be disabled.
  /// - Throws: An error if no element of the kind has the name, or if there is no match at the
  ///   position that the search asks for.
  package func find(
    _ kind: ElementKind,
    _ search: ElementSearch
  ) throws(UserActionError) -> Element {
    try search.find(in: self, "no \(kind)") { $0.kind == kind }
  }

  /// Sends an event to the element that a search finds among the elements that take the event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - search: The search.
  /// - Throws: An error if the search finds no element, or if the element is disabled or leaves the
  ///   tree.
  package func perform<Event: ElementEvent>(
    _ event: Event,
    on search: ElementSearch
  ) throws(UserActionError) {
    let element = try find(taking: Event.self, search)
    try perform(event, on: element, search.name)
  }

  /// Switches an element to the opposite state; a mixed or unknown state is switched on.
  ///
  /// - Parameter search: The search, among the elements that take ``ToggleEvent``.
  /// - Throws: An error if the search finds no element, or if the element is disabled or leaves the
  ///   tree.
  package func toggle(_ search: ElementSearch) throws(UserActionError) {
    let element = try find(taking: ToggleEvent.self, search)
    try perform(.toggle(!(element[.isOn] ?? false)), on: element, search.name)
  }

  /// Increases or decreases the value of an element by a number of steps.
  ///
  /// If the element takes ``AdjustEvent`` but not ``StepEvent``, the attribute
  /// ``ElementAttribute/step`` is the size of a step. Without this attribute, a step goes to the
  /// next mark of the slider. Without marks, a step is a tenth of the range.
  ///
  /// - Parameters:
  ///   - isUp: Whether the value increases.
  ///   - times: The number of steps; a negative number counts as 0.
  ///   - search: The search.
  /// - Throws: An error if the search finds no such element, or if the element is disabled or
  ///   leaves the tree.
  package func step(
    up isUp: Bool,
    times: Int,
    _ search: ElementSearch
  ) throws(UserActionError) {
    let message = StepEvent.messageForMissingElement
    let element = try search.find(in: self, message.words, remedies: [message.remedy]) {
      $0.takes(StepEvent.self) || $0.takes(AdjustEvent.self)
    }
    for _ in 0..<max(times, 0) {
      if element.takes(StepEvent.self) {
        try perform(.step(up: isUp), on: element, search.name)
      } else if let event = element.step(up: isUp) {
        try perform(event, on: element, search.name)
      }
      // The tree has to settle, so that the next step begins at the new value.
      settle()
    }
  }

  /// Presses an option of a picker.
  ///
  /// - Parameters:
  ///   - option: The label of the option.
  ///   - search: The search for the picker, by its label or another name.
  /// - Throws: An error if there is no such picker, if the picker has no such option, or if the
  ///   option is disabled.
  package func choose(
    _ option: String,
    in search: ElementSearch
  ) throws(UserActionError) {
    let elements = search.elements(in: self)
    let pickers = elements.filter { $0.kind == "Picker" }
    var named = pickers.filter { $0.pickerLabel == search.name }
    if named.isEmpty { named = search.matches(in: self) { $0.kind == "Picker" } }
    let picker: Element? =
      if let number = search.number {
        named.indices.contains(number - 1) ? named[number - 1] : nil
      } else {
        named.preferred
      }
    guard let picker else {
      if let number = search.number, !named.isEmpty {
        throw .noNumber(number, search.name, named.count)
      }
      throw .missing("no Picker", search.name, present: pickers.map(\.pickerLabel))
    }
    let options = picker.descendants.filter { $0.kind == "Option" }
    guard let target = options.first(where: { $0.label == option }) else {
      throw .missing(
        "no Option",
        option,
        present: options.map(\.label),
        in: "in the Picker \"\(search.name)\""
      )
    }
    try perform(.press, on: target)
  }

  /// Opens a menu, or the context menu of a view.
  ///
  /// The search skips table rows, and the labels of disclosure groups and sections. They can take
  /// ``ExpandEvent`` as a menu does, but have no menu.
  ///
  /// - Parameter search: The search for the name of the menu or of the view.
  /// - Returns: The element of the menu.
  /// - Throws: An error if no menu has the name, or if the menu is disabled.
  @discardableResult
  package func openMenu(_ search: ElementSearch) throws(UserActionError) -> Element {
    let message = ExpandEvent.messageForMissingElement
    let menu = try search.find(in: self, message.words, remedies: [message.remedy]) {
      $0.takes(ExpandEvent.self) && !["TableRow", "DisclosureLabel"].contains($0.kind)
    }
    try perform(.expand(true), on: menu, search.name)
    return menu
  }

  /// Presses a button of the dialog or alert with the given title.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - number: The position among the dialogs with the title, counted from 1; nil for the
  ///     first. Dialogs in reach of the user come first.
  ///   - button: The name of the button.
  ///   - onlyInReach: Whether the method ignores dialogs out of the user's reach, such as a dialog
  ///     behind another dialog.
  /// - Throws: An error if there is no such dialog or button, or if the button is disabled.
  package func answer(
    _ title: String,
    number: Int? = nil,
    with button: String,
    onlyInReach: Bool
  ) throws(UserActionError) {
    let dialogs = elementsInReach(followedByOthers: !onlyInReach).filter {
      $0.presentation == .dialog
    }
    let named = dialogs.filter { $0.text == title }
    guard let first = named.first else {
      throw .missing("no dialog", title, present: dialogs.compactMap(\.text))
    }
    if let number, !named.indices.contains(number - 1) {
      throw .noNumber(number, title, named.count)
    }
    let dialog = number.map { named[$0 - 1] } ?? first
    let search = ElementSearch(button, in: dialog.children)
    let candidates = dialog.descendants.filter { $0.takes(PressEvent.self) }
    let matches = search.matches(in: self) { $0.takes(PressEvent.self) }
    guard let target = matches.preferred else {
      throw .missing(
        "nothing to press",
        button,
        present: candidates.map(\.label),
        in: "in the \(dialog.kind) \"\(title)\""
      )
    }
    try perform(.press, on: target, button)
  }
}

extension Element {
  /// The text of the picker's label; the texts of the options are not part of it.
  fileprivate var pickerLabel: String {
    children.first { $0.kind == "PickerLabel" }.map { $0.label } ?? ""
  }
}
