/// A change of an array that moves, adds or takes away few elements, or turns all around.
nonisolated enum Edit {
  case move(from: Int, to: Int)
  case insert(at: Int)
  case delete(at: Int)
  case reverse

  /// Changes an array; a new element is made if one is needed.
  func apply<Element>(to elements: inout [Element], new: () -> Element) {
    switch self {
    case .move(let from, let to): elements.insert(elements.remove(at: from), at: to)
    case .insert(let index): elements.insert(new(), at: index)
    case .delete(let index): elements.remove(at: index)
    case .reverse: elements.reverse()
    }
  }

  /// What leads back to where it began, but for the identity of a row that was deleted.
  var inverse: Edit {
    switch self {
    case .move(let from, let to): .move(from: to, to: from)
    case .insert(let index): .delete(at: index)
    case .delete(let index): .insert(at: index)
    case .reverse: .reverse
    }
  }
}
