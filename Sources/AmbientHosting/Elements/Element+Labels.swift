extension Element {
  /// The elements inside this element, at any depth, in the order of the tree.
  ///
  /// - Complexity: O(n) in the number of views inside the element.
  public var descendants: [Element] {
    var result: [Element] = []
    var waiting = Array(children.reversed())
    while let element = waiting.popLast() {
      result.append(element)
      waiting += element.children.reversed()
    }
    return result
  }

  /// Whether the element shows its text as content, and not as a title.
  ///
  /// The text is a title if the element takes events with a value, such as ``EditEvent``. It is
  /// also a title if the element has a presentation of its own, such as a sheet or a page.
  public var isText: Bool {
    text != nil && presentation == .inline && !events.contains { $0.proposesValue }
  }

  /// The name by which a user knows the element: the text of the element, or else the texts inside
  /// the element, joined by spaces.
  ///
  /// A text in a sheet or dialog is not part of the label of the elements around the sheet or
  /// dialog. A text that only assistive technologies present is not part of the label either.
  ///
  /// - Complexity: O(n) in the number of views inside the element.
  public var label: String {
    if let text { return text }
    var texts: [String] = []
    var waiting = Array(children.reversed())
    while let element = waiting.popLast() {
      if element.presentation.isInFront || element.presentation == .assistive { continue }
      if let text = element.text {
        texts.append(text)
      } else {
        waiting += element.children.reversed()
      }
    }
    return texts.joined(separator: " ")
  }
}
