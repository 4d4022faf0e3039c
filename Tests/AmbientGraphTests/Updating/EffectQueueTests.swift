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
      #expect(stage.graph.queue.lengthOfLines == 0)
    }
  }

  @Test func `Those who come in front of all form a line of their own, and go first`() {
    let stage = Stage()
    let effects = (0..<6).map { stage.effect("\($0)") {} }
    _ = stage.update()
    for place in [4, 5, 1, 3, 0] { stage.graph.schedule(effects[place]) }
    #expect(stage.graph.queue.numberOfLines == 3)
    #expect(effects[3].placeInQueue == .line(3))
    // Neither in front of all nor behind the front line alone.
    stage.graph.schedule(effects[2])
    #expect(effects[2].placeInQueue == .heap(0))
    #expect(stage.graph.checkInvariants() == [])
    #expect(stage.update() == ["0", "1", "2", "3", "4", "5"])
    #expect(stage.graph.queue.lengthOfLines == 0)
  }

  @Test func `A line is joined in front of another as long as that has its first effect`() {
    let stage = Stage()
    let effects = (0..<5).map { stage.effect("\($0)") {} }
    _ = stage.update()
    for place in [3, 4, 0] { stage.graph.schedule(effects[place]) }
    stage.graph.queue.remove(effects[3])
    effects[3].state = .clean
    stage.graph.schedule(effects[1])
    #expect(effects[1].placeInQueue == .heap(0))
    #expect(stage.graph.checkInvariants() == [])
    #expect(stage.update() == ["0", "1", "4"])
    #expect(stage.graph.queue.isEmpty)
  }
}
