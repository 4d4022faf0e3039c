import Testing

@testable import AmbientGraph

@MainActor @Suite struct `The order in which effects run` {
  let stage = Stage()

  @Test func `Effects run in tree order, regardless of the order in which they were scheduled`() {
    let a = stage.effect("a") {}
    let b = stage.effect("b") {}
    let c = stage.effect("c") {}
    _ = stage.update()
    for effect in [b, c, a, b] { stage.graph.schedule(effect) }
    #expect(stage.update() == ["a", "b", "c"])
    #expect(a.next === b && c.previous === b && a.precedes(c))
  }

  @Test func `An effect that is inserted after the running effect runs in the same update`() {
    var parent: TestEffect?
    parent = stage.effect("parent") { [unowned stage] in
      stage.effect("second child", after: parent) {}
      stage.effect("first child", after: parent) {}
    }
    stage.effect("last", after: parent) {}
    #expect(stage.update() == ["parent", "first child", "second child", "last"])
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `An effect runs once in the update in which a preceding effect schedules it`() {
    let given = stage.input("given", 1)
    let other = stage.input("other", 1)
    var scheduled: TestEffect?
    stage.effect("parent") { [unowned stage] in
      _ = given.read()
      if let scheduled { stage.graph.schedule(scheduled) }
    }
    stage.effect("between") { other.set(given.read()) }
    var seen: [Int] = []
    scheduled = stage.effect("scheduled") { seen.append(other.read()) }
    _ = stage.update()
    given.set(2)
    #expect(stage.update() == ["parent", "between", "scheduled"])
    #expect(seen == [1, 2])
    #expect(!stage.graph.needsUpdate)
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `Scheduled effects run at their new positions after a move`() {
    var moved: [TestEffect] = []
    stage.effect("list") { [unowned stage] in
      guard moved.count == 4 else { return }
      stage.graph.order.move(from: moved[0], through: moved[1], after: moved[3])
      stage.graph.orderChanged()
    }
    moved = ["a", "b", "c", "d"].map { stage.effect($0) {} }
    #expect(stage.update() == ["list", "c", "d", "a", "b"])
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `A reader after the writer in tree order reads the new value in the same update`() {
    let given = stage.input("given", 1)
    let written = stage.input("written", 0)
    var shown: [Int] = []
    stage.effect("writer") { written.set(given.read() * 10) }
    stage.effect("reader") { shown.append(written.read()) }
    #expect(stage.update() == ["writer", "reader"])
    given.set(2)
    #expect(stage.update() == ["writer", "reader"])
    #expect(shown == [10, 20])
    #expect(!stage.graph.needsUpdate)
  }

  @Test func `A reader before the writer in tree order reads the new value in the next update`() {
    let given = stage.input("given", 1)
    let written = stage.input("written", 0)
    var shown: [Int] = []
    stage.effect("reader") { shown.append(written.read()) }
    stage.effect("writer") { written.set(given.read()) }
    var calls = 0
    stage.graph.onNeedsUpdate = { calls += 1 }
    #expect(stage.update() == ["reader", "writer"])
    #expect(stage.graph.needsUpdate)
    #expect(calls == 1)
    #expect(stage.graph.checkInvariants() == [])
    #expect(stage.update() == ["reader"])
    #expect(shown == [0, 1])
    #expect(!stage.graph.needsUpdate)
  }

  @Test func `A reader before the writer in tree order runs only in the update after the write`() {
    let trigger = stage.input("trigger", 1)
    let written = stage.input("written", 0)
    stage.effect("front") { _ = written.read() }
    stage.effect("back") { written.set(trigger.read()) }
    _ = stage.update()
    _ = stage.update()
    trigger.set(5)
    #expect(stage.update() == ["back"])
    #expect(stage.update() == ["front"])
  }

  @Test func `An effect that invalidates itself runs again in the next update`() {
    let count = stage.input("count", 0)
    stage.effect("count to three") { if count.read() < 3 { count.set(count.value + 1) } }
    for _ in 1...4 { #expect(stage.update() == ["count to three"]) }
    #expect(stage.update() == [])
    #expect(count.value == 3)
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `An effect that reads an input after writing it does not run again`() {
    let given = stage.input("given", 1)
    let own = stage.input("own", 0)
    stage.effect("write, then read") {
      own.set(given.read())
      _ = own.read()
    }
    _ = stage.update()
    given.set(2)
    #expect(stage.update() == ["write, then read"])
    #expect(stage.update() == [])
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `An effect that reads a derived value and then writes the value's input runs again`() {
    let number = stage.input("number", 0)
    let double = stage.computed("double") { number.read() * 2 }
    var shown: [Int] = []
    stage.effect("show") {
      shown.append(double.read())
      number.set(1)
    }
    #expect(stage.update() == ["show"])
    #expect(stage.update() == ["show"])
    #expect(shown == [0, 2])
    #expect(stage.update() == [])
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `An effect that schedules itself runs once in each update`() {
    var effect: TestEffect?
    effect = stage.effect("again") { [unowned stage] in effect.map(stage.graph.schedule) }
    for _ in 1...3 { #expect(stage.update() == ["again"]) }
    effect?.retire()
    #expect(stage.update() == [])
    effect = nil
  }

  @Test func `An effect that moves to a later position runs only once in the update`() {
    let early = stage.effect("early") {}
    var mover: TestEffect?
    mover = stage.effect("mover") { [unowned stage] in
      stage.graph.order.move(from: early, through: early, after: mover)
      stage.graph.orderChanged()
      stage.graph.schedule(early)
    }
    #expect(stage.update() == ["early", "mover"])
    #expect(stage.update() == ["early"])
    mover?.retire()
    mover = nil
  }

  @Test func `The update method does nothing when an effect calls it`() {
    stage.effect("outer") { [unowned stage] in stage.graph.update() }
    stage.effect("inner") {}
    #expect(stage.update() == ["outer", "inner"])
  }

  @Test func `A graph reports each run of an effect with the reason for the run`() {
    let number = stage.input("number", 0)
    stage.effect("show") { _ = number.read() }
    var announced: [String] = []
    stage.graph.onRun = { effect, reason in
      switch reason {
      case .scheduled: announced.append("\(effect.label): scheduled, \(effect.hasRun)")
      case .changed(let source): announced.append("\(effect.label): \(source.label)")
      }
    }
    _ = stage.update()
    number.set(1)
    _ = stage.update()
    #expect(announced == ["show: scheduled, false", "show: number"])
  }
}
