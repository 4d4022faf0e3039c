public import AmbientCore

extension TestHost {
  /// All elements, in the order of the tree.
  public var elements: [Element] {
    var result: [Element] = []
    var waiting = Array(viewTree.elements.reversed())
    while let element = waiting.popLast() {
      result.append(element)
      waiting += element.children.reversed()
    }
    return result
  }

  /// Every text that shows, in the order of the tree, labels of controls included.
  public var texts: [String] {
    elements.filter { $0.kind == "Text" }.compactMap(\.text)
  }

  /// The element tree as indented text: kind, text, and attributes in alphabetical order.
  public var tree: String {
    var lines: [String] = []
    var waiting = viewTree.elements.reversed().map { (element: $0, depth: 0) }
    while let (element, depth) = waiting.popLast() {
      lines.append(String(repeating: "  ", count: depth) + element.line)
      waiting += element.children.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  /// The texts in an element, put together.
  func label(of element: Element) -> String {
    var parts: [String] = []
    var waiting = [element]
    while let next = waiting.popLast() {
      if next.kind == "Text", let text = next.text { parts.append(text) }
      waiting += next.children.reversed()
    }
    return parts.joined(separator: " ")
  }
}

extension Element {
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
