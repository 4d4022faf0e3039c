import AmbientHosting

/// A name in a command, and a number if several elements have the name: `Delete #2`.
struct NumberedName: Equatable, ExpressibleByStringLiteral {
  var name: String

  /// The position among the elements with the name, counted from 1; nil for the first enabled one.
  var number: Int?

  /// Creates a name from a part of a command.
  ///
  /// A name in quotation marks may contain parts of commands, such as `in` or `#2`.
  init(_ text: String) {
    let text = text.trimmed
    guard let range = text.ranges(of: " #").last, let number = Int(text[range.upperBound...]) else {
      name = text.unquoted
      return
    }
    name = text[..<range.lowerBound].trimmed.unquoted
    self.number = number
  }

  init(stringLiteral value: String) { name = value }
}

/// The element that a command concerns: `Delete #2 within Milk`.
struct TextTarget: Equatable, ExpressibleByStringLiteral {
  var element: NumberedName

  /// The name of the row, section or element that contains the element; nil for the whole tree.
  var area: NumberedName?

  init(_ text: String) {
    guard let (name, area) = text.parts("within"), !name.isEmpty else {
      element = NumberedName(text)
      return
    }
    element = NumberedName(name)
    self.area = NumberedName(area)
  }

  init(stringLiteral value: String) { element = NumberedName(stringLiteral: value) }

  /// Returns the search for the element.
  ///
  /// - Throws: An error if no row, section or element has the name of the area.
  @MainActor func search(in tree: some HostedTree) throws(UserActionError) -> ElementSearch {
    var elements: [Element]?
    if let area { elements = try tree.area(ElementSearch(area.name, number: area.number)) }
    return ElementSearch(element.name, number: element.number, in: elements)
  }
}
