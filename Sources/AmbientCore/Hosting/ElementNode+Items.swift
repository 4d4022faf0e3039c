import AmbientGraph

extension AnyElementNode {
  /// The outermost elements of the innermost loop item around the element; empty without a loop.
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
