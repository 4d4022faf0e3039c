import AmbientCore

extension TestHost {
  /// The label of the element that has the focus; nil if none has it.
  public var focusedLabel: String? {
    viewTree.focusedElement?.label
  }

  /// Moves the focus to the first element with a label that can have it, then settles.
  ///
  /// Records an issue if there is no such element, with the labels of those that can have the focus.
  public func focus(
    _ label: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let candidates = viewTree.focusableElements
    guard let element = candidates.first(where: { $0.label == label }) else {
      let present = candidates.map { "\"\($0.label)\"" }.joined(separator: ", ")
      return Place(fileID, filePath, line, column).record(
        """
        Nothing with the label "\(label)" can have the focus.

          Focusable  \(present.isEmpty ? "nothing" : present)
        """
      )
    }
    viewTree.focus(element)
    settle()
  }

  /// Takes the focus away from whatever has it, then settles.
  public func removeFocus() {
    viewTree.focus(nil)
    settle()
  }

  /// Submits what is in the first enabled text field with a title, as by pressing return, then settles.
  public func submit(
    _ title: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act(.submit, on: "TextField", title, Place(fileID, filePath, line, column))
  }
}
