extension ViewTree {
  /// All elements, in the order of the tree.
  package var allElements: [Element] { elements.flatMap { [$0] + $0.descendants } }

  /// The elements as indented text: kind, text, and attributes in alphabetical order.
  ///
  /// ```text
  /// VStack spacing=4
  ///   Text "Hello"
  ///   Button disabled
  ///     Text "Go on"
  /// ```
  public var elementDescription: String {
    var lines: [String] = []
    var waiting = elements.reversed().map { (element: $0, depth: 0) }
    while let (element, depth) = waiting.popLast() {
      lines.append(String(repeating: "  ", count: depth) + element.line)
      waiting += element.children.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }
}

extension Element {
  /// The elements in it, and all that is in those, in the order of the tree.
  package var descendants: [Element] {
    var result: [Element] = []
    var waiting = Array(children.reversed())
    while let element = waiting.popLast() {
      result.append(element)
      waiting += element.children.reversed()
    }
    return result
  }

  /// The texts in it, put together: what a user calls a control.
  package var label: String {
    ([self] + descendants).filter { $0.kind == "Text" }.compactMap(\.text).joined(separator: " ")
  }

  /// The element in one line: its kind, its text and its attributes.
  fileprivate var line: String {
    var parts = [kind.rawValue]
    if let text { parts.append("\"\(text)\"") }
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      parts.append("\(name)=\(value)")
    }
    if !isEnabled { parts.append("disabled") }
    return parts.joined(separator: " ")
  }
}
