/// A change of an array that moves, inserts or deletes an element, or reverses the array.
nonisolated enum Edit {
  case move(from: Int, to: Int)
  case insert(at: Int)
  case delete(at: Int)
  case reverse

  /// Changes an array; calls `new` for an inserted element.
  func apply<Element>(to elements: inout [Element], new: () -> Element) {
    switch self {
    case .move(let from, let to): elements.insert(elements.remove(at: from), at: to)
    case .insert(let index): elements.insert(new(), at: index)
    case .delete(let index): elements.remove(at: index)
    case .reverse: elements.reverse()
    }
  }

  /// The edit that restores the array, except for the identity of a deleted row.
  var inverse: Edit {
    switch self {
    case .move(let from, let to): .move(from: to, to: from)
    case .insert(let index): .delete(at: index)
    case .delete(let index): .insert(at: index)
    case .reverse: .reverse
    }
  }
}
