public import AmbientCore

extension TestHost {
  /// All elements, in the order of the tree.
  public var elements: [Element] { viewTree.allElements }

  /// Every text that shows, in the order of the tree, labels of controls included.
  public var texts: [String] {
    elements.filter { $0.kind == "Text" }.compactMap(\.text)
  }

  /// The element tree as indented text: kind, text, and attributes in alphabetical order.
  public var tree: String { viewTree.elementDescription }
}
