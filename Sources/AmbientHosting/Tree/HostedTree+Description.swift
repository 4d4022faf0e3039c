extension HostedTree {
  /// All elements, in the order of the tree.
  ///
  /// - Complexity: O(n) in the number of views.
  public var allElements: [Element] { elements.flatMap { [$0] + $0.descendants } }

  /// The elements as indented text: kind, text, and attributes in alphabetical order.
  ///
  /// ```text
  /// VStack spacing=4
  ///   Text "Hello"
  ///   Button disabled
  ///     Text "Go on"
  /// ```
  ///
  /// - Complexity: O(n) in the number of views.
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
  /// The element in one line: its kind, its text and its attributes.
  fileprivate var line: String {
    var parts = [kind.rawValue]
    if let text { parts.append("\"\(text)\"") }
    for (name, value) in attributes { parts.append("\(name)=\(value)") }
    if !isEnabled { parts.append("disabled") }
    return parts.joined(separator: " ")
  }
}
