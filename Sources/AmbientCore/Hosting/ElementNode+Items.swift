import AmbientGraph

extension AnyElementNode {
  /// The outermost elements of the `ForEach` item that contains this element; empty if there is no
  /// such item.
  ///
  /// If `ForEach` views are nested, the item belongs to the innermost one.
  @usableFromInline @MainActor
  var enclosingItem: [Element] {
    var row: ViewNode = self
    while !isRetired, let parent = row.parent {
      if parent is any LoopNode {
        return (row as? AnyElementNode).map { [Element($0)] } ?? row.elementsBelow
      }
      row = parent
    }
    return []
  }
}
