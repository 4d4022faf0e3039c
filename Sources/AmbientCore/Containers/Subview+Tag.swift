extension Subview {
  /// The tag of a type: the one that the view was given, or else the identifier of that very type that
  /// it has from a loop or from `id`.
  package func tag<V: Hashable>(for type: V.Type) -> V? {
    containerValues.tag(for: type) ?? id.path.identifier(of: type)
  }
}

extension SubviewPath {
  /// The innermost identifier of a type on the way.
  ///
  /// An optional is another type than what is in it. A header or a footer does not have the identifier
  /// of its section.
  fileprivate func identifier<V: Hashable>(of type: V.Type) -> V? {
    var next: SubviewPath? = self
    while let path = next {
      next = path.outer
      switch path.step {
      case .id(let identifier):
        // A view that another container has placed has its own way behind it.
        if let placed = identifier.base as? Subview.ID {
          next = placed.path
        } else if Swift.type(of: identifier.base) == V.self {
          return identifier.base as? V
        }
      case .part(.header), .part(.footer): return nil
      default: break
      }
    }
    return nil
  }
}
