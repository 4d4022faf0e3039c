package import AmbientSupport

/// The order of the tree, in which the effects of a graph run.
///
/// This type is the public interface of the graph's list of effects.
public struct TreeOrder {
  fileprivate let effects: OrderedList<Effect>

  /// Inserts an effect after another one, or at the front if `previous` is nil.
  ///
  /// - Parameters:
  ///   - effect: The effect, which is not in the order yet.
  ///   - previous: The effect before the new one.
  /// - Complexity: O(log n) amortized, for n effects in the order.
  public func insert(_ effect: Effect, after previous: Effect?) {
    effects.insert(effect, after: previous)
  }

  /// Moves consecutive effects to the position after another effect.
  ///
  /// - Parameters:
  ///   - start: The first effect that moves.
  ///   - end: The last effect that moves.
  ///   - previous: The effect that precedes the moved effects afterward; nil moves them to the
  ///     front.
  /// - Complexity: O(m log n) amortized, for m moved effects and n effects in the order.
  public func move(from start: Effect, through end: Effect, after previous: Effect?) {
    effects.move(from: start, through: end, after: previous)
  }
}

extension Graph {
  /// All effects, in the order of the tree.
  public var order: TreeOrder { TreeOrder(effects: effects) }

  /// Inserts an effect into the order of the tree.
  ///
  /// The creator of the effect keeps the effect alive.
  ///
  /// - Parameters:
  ///   - effect: The effect, which is not in the order yet.
  ///   - previous: The effect before the new one; nil to insert at the front.
  package func insert(_ effect: Unretained<Effect>, after previous: Unretained<Effect>?) {
    effect.with { effects.insert($0, afterUnretained: previous) }
  }

  /// Tells the queue that effects have moved in the order of the tree.
  package func orderChanged() { queue.reorder() }
}
