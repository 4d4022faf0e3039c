import AmbientCore
public import AmbientHosting
public import Testing

/// Queries for texts and elements.
extension TestHost {
  /// All elements, in the order of the tree.
  ///
  /// ``reach-swift.property`` has no effect on this property.
  ///
  /// - Complexity: O(n) in the number of views.
  public var elements: [Element] { viewTree.allElements }

  /// The texts in the order of the tree, including the labels of controls.
  ///
  /// By default, they include the texts under a pushed page, behind a sheet and in tabs that are
  /// not selected. If ``reach-swift.property`` is `visible`, they do not. Texts that are only for
  /// assistive technologies are left out, and so are texts in views that a `ViewThatFits` does not
  /// show.
  ///
  /// - Complexity: O(n) in the number of views.
  public var texts: [String] {
    texts(of: inArea(reach == .visible ? viewTree.visibleElements : viewTree.shownElements))
  }

  /// The texts that a user sees, in the order of the tree.
  ///
  /// ``reach-swift.property`` has no effect on this property.
  ///
  /// In a navigation stack, only the last page is visible, and in a tab view only the selected tab.
  /// In a window with sheets or covers, only the last sheet or cover is visible. The elements
  /// behind an alert, a dialog or a popover stay visible. A removed view does not count as visible,
  /// even while its transition still shows it.
  ///
  /// - Complexity: O(n) in the number of views.
  public var visibleTexts: [String] { texts(of: inArea(viewTree.visibleElements)) }

  /// The element tree as indented text, one line for each element.
  ///
  /// A line has the kind and the text of the element, then the attributes in alphabetical order.
  ///
  /// - Complexity: O(n) in the number of views.
  public var tree: String { viewTree.elementDescription }

  /// Finds the elements for which a condition holds.
  ///
  /// Like ``texts``, the result depends on ``reach-swift.property``.
  ///
  /// ```swift
  /// #expect(host.elements { $0[.isOn] == true }.map(\.label) == ["News"])
  /// ```
  ///
  /// - Parameter condition: Returns whether an element belongs to the result.
  /// - Returns: The elements, in the order of the tree.
  /// - Complexity: O(n) in the number of views.
  public func elements(where condition: (Element) -> Bool) -> [Element] {
    inArea(reach == .visible ? viewTree.visibleElements : elements).filter(condition)
  }

  /// Finds the elements of a kind.
  ///
  /// ```swift
  /// #expect(host.elements(of: .button).map(\.isEnabled) == [true, false])
  /// ```
  ///
  /// - Parameter kind: The kind of the elements.
  /// - Returns: The elements, in the order of the tree.
  public func elements(of kind: ElementKind) -> [Element] {
    elements { $0.kind == kind }
  }

  /// Finds the elements that have a value for an attribute.
  ///
  /// ```swift
  /// #expect(host.elements(with: .isSelected, true).map(\.label) == ["Milk"])
  /// ```
  ///
  /// - Parameters:
  ///   - attribute: The key of the attribute.
  ///   - value: The value of the attribute.
  /// - Returns: The elements, in the order of the tree.
  public func elements<Value>(with attribute: ElementAttribute<Value>, _ value: Value) -> [Element]
  {
    elements { $0[attribute] == value }
  }

  /// Returns the elements with the given name.
  ///
  /// If several nested elements have the name, the method returns the innermost one. If this
  /// element is disabled, the method also returns its nearest enabled ancestor with the name.
  ///
  /// If `kind` is nil, and controls have the name, the method returns only the controls: for
  /// example a button, but not the text in it. A control is an element that takes user actions.
  ///
  /// - Parameters:
  ///   - name: The label of the elements, a text in them, their accessibility label, their prompt
  ///     or their accessibility identifier. The search tries these names in this order, and stops
  ///     when a name matches an element.
  ///   - kind: The kind of the elements; nil for any kind.
  /// - Returns: First the elements that a user can reach, then the other elements. Each of the two
  ///   groups is in the order of the tree.
  public func elements(named name: String, of kind: ElementKind? = nil) -> [Element] {
    let search = search(name)
    if let kind { return search.matches(in: viewTree) { $0.kind == kind } }
    let controls = search.matches(in: viewTree, where: \.isControl)
    return controls.isEmpty ? search.matches(in: viewTree) { _ in true } : controls
  }

  /// Returns the element with the given name.
  ///
  /// If no element has the name, the test fails with a list of the existing names.
  ///
  /// ```swift
  /// #expect(host.element("Volume", of: .slider)?[.value] == 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - kind: The kind of the element; nil for any kind.
  ///   - number: The position among the elements with the name, counted from 1; nil for the first
  ///     enabled one.
  ///   - sourceLocation: The line at which the test fails.
  /// - Returns: The element; nil if the test failed.
  public func element(
    _ name: String,
    of kind: ElementKind? = nil,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Element? {
    let search = search(name, number)
    let isNamedControl = kind == nil && !search.matches(in: viewTree, where: \.isControl).isEmpty
    do {
      return try search.find(in: viewTree, kind.map { "no \($0)" } ?? "no element") { element in
        kind.map { $0 == element.kind } ?? (!isNamedControl || element.isControl)
      }
    } catch {
      fail(error.description, at: sourceLocation)
      return nil
    }
  }

  private func texts(of elements: [Element]) -> [String] {
    elements.filter(\.isText).compactMap(\.text)
  }

  private func inArea(_ elements: [Element]) -> [Element] {
    guard let area else { return elements }
    let ids = Set(area.flatMap { [$0] + $0.descendants }.map(\.id))
    return elements.filter { ids.contains($0.id) }
  }
}
