import Testing

@testable import AmbientGraph

@Suite struct `Retired effects in the queue` {
  @Test func `leave the order of the others as it is`() {
    let graph = Graph()
    let (first, retired, last, newcomer) = (
      Effect(in: graph), Effect(in: graph), Effect(in: graph), Effect(in: graph)
    )
    graph.order.insert(first, after: nil)
    graph.order.insert(retired, after: first)
    graph.order.insert(last, after: retired)
    var queue = EffectQueue()
    for effect in [first, retired, last] { queue.insert(effect) }
    #expect(queue.popFirst() === first)
    retired.retire()
    // The labels of the others may become smaller, as here in effect; a retired one keeps its own.
    retired.orderLabel = .max
    graph.order.insert(newcomer, after: last)
    queue.insert(newcomer)
    #expect(queue.popFirst() === last)
    #expect(queue.popFirst() === newcomer)
    #expect(queue.isEmpty)
    for effect in [first, last, newcomer] { effect.retire() }
  }
}
