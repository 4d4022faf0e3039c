extension HostedTree {
  /// Finds the element whose accessibility label or identifier is the name that a search looks for.
  ///
  /// If there is no such element, the function finds the row or section that shows the name as a
  /// text.
  ///
  /// A row is an item of a `ForEach`, or a child of a list, a form, a table or a section.
  ///
  /// - Parameter search: The search for the name.
  /// - Returns: The outermost elements of the row or section, or the element that has the name.
  /// - Throws: An error that lists the existing names, if none of them matches. A different error
  ///   if no match is at the position that the search asks for.
  package func area(_ search: ElementSearch) throws(UserActionError) -> [Element] {
    let (name, elements) = (search.name, search.elements(in: self))
    var areas = elements.filter {
      $0[.accessibilityIdentifier] == name || $0[.accessibilityLabel] == name
    }.map { [$0] }
    if areas.isEmpty {
      areas = elements.filter { $0.isText && $0.text == name }.compactMap(\.row)
    }
    var seen: Set<ElementID> = []
    areas = areas.filter { $0.first.map { seen.insert($0.id).inserted } ?? false }
    let number = search.number ?? 1
    if areas.indices.contains(number - 1) { return areas[number - 1] }
    if !areas.isEmpty { throw .noNumber(number, name, areas.count) }
    var names: [String] = []
    for element in elements {
      let own = element[.accessibilityIdentifier] ?? element[.accessibilityLabel]
      let name = own ?? (element.isText && element.row != nil ? element.text : nil)
      if let name, !names.contains(name) { names.append(name) }
    }
    throw .missing(
      "no row, section or identified view",
      name,
      present: names,
      remedies: [
        "Add `.accessibilityIdentifier(\"\(name)\")` to the view that contains the wanted elements."
      ]
    )
  }
}

extension Element {
  private static var containers: Set<ElementKind> { ["Form", "List", "Section", "TableRows"] }

  /// The elements of the innermost row that contains the element.
  ///
  /// For an element in a header or footer, the result is the whole section.
  fileprivate var row: [Element]? {
    var candidate: Element? = self
    while let next = candidate, next.presentation == .inline {
      let item = next.item
      // A table creates the cells of each row in a loop. The search skips this loop, and finds the
      // whole row.
      if next.kind != "TableCell", item.contains(where: { $0.id == next.id }) { return item }
      if let parent = next.parent, Self.containers.contains(parent.kind) {
        return next.kind == "Header" || next.kind == "Footer" ? [parent] : [next]
      }
      candidate = next.parent
    }
    return nil
  }
}
