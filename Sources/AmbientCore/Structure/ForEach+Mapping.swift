extension ForEach where Content: View {
  /// Returns a loop over the same elements, with another view for each element.
  ///
  /// - Parameter transform: Returns the new view for an old view and the element's identifier.
  /// - Returns: The new loop.
  package nonisolated func mapRows<New: View>(
    _ transform: @escaping (Content, ID) -> New
  ) -> ForEach<Data, ID, New> {
    let (content, id) = (content, id)
    return ForEach<Data, ID, New>(
      data: data,
      content: { transform(content($0), id($0)) },
      id: id
    )
  }

  /// Returns the offset of the element with an identifier; nil if no element has the identifier.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  package nonisolated func offset(of identifier: AnyHashable) -> Int? {
    guard let identifier = identifier.base as? ID else { return nil }
    return data.firstIndex { id($0) == identifier }
      .map { data.distance(from: data.startIndex, to: $0) }
  }
}

extension ForEach {
  /// Creates a loop that makes values other than views, such as the rows of a table.
  ///
  /// The loop itself is not a view. The container of the loop makes views from the values.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: Returns the identifier of an element.
  ///   - content: Returns the value for an element.
  package nonisolated init(
    values data: Data,
    id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id, run: { _, _ in })
  }

  /// Returns a loop of views over the same elements.
  ///
  /// - Parameter view: Returns the view for a value of this loop.
  /// - Returns: The loop of views.
  package nonisolated func views<New: View>(
    _ view: @escaping (Content) -> New
  ) -> ForEach<Data, ID, New> {
    let (content, id) = (content, id)
    return ForEach<Data, ID, New>(data: data, content: { view(content($0)) }, id: id)
  }
}
