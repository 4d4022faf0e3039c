import Testing

@testable import AmbientGraph

@Suite struct `The states of a vertex` {
  @Test(arguments: [
    (VertexState.clean, VertexState.possiblyStale, true),
    (.possiblyStale, .possiblyStale, false),
    (.stale, .stale, false),
    (.checking, .stale, false),
    (.running, .overtaken, false),
    (.overtaken, .overtaken, false),
    (.retired, .retired, false),
  ])
  func `Marking a vertex marks its readers only if the vertex was clean`(
    state: VertexState,
    next: VertexState,
    isPassedOn: Bool
  ) {
    let (after, answer) = result(of: { $0.mark() }, on: state)
    #expect(after == next)
    #expect(answer == isPassedOn)
  }

  @Test(arguments: [
    (VertexState.clean, VertexState.stale, VertexState.stale),
    (.possiblyStale, .stale, .stale),
    (.stale, .stale, .stale),
    (.checking, .stale, .stale),
    (.running, .running, .stale),
    (.overtaken, .overtaken, .stale),
    (.retired, .retired, .retired),
  ])
  func `For a running vertex, schedule() asks for another run, but requireRun() does not`(
    state: VertexState,
    required: VertexState,
    scheduled: VertexState
  ) {
    #expect(result(of: { $0.requireRun() }, on: state).after == required)
    #expect(result(of: { $0.schedule() }, on: state).after == scheduled)
  }

  @Test(arguments: [
    (VertexState.clean, VertexState.clean, false),
    (.possiblyStale, .possiblyStale, false),
    (.stale, .stale, false),
    (.running, .clean, false),
    (.overtaken, .clean, true),
    (.retired, .retired, false),
  ])
  func `endRun() reports whether a write during the run made the result outdated`(
    state: VertexState,
    next: VertexState,
    isOvertaken: Bool
  ) {
    let (after, answer) = result(of: { $0.endRun() }, on: state)
    #expect(after == next)
    #expect(answer == isOvertaken)
  }

  @Test
  func `beginVisit() returns true for a stale effect, and makes a possibly stale effect clean`() {
    #expect(result(of: { $0.beginVisit() }, on: .possiblyStale) == (.clean, false))
    #expect(result(of: { $0.beginVisit() }, on: .stale) == (.stale, true))
  }

  @Test
  func `Only a possibly stale vertex is validated, and becomes stale or clean`() {
    #expect(result(of: { $0.beginCheck() }, on: .possiblyStale) == (.checking, true))
    #expect(result(of: { $0.beginCheck() }, on: .checking) == (.checking, false))
    #expect(result(of: { $0.beginCheck() }, on: .stale) == (.stale, false))
    #expect(result(of: { $0.endCheck(isChanged: true) }, on: .checking).after == .stale)
    #expect(result(of: { $0.endCheck(isChanged: false) }, on: .checking).after == .clean)
  }

  private func result<Answer>(
    of event: (inout VertexState) -> Answer,
    on state: VertexState
  ) -> (after: VertexState, answer: Answer) {
    var changing = state
    let answer = event(&changing)
    return (changing, answer)
  }
}

@MainActor @Suite struct `A retired value` {
  let stage = Stage()

  @Test
  func `A retired value stays retired if it is invalidated, and gets no reader if it is read`() {
    let input = stage.input("input", 1)
    let double = stage.computed("double") { input.read() * 2 }
    stage.effect("show") { _ = double.read() }
    _ = stage.update()
    double.retire()
    stage.graph.invalidate(double)
    #expect(double.isRetired)
    #expect(stage.update() == ["show"])
    #expect(!double.hasReaders)
    #expect(stage.graph.checkInvariants() == [])
  }
}
