public import AmbientCore

extension TestHost {
  /// All elements, in the order of the tree.
  public var elements: [Element] { viewTree.allElements }

  /// Every text in the tree, or in sight, in the order of the tree, labels of controls included.
  ///
  /// ``reach-swift.property`` says which: by default those under a pushed page, behind a sheet and in tabs
  /// that are not selected are among them.
  public var texts: [String] { texts(of: reach == .sight ? viewTree.elementsInSight : elements) }

  /// Every text that a user sees, in the order of the tree, whatever the host reaches.
  ///
  /// Of a stack that is the last page, of a tab view the tab that is selected; and in each window what stands
  /// in the last sheet or cover, if there is one. What an alert, a dialog or a popover is in front of is in
  /// sight.
  public var textsInSight: [String] { texts(of: viewTree.elementsInSight) }

  private func texts(of elements: [Element]) -> [String] {
    elements.filter(\.isText).compactMap(\.text)
  }

  /// The element tree as indented text: kind, text, and attributes in alphabetical order.
  public var tree: String { viewTree.elementDescription }
}
