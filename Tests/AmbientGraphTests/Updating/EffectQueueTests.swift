import Testing

@testable import AmbientGraph

@MainActor @Suite struct `The queue of effects` {
  @Test(arguments: 0..<200)
  func `Whatever comes, goes and moves, the first in the tree is given out`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let stage = Stage()
    let effects = (0..<40).map { stage.effect("\($0)") {} }
    _ = stage.update()
    var order = effects
    var waiting: [TestEffect] = []
    for _ in 0..<300 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<5:
        guard let effect = effects.randomElement(using: &generator) else { continue }
        stage.graph.schedule(effect)
        if !waiting.contains(where: { $0 === effect }) { waiting.append(effect) }
      case 5:
        guard let effect = waiting.randomElement(using: &generator) else { continue }
        stage.graph.queue.remove(effect)
        effect.state = .clean
        waiting.removeAll { $0 === effect }
      case 6:
        let start = Int.random(in: 0..<order.count, using: &generator)
        let effect = order.remove(at: start)
        let place = Int.random(in: 0...order.count, using: &generator)
        let previous = place == 0 ? nil : order[place - 1]
        stage.graph.order.move(from: effect, through: effect, after: previous)
        order.insert(effect, at: place)
        stage.graph.orderChanged()
      default:
        let first = order.first { effect in waiting.contains { $0 === effect } }
        let popped = stage.graph.queue.popFirst()?.takeUnretainedValue()
        #expect(popped === first)
        popped?.state = .clean
        waiting.removeAll { $0 === popped }
      }
      #expect(stage.graph.checkInvariants() == [])
    }
  }

  @Test func `A line that has been given out takes up no room`() {
    let stage = Stage()
    for round in 0..<3 {
      for number in 0..<100 { stage.effect("\(round), \(number)") {} }
      #expect(stage.update().count == 100)
      #expect(stage.graph.queue.isEmpty)
      #expect(stage.graph.queue.lengthOfLine == 0)
    }
  }
}
