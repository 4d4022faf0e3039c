import Testing

@testable import AmbientGraph

@MainActor @Suite struct `The propagation of a write` {
  let stage = Stage()

  @Test
  func `A write computes each value of a diamond once, and readers never see an old value`() {
    let number = stage.input("number", 1)
    let double = stage.computed("double") { number.read() * 2 }
    let square = stage.computed("square") { number.read() * number.read() }
    let both = stage.computed("both") { "\(double.read()) \(square.read())" }
    var shown: [String] = []
    stage.effect("show") { shown.append("\(number.read()): \(both.read())") }
    #expect(stage.update() == ["show"])
    let before = stage.graph.counters
    number.set(3)
    #expect(stage.update() == ["show"])
    #expect(shown == ["1: 2 1", "3: 6 9"])
    #expect(stage.graph.counters.computed - before.computed == 3)
    #expect(stage.graph.counters.effectsRun - before.effectsRun == 1)
    #expect(stage.graph.counters.marked - before.marked == 4)
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `A computed value can change from nil and to nil`() {
    let input = stage.input("input", Int?.none)
    let texts = stage.computed("texts") { input.read().map { ["number \($0)"] } }
    var shown: [[String]?] = []
    stage.effect("show") { shown.append(texts.read()) }
    _ = stage.update()
    for value in [1, nil, nil, 2, 2, nil] as [Int?] {
      input.set(value)
      _ = stage.update()
    }
    #expect(shown == [nil, ["number 1"], nil, ["number 2"], nil])
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `A write to an input marks readers that are in another graph`() {
    let other = Stage()
    let mine = stage.input("mine", 1)
    let others = other.input("other's", 1)
    let sum = stage.computed("sum") { mine.read() + others.value }
    var shown = 0
    stage.effect("show") { shown = sum.read() }
    _ = stage.update()
    stage.graph.redirectReaders(from: mine, to: others, unchanged: true) { _ in true }
    others.set(2)
    #expect(stage.graph.needsUpdate)
    #expect(stage.graph.checkInvariants() == [])
    #expect(other.graph.checkInvariants() == [])
    #expect(stage.update() == ["show"])
    #expect(shown == 3)
  }

  @Test func `A write to an input runs no effect if the input is no longer read`() {
    let isOn = stage.input("isOn", true)
    let left = stage.input("left", 1)
    let right = stage.input("right", 10)
    let chosen = stage.computed("chosen") { isOn.read() ? left.read() : right.read() }
    let effect = stage.effect("show") { _ = chosen.read() }
    _ = stage.update()
    right.set(11)
    #expect(!stage.graph.needsUpdate)
    isOn.set(false)
    #expect(stage.update() == ["show"])
    left.set(2)
    #expect(!stage.graph.needsUpdate)
    right.set(12)
    #expect(stage.update() == ["show"])
    #expect(effect.reasons == ["scheduled", "chosen", "chosen"])
    #expect(chosen.sources.map(\.label) == ["isOn", "right"])
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `A computed value that stays the same runs none of its readers`() {
    let number = stage.input("number", 1)
    let parity = stage.computed("parity") { number.read() % 2 }
    let name = stage.computed("name") { parity.read() == 0 ? "even" : "odd" }
    let length = stage.computed("length") { name.read().count % 2 }
    stage.effect("show") { _ = length.read() }
    _ = stage.update()
    let before = stage.graph.counters
    number.set(3)
    #expect(stage.update() == [])
    #expect(stage.graph.counters.computed - before.computed == 1)
    number.set(4)
    #expect(stage.update() == ["show"])
    #expect(stage.graph.counters.computed - before.computed == 4)
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `A write of an equal value changes nothing`() {
    let name = stage.input("name", "a")
    stage.effect("show") { _ = name.read() }
    _ = stage.update()
    let before = (stage.graph.counters, name.changedAt)
    #expect(!name.set("a"))
    #expect((stage.graph.counters, name.changedAt) == before)
    #expect(!stage.graph.needsUpdate)
  }

  @Test func `A thousand writes before an update cause one run`() {
    let numbers = (0..<10).map { stage.input("number \($0)", 0) }
    let total = stage.computed("total") { numbers.reduce(0) { $0 + $1.read() } }
    var shown = 0
    stage.effect("show") { shown = total.read() }
    _ = stage.update()
    let before = stage.graph.counters
    for round in 1...100 { for number in numbers { number.set(round) } }
    #expect(stage.update() == ["show"])
    #expect(shown == 1000)
    #expect(stage.graph.counters.computed - before.computed == 1)
    #expect(stage.graph.counters.marked - before.marked == 2)
  }

  @Test func `An update visits only vertices that a write has marked`() {
    let inputs = (0..<1000).map { stage.input("input \($0)", 0) }
    for input in inputs { stage.effect(input.label) { _ = input.read() } }
    _ = stage.update()
    let before = stage.graph.counters.visited
    inputs[500].set(1)
    #expect(stage.update() == ["input 500"])
    #expect(stage.graph.counters.visited - before == 1)
  }

  @Test func `An untracked access to a value adds no dependency`() {
    let number = stage.input("number", 1)
    stage.effect("look") { _ = number.value + number.currentValue }
    stage.effect("ask") { [graph = stage.graph] in
      graph.withoutTracking {
        #expect(graph.isReading)
        #expect(graph.running?.label == "ask")
        _ = number.read()
      }
    }
    _ = stage.update()
    number.set(2)
    #expect(!number.hasReaders)
    #expect(stage.update() == [])
  }

  @Test func `The deinitializer of an input's old value may write to another input`() {
    final class Farewell {
      let say: () -> Void
      init(_ say: @escaping () -> Void) { self.say = say }
      deinit { say() }
    }
    let farewells = stage.input("farewells", 0)
    let object = stage.input("object", Farewell { farewells.set(farewells.value + 1) } as Farewell?)
    object.set(nil)
    #expect(farewells.value == 1)
  }

  @Test func `The host is notified once, when an update becomes necessary`() {
    let number = stage.input("number", 1)
    stage.effect("show") { _ = number.read() }
    _ = stage.update()
    var calls = 0
    stage.graph.onNeedsUpdate = { calls += 1 }
    number.set(2)
    number.set(3)
    #expect(calls == 1)
    _ = stage.update()
    #expect(calls == 1)
  }

  @Test func `The host may update as soon as it is notified`() {
    let number = stage.input("number", 1)
    var shown: [Int] = []
    for name in ["one", "two"] { stage.effect(name) { shown.append(number.read()) } }
    _ = stage.update()
    stage.graph.onNeedsUpdate = { [unowned stage] in
      MainActor.assumeIsolated { _ = stage.update() }
    }
    number.set(2)
    #expect(shown == [1, 1, 2, 2])
    #expect(!stage.graph.needsUpdate)
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `An invalidated value is computed again, and its readers run if it has changed`() {
    var outside = 1
    let value = stage.computed("value") { outside }
    stage.effect("show") { _ = value.read() }
    _ = stage.update()
    stage.graph.invalidate(value)
    #expect(stage.update() == [])
    outside = 2
    stage.graph.invalidate(value)
    #expect(stage.update() == ["show"])
    #expect(stage.graph.checkInvariants() == [])
  }
}
