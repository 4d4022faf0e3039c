import AmbientCore

extension TestHost {
  /// Presses the first enabled button with a label, then settles.
  ///
  /// Records an issue if there is no such button, with the labels there are.
  public func tap(
    _ label: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act(.press, on: "Button", label, Place(fileID, filePath, line, column))
  }

  /// Switches the first enabled toggle with a label, then settles.
  public func toggle(
    _ label: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    guard let toggle = find("Toggle", label, place) else { return }
    let isOn = toggle.attributes["isOn"] == .bool(true)
    perform(.toggle(!isOn), on: toggle, label, place)
  }

  /// Replaces the text of the first enabled text field with a title, then settles.
  public func type(
    _ text: String,
    into title: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act(.edit(text), on: "TextField", title, Place(fileID, filePath, line, column))
  }

  func act(_ event: ElementEvent, on kind: ElementKind, _ label: String, _ place: Place) {
    guard let element = find(kind, label, place) else { return }
    perform(event, on: element, label, place)
  }

  func perform(
    _ event: ElementEvent,
    on element: Element,
    _ label: String,
    _ place: Place
  ) {
    guard viewTree.send(event, to: element) else {
      return place.record("\(element.kind) \"\(label)\" is disabled.")
    }
    settle()
  }

  func find(_ kind: ElementKind, _ label: String, _ place: Place) -> Element? {
    let candidates = elements.filter { $0.kind == kind }
    let matches = candidates.filter { self.label(of: $0) == label || $0.text == label }
    if let match = matches.first(where: \.isEnabled) ?? matches.first { return match }
    let present = candidates.map { "\"\(self.label(of: $0))\"" }.joined(separator: ", ")
    place.record(
      """
      There is no \(kind) with the label "\(label)".

        Present  \(present.isEmpty ? "no \(kind)" : present)
      """
    )
    return nil
  }
}
