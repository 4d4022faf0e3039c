import AmbientTestSupport
import Testing

@testable import AmbientGraph

@MainActor @Suite struct `Random graphs` {
  /// Compares graphs with a naive model that recomputes every value from scratch.
  ///
  /// In the model, an effect must run if it was scheduled, or if a value that it read has changed.
  @Test func `2,000 graphs compute the same values and run the same effects as a naive model`() {
    for seed in 0..<UInt64(2000) {
      let program = RandomProgram(seed: seed)
      for step in 0..<30 {
        if let difference = program.step() {
          Issue.record("Seed \(seed), step \(step): \(difference)")
          return
        }
      }
      program.end()
    }
  }
}

/// A rule that computes the value of a vertex from other values.
private struct Formula {
  let sources: [Int]
  let isChoice: Bool
  let modulus: Int

  func evaluate(_ read: (Int) -> Int) -> Int {
    if isChoice { return read(sources[0]) % 2 == 0 ? read(sources[1]) : read(sources[2]) }
    return sources.reduce(0) { $0 + read($1) } % modulus
  }
}

/// A random graph and a naive model of the graph.
///
/// Vertices are numbered, and each vertex reads vertices with smaller numbers. A writer writes the
/// input with the next number, so that only vertices after the writer read the input.
///
/// A giver passes its value to a taker and schedules the taker. A taker is a writer with a greater
/// number than its giver. The taker reads its sources only if the passed value is odd.
@MainActor private final class RandomProgram {
  private enum Kind {
    case input, value, effect, writer, output, giver, taker

    var isVertexToRead: Bool { self == .input || self == .value || self == .output }
    var isWriter: Bool { self == .writer || self == .taker }
  }

  private var generator: SplitMix64
  private let graph = Graph()
  private var kinds: [Kind] = []
  private var formulas: [Int: Formula] = [:]
  private var takers: [Int: Int] = [:]

  // The tested graph.
  private var inputs: [Int: NamedInput<Int>] = [:]
  private var values: [Int: Computed<Int>] = [:]
  private var effects: [Int: TestEffect] = [:]
  private var order: [Int] = []
  private var ran: [Int] = []
  private var shown: [Int: Int] = [:]
  private var given: [Int: Int] = [:]

  // The model.
  private var current: [Int: Int] = [:]
  private var lastReads: [Int: [Int: Int]] = [:]
  private var scheduled: Set<Int> = []
  private var givenInModel: [Int: Int] = [:]

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    for _ in 0..<random(1...4) { addInput(.input) }
    for _ in 0..<random(2...14) {
      switch random(0...11) {
      case 0...4: addValue()
      case 5...7: addEffect(.effect)
      case 8...9:
        addEffect(.writer)
        addInput(.output)
      default: addEffect(.giver)
      }
      if random(0...3) == 0 { addTaker() }
    }
    while addTaker() {}
    for number in kinds.indices where !kinds[number].isVertexToRead { startEffect(number) }
  }

  /// Retires all effects, and checks that none of them waits to run or still reads an input.
  func end() {
    for effect in effects.values { effect.retire() }
    #expect(!graph.needsUpdate)
    #expect(!inputs.values.contains { input in input.readers.contains { $0 is Effect } })
  }

  private func random(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  // MARK: Building

  private func addInput(_ kind: Kind) {
    let number = kinds.count
    kinds.append(kind)
    let value = kind == .input ? random(0...3) : 0
    inputs[number] = NamedInput("input \(number)", value, in: graph)
    current[number] = value
  }

  private func addValue() {
    let number = kinds.count
    let formula = makeFormula()
    formulas[number] = formula
    kinds.append(.value)
    values[number] = Computed("value \(number)", in: graph) { [unowned self] in
      formula.evaluate { self.read($0) }
    }
  }

  private func addEffect(_ kind: Kind) {
    formulas[kinds.count] = makeFormula()
    kinds.append(kind)
  }

  /// Adds a taker for the last giver without a taker, or returns false if every giver has one.
  @discardableResult
  private func addTaker() -> Bool {
    let giver = kinds.indices.last { kinds[$0] == .giver && takers[$0] == nil }
    guard let giver else { return false }
    takers[giver] = kinds.count
    addEffect(.taker)
    addInput(.output)
    return true
  }

  private func makeFormula() -> Formula {
    let readable = kinds.indices.filter { kinds[$0].isVertexToRead }
    let isChoice = random(0...2) == 0
    let count = isChoice ? 3 : random(1...4)
    let sources = (0..<count).map { _ in readable[random(0...(readable.count - 1))] }
    return Formula(sources: sources, isChoice: isChoice, modulus: random(2...5))
  }

  private func startEffect(_ number: Int) {
    guard let formula = formulas[number] else { return }
    let effect = TestEffect("effect \(number)", in: graph) { [unowned self] in
      ran.append(number)
      let value = evaluate(formula, of: number, given) { self.read($0) }
      shown[number] = value
      if kinds[number].isWriter { inputs[number + 1]?.set(value) }
      if let taker = takers[number], given[taker] != value {
        given[taker] = value
        if let effect = effects[taker] { graph.schedule(effect) }
      }
    }
    graph.order.insert(effect, after: order.last.flatMap { effects[$0] })
    effects[number] = effect
    order.append(number)
    graph.schedule(effect)
    scheduled.insert(number)
  }

  private func evaluate(
    _ formula: Formula,
    of number: Int,
    _ given: [Int: Int],
    _ read: (Int) -> Int
  ) -> Int {
    guard kinds[number] == .taker else { return formula.evaluate(read) }
    let own = given[number] ?? 0
    return own.isMultiple(of: 2) ? own : own + formula.evaluate(read)
  }

  private func read(_ number: Int) -> Int {
    inputs[number]?.read() ?? values[number]?.read() ?? -1
  }

  // MARK: Running

  /// Makes random changes and an update, and returns the first difference from the model.
  func step() -> String? {
    change()
    ran = []
    graph.own { graph.update() }
    let expected = runModel()
    if ran != expected { return "ran \(ran), not \(expected)" }
    for (number, value) in shown.sorted(by: { $0.key < $1.key }) where value != naive(of: number) {
      return "effect \(number) shows \(value), not \(naive(of: number))"
    }
    // The order of a dictionary differs between processes, and a seed must repeat the same run.
    for (number, value) in values.sorted(by: { $0.key < $1.key }) where random(0...1) == 0 {
      let read = value.read()
      if read != naive(of: number) { return "value \(number) is \(read), not \(naive(of: number))" }
    }
    return graph.checkInvariants().first
  }

  private func change() {
    for (number, kind) in kinds.enumerated() where kind == .input && random(0...2) == 0 {
      let value = random(0...3)
      inputs[number]?.set(value)
      current[number] = value
    }
    // Writers do not move, because they must precede the readers of their inputs.
    let movable = order.filter { kinds[$0] == .effect }
    guard !movable.isEmpty, random(0...3) == 0 else { return }
    let number = movable[random(0...(movable.count - 1))]
    guard let effect = effects[number] else { return }
    switch random(0...3) {
    case 0:
      effect.retire()
      order.removeAll { $0 == number }
      lastReads[number] = nil
      startEffect(number)
    case 1 where order.last != number:
      graph.order.move(from: effect, through: effect, after: order.last.flatMap { effects[$0] })
      graph.orderChanged()
      order.removeAll { $0 == number }
      order.append(number)
    default:
      graph.schedule(effect)
      scheduled.insert(number)
    }
  }

  private func runModel() -> [Int] {
    var result: [Int] = []
    for number in order {
      let isChanged = lastReads[number]?.contains { naive(of: $0.key) != $0.value } ?? true
      guard isChanged || scheduled.contains(number) else { continue }
      runInModel(number)
      result.append(number)
    }
    return result
  }

  /// Runs an effect in the model, and schedules the effect's taker if the passed value is new.
  private func runInModel(_ number: Int) {
    scheduled.remove(number)
    var reads: [Int: Int] = [:]
    guard let formula = formulas[number] else { return }
    let value = evaluate(formula, of: number, givenInModel) { source in
      let value = naive(of: source)
      reads[source] = value
      return value
    }
    lastReads[number] = reads
    if kinds[number].isWriter { current[number + 1] = value }
    guard let taker = takers[number], givenInModel[taker] != value else { return }
    givenInModel[taker] = value
    scheduled.insert(taker)
  }

  private func naive(of number: Int) -> Int {
    if let value = current[number] { return value }
    guard let formula = formulas[number] else { return -1 }
    return evaluate(formula, of: number, givenInModel) { naive(of: $0) }
  }
}
