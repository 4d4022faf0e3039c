public import struct Foundation.IndexSet

extension RangeReplaceableCollection {
  /// Removes the elements at the given offsets.
  ///
  /// - Parameter offsets: The offsets, counted from the start; each is less than the number of
  ///   elements.
  /// - Complexity: O(*n*) for *n* elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets to one position, and keeps their order.
  ///
  /// ```swift
  /// var letters = ["a", "b", "c", "d"]
  /// letters.move(fromOffsets: [0], toOffset: 3)
  /// // ["b", "c", "a", "d"]
  /// ```
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements that move.
  ///   - destination: An offset in the old order. The element at this offset follows the moved
  ///     elements. To move elements to the end, pass the number of elements.
  /// - Complexity: O(*n*) for *n* elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
