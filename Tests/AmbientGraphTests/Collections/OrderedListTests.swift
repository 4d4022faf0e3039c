import AmbientTestSupport
import Testing

@testable import AmbientGraph

/// Tests the list that keeps effects in tree order.
///
/// The list compares members by their labels, which are numbers. If no label is free between two
/// members, the list relabels members: it gives them new labels.
@MainActor @Suite struct `Ordered lists` {
  @Test(arguments: [Place.oneSpot, .front, .back, .random])
  func `A list keeps its order over 200,000 insertions and relabels few members`(place: Place) {
    let graph = Graph()
    var generator = SplitMix64(seed: 7)
    var effects = [TestEffect("0", in: graph)]
    graph.order.insert(effects[0], after: nil)
    for index in 1..<200_000 {
      let effect = TestEffect("effect", in: graph)
      let previous: Effect? =
        switch place {
        case .oneSpot: effects[0]
        case .front: nil
        case .back: effects[index - 1]
        case .random: effects[Int.random(in: 0..<index, using: &generator)]
        }
      graph.order.insert(effect, after: previous)
      effects.append(effect)
    }
    #expect(outOfOrder(graph.effects) == 0)
    // 18 is the binary logarithm of the number of insertions, rounded up.
    #expect(graph.effects.relabeled < 200_000 * 18)
  }

  enum Place { case oneSpot, front, back, random }

  @Test func `A list gives its members new labels when it has used the last label`() {
    let graph = Graph()
    let order = OrderedList<Effect>(step: 1 << 61)
    var effects: [TestEffect] = []
    for _ in 0..<1000 {
      let effect = TestEffect("effect", in: graph)
      order.insert(effect, after: effects.last)
      effects.append(effect)
      #expect(outOfOrder(order) == 0)
    }
    for index in 0..<1000 {
      let effect = TestEffect("effect", in: graph)
      order.insert(effect, after: effects[index])
      effects.append(effect)
    }
    #expect(outOfOrder(order) == 0)
    for effect in effects { order.remove(effect) }
  }

  @Test func `Neighbors in a list keep their order when they move together`() {
    let graph = Graph()
    let effects = (0..<6).map { TestEffect("\($0)", in: graph) }
    for (index, effect) in effects.enumerated() {
      graph.order.insert(effect, after: index == 0 ? nil : effects[index - 1])
    }
    graph.order.move(from: effects[1], through: effects[3], after: effects[4])
    #expect(names(graph.effects) == ["0", "4", "1", "2", "3", "5"])
    graph.order.move(from: effects[3], through: effects[5], after: nil)
    #expect(names(graph.effects) == ["3", "5", "0", "4", "1", "2"])
    graph.order.move(from: effects[0], through: effects[4], after: effects[5])
    #expect(names(graph.effects) == ["3", "5", "0", "4", "1", "2"])
    #expect(outOfOrder(graph.effects) == 0)
    graph.effects.remove(effects[3])
    graph.effects.remove(effects[2])
    #expect(names(graph.effects) == ["5", "0", "4", "1"])
    #expect(effects[5].previous == nil && effects[1].next == nil)
    graph.order.insert(effects[2], after: effects[1])
    graph.order.insert(effects[3], after: effects[2])
  }

  private func names(_ order: OrderedList<Effect>) -> [String] {
    var result: [String] = []
    order.forEach { result.append($0.label) }
    return result
  }

  /// Returns the number of members that are not ordered after the previous member.
  private func outOfOrder(_ order: OrderedList<Effect>) -> Int {
    var previous: Effect?
    var count = 0
    order.forEach { effect in
      if let previous, !previous.precedes(effect) { count += 1 }
      previous = effect
    }
    return count
  }
}
