package import AmbientSupport

/// The order of the tree: the place of each effect of a graph among the others.
///
/// It is what other modules see of the graph's list of effects.
public struct TreeOrder {
  fileprivate let effects: OrderedList<Effect>

  /// Adds an effect behind another, or in front of all.
  public func insert(_ effect: Effect, after previous: Effect?) {
    effects.insert(effect, after: previous)
  }

  /// Moves a run of neighbors behind another effect that is not one of them.
  ///
  /// - Complexity: O(members of the run), amortized with a factor of log n.
  public func move(from start: Effect, through end: Effect, after previous: Effect?) {
    effects.move(from: start, through: end, after: previous)
  }
}

extension Graph {
  /// All effects, in the order of the tree.
  public var order: TreeOrder { TreeOrder(effects: effects) }

  /// Gives an effect, which whoever makes it holds, its place in the order of the tree.
  package func insert(_ effect: Unretained<Effect>, after previous: Unretained<Effect>?) {
    effect.with { effects.insert($0, afterUnretained: previous) }
  }

  /// Tells the queue that effects have moved in the tree.
  public func orderChanged() { queue.reorder() }
}
