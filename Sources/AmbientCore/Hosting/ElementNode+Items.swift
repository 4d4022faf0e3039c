import AmbientGraph

extension AnyElementNode {
  /// The outermost elements in the loop item that contains this element; empty outside of a loop.
  ///
  /// If loops are nested, the item belongs to the innermost loop.
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
