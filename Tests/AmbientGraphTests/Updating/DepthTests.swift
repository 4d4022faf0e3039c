import Testing

@testable import AmbientGraph

@MainActor @Suite struct `Graphs of any depth and width` {
  let stage = Stage()

  @Test func `A chain of 100,000 values is updated and released without recursion`() {
    weak var bottom: Computed<Int>?
    weak var inner: NamedInput<Int>?
    do {
      let input = stage.input("input", 0)
      inner = input
      // The only reference to each value is in the closure of the next value.
      var top = stage.computed("0") { input.read() }
      bottom = top
      for level in 1..<100_000 {
        let below = top
        top = stage.computed("\(level)") { below.read() + 1 }
        _ = top.read()
      }
      var shown = 0
      let effect = stage.effect("show") { [top] in shown = top.read() }
      _ = stage.update()
      let before = stage.graph.counters
      input.set(1)
      #expect(stage.graph.counters.marked - before.marked == 100_001)
      #expect(stage.update() == ["show"])
      #expect(shown == 100_000)
      #expect(stage.graph.counters.computed - before.computed == 100_000)
      effect.retire()
    }
    stage.forgetEffects()
    #expect(bottom == nil)
    #expect(inner == nil)
  }

  @Test
  func `A write computes only the first value of a chain if this value stays the same`() {
    let input = stage.input("input", 0)
    var top = stage.computed("parity") { input.read() % 2 }
    for level in 1..<10_000 {
      let below = top
      top = stage.computed("\(level)") { below.read() + 1 }
      _ = top.read()
    }
    stage.effect("show") { [top] in _ = top.read() }
    _ = stage.update()
    let before = stage.graph.counters
    input.set(2)
    #expect(stage.update() == [])
    #expect(stage.graph.counters.computed - before.computed == 1)
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `Of 100,000 effects, a write runs only those that read the written input`() {
    let shared = stage.input("shared", 0)
    var order: [Int] = []
    let one = stage.input("one", 0)
    for index in 0..<100_000 {
      stage.effect("effect") {
        order.append(shared.read())
        if index == 77_777 { _ = one.read() }
      }
    }
    #expect(stage.update().count == 100_000)
    one.set(1)
    #expect(stage.update() == ["effect"])
    shared.set(1)
    #expect(stage.update().count == 100_000)
    #expect(order.count == 200_001)
  }

  @Test func `An update runs 100,000 effects that write, then 100,000 effects that read`() {
    let source = stage.input("source", 0)
    let outputs = (0..<100_000).map { _ in Input(0, in: stage.graph) }
    for output in outputs { stage.effect("writer") { output.set(source.read()) } }
    for output in outputs { stage.effect("reader") { _ = output.read() } }
    _ = stage.update()
    source.set(1)
    let ran = stage.update()
    #expect(ran.count == 200_000)
    #expect(ran[99_999] == "writer" && ran[100_000] == "reader")
  }
}
