import AmbientSupport
import AmbientTestSupport
import Testing

@testable import AmbientGraph

/// Tests the queue of the effects that wait to run.
///
/// The queue has a list and a heap. An effect arrives in order if its place is at the front of the
/// list, at the end of the list, or right after the effect that joined the list last.
@MainActor @Suite struct `The queue of effects` {
  @Test(arguments: 0..<200)
  func `The queue returns the first effect in tree order after random changes`(seed: Int) {
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
        let popped = stage.graph.queue.popFirst()?.object
        #expect(popped === first)
        popped?.state = .clean
        waiting.removeAll { $0 === popped }
      }
      #expect(stage.graph.checkInvariants() == [])
    }
  }

  @Test func `Effects that arrive in order join the queue's list, and others join the heap`() {
    let stage = Stage()
    let effects = (0..<9).map { stage.effect("\($0)") {} }
    _ = stage.update()
    for place in [4, 8, 1, 2, 3, 0] {
      stage.graph.schedule(effects[place])
      #expect(effects[place].positionInQueue == .list)
      #expect(stage.graph.checkInvariants() == [])
    }
    // The list now has the effects 0 to 4, and 8. Effect 0 joined last. The place of effect 6 is
    // not the front, not the end, and not right after effect 0. So effect 6 joins the heap.
    stage.graph.schedule(effects[6])
    #expect(effects[6].positionInQueue == .heap(0))
    #expect(stage.graph.checkInvariants() == [])
    #expect(stage.update() == ["0", "1", "2", "3", "4", "6", "8"])
    #expect(stage.graph.queue.isEmpty)
  }

  @Test
  func `An effect that arrives in order joins the queue's list even after others left the list`() {
    let stage = Stage()
    let effects = (0..<6).map { stage.effect("\($0)") {} }
    _ = stage.update()
    for place in [5, 0, 1, 2] { stage.graph.schedule(effects[place]) }
    for place in [2, 0] {
      stage.graph.queue.remove(effects[place])
      effects[place].state = .clean
    }
    stage.graph.schedule(effects[3])
    #expect(effects[3].positionInQueue == .list)
    #expect(stage.graph.checkInvariants() == [])
    // Effect 3 is the effect that joined the list last. When effect 3 leaves, its predecessor,
    // effect 1, takes this role. Effect 1 has no predecessor. When effect 1 leaves, no effect takes
    // the role.
    stage.graph.queue.remove(effects[3])
    effects[3].state = .clean
    stage.graph.queue.remove(effects[1])
    effects[1].state = .clean
    stage.graph.schedule(effects[4])
    #expect(effects[4].positionInQueue == .list)
    #expect(stage.update() == ["4", "5"])
    #expect(stage.graph.queue.isEmpty)
  }
}
