import AmbientSupport
import Testing

@testable import AmbientGraph

/// Each test damages the records of a graph on purpose.
///
/// The test then repairs the records that the graph needs for its release.
@MainActor @Suite struct `The check of invariants` {
  let stage = Stage()

  @Test func `checkInvariants reports a clean reader that missed a change of its source`() {
    let input = stage.input("input", 1)
    let value = stage.computed("value") { input.read() }
    let effect = stage.effect("show") { _ = value.read() }
    _ = stage.update()
    value.state = .possiblyStale
    #expect(
      stage.graph.checkInvariants() == [
        "show is clean, but read value, which is possibly stale."
      ]
    )
    value.state = .clean
    effect.firstEdge?.pointee.seen = 1
    #expect(
      stage.graph.checkInvariants() == [
        "show is clean, but has not seen the last change of value."
      ]
    )
    effect.firstEdge?.pointee.seen = 99
    #expect(
      stage.graph.checkInvariants() == [
        "show saw a revision of value that is yet to come.",
        "show is clean, but has not seen the last change of value.",
      ]
    )
    effect.firstEdge?.pointee.seen = value.changedAt
    input.changedAt = 99
    #expect(
      stage.graph.checkInvariants() == [
        "value is clean, but has not seen the last change of input.",
        "input changed at a revision that is yet to come.",
      ]
    )
  }

  @Test func `checkInvariants reports a vertex whose state contradicts the queue`() {
    let effect = stage.effect("show") {}
    effect.state = .clean
    #expect(stage.graph.checkInvariants() == ["show waits to run, but is clean."])
    _ = stage.update()
    effect.state = .stale
    #expect(stage.graph.checkInvariants() == ["show is stale, but does not wait to run."])
    effect.state = .running
    #expect(stage.graph.checkInvariants() == ["show is running, though nothing runs."])
    effect.state = .clean
    stage.graph.reading.unretainedRunner = Unretained(effect)
    #expect(stage.graph.checkInvariants() == ["A vertex is reading, though nothing runs."])
    stage.graph.reading.unretainedRunner = nil
  }

  @Test func `checkInvariants reports a source that has readers to mark while there is no write`() {
    let input = stage.input("input", 1)
    stage.graph.firstWithUnmarkedReaders = Unretained(input)
    #expect(
      stage.graph.checkInvariants() == [
        "A source still has readers to mark as possibly stale, though no write is in progress."
      ]
    )
    stage.graph.firstWithUnmarkedReaders = nil
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `checkInvariants reports wrong positions and a wrong order in the queue's list`() {
    let first = stage.effect("first") {}
    let second = stage.effect("second") {}
    first.positionInQueue = .heap(0)
    second.previousInQueue = nil
    #expect(
      stage.graph.checkInvariants() == [
        "first is at a wrong position in the queue's list.",
        "second is at a wrong position in the queue's list.",
      ]
    )
    first.positionInQueue = .list
    second.previousInQueue = Unretained(first)
    (first.orderLabel, second.orderLabel) = (second.orderLabel, first.orderLabel)
    #expect(
      stage.graph.checkInvariants() == [
        "second comes after first, but its label is not greater.",
        "second is at a wrong position in the queue's list.",
      ]
    )
    (first.orderLabel, second.orderLabel) = (second.orderLabel, first.orderLabel)
    first.nextInQueue = nil
    #expect(
      stage.graph.checkInvariants() == [
        "The last member of the queue's list differs from the stored last member."
      ]
    )
    first.nextInQueue = Unretained(second)
    #expect(stage.graph.checkInvariants().isEmpty)
  }

  @Test func `checkInvariants reports wrong positions in the queue's heap`() {
    let start = stage.effect("start") {}
    let first = stage.effect("first") {}
    let second = stage.effect("second") {}
    let third = stage.effect("third") {}
    let end = stage.effect("end") {}
    _ = stage.update()
    // An effect joins the list if its place is the front, the end, or right after the effect that
    // joined the list last. The effect `third` is the last to join the list. The places of `second`
    // and `first` are between `start` and `third`, so both effects join the heap.
    for effect in [end, start, third, second, first] { stage.graph.schedule(effect) }
    #expect(third.positionInQueue == .list)
    #expect(first.positionInQueue == .heap(0))
    #expect(second.positionInQueue == .heap(1))
    (first.positionInQueue, second.positionInQueue) = (.heap(1), .heap(0))
    #expect(
      stage.graph.checkInvariants() == [
        "The queue's heap is wrong at index 0.", "The queue's heap is wrong at index 1.",
      ]
    )
    (first.positionInQueue, second.positionInQueue) = (.heap(0), .heap(1))
    #expect(stage.graph.checkInvariants().isEmpty)
  }

  @Test func `checkInvariants reports wrong links between effects, and wrong lists of readers`() {
    let input = stage.input("input", 1)
    let first = stage.effect("first") { _ = input.read() }
    let second = stage.effect("second") { _ = input.read() }
    _ = stage.update()
    second.previousInOrder = nil
    #expect(
      stage.graph.checkInvariants() == ["second does not point back to the effect before it."]
    )
    second.previousInOrder = Unretained(first)
    second.firstEdge?.pointee.previousReader = nil
    #expect(
      stage.graph.checkInvariants() == [
        "The edge from second to input does not point back to the edge before it."
      ]
    )
    second.firstEdge?.pointee.previousReader = first.firstEdge
    input.lastReader = first.firstEdge
    #expect(stage.graph.checkInvariants() == ["input has a wrong last reader."])
    input.lastReader = second.firstEdge
    let edge = second.firstEdge
    second.firstEdge = nil
    #expect(
      stage.graph.checkInvariants() == ["input lists second, which does not read it."]
    )
    second.firstEdge = edge
    first.firstEdge?.pointee.nextReader = nil
    #expect(
      stage.graph.checkInvariants() == [
        "second read input, which does not list it as a reader.", "input has a wrong last reader.",
      ]
    )
    first.firstEdge?.pointee.nextReader = edge
    #expect(stage.graph.checkInvariants() == [])
  }
}
