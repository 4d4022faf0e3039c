import Ambient
import Testing

/// Runs random programs, in which trees pass values to each other, with three kinds of hosts.
///
/// The three kinds differ in when they update their trees. `ExchangeModel` computes the expected
/// texts and body runs.
@MainActor
@Suite struct `Hosts of trees that pass values to each other` {
  private nonisolated static let batches = Campaign.current.batches(of: 250)

  @Test(arguments: batches)
  func `A host that updates until no work is left agrees with the model`(seeds: Range<UInt64>) {
    check(seeds, .updating) { $0 }
  }

  @Test(arguments: batches)
  func `A host that settles as soon as an update is needed agrees with the model`(
    seeds: Range<UInt64>
  ) {
    check(seeds, .settlingAtOnce, \.oneChangeForEachStep)
  }

  @Test(arguments: batches)
  func `A host that settles once after all changes agrees with the model`(seeds: Range<UInt64>) {
    check(seeds, .settling, \.inOneStep)
  }

  private func check(
    _ seeds: Range<UInt64>,
    _ driver: ExchangeDriver,
    _ change: (ExchangeProgram) -> ExchangeProgram
  ) {
    for seed in seeds {
      let program = change(ExchangeGenerator.program(seed: seed, steps: Campaign.stepCount))
      if let report = ExchangeTrial.report(on: program, seed: seed, driver) {
        Issue.record(Comment(rawValue: report))
        return
      }
    }
    if Campaign.current.isReporting { print("Hosts of \(seeds) agree.") }
  }
}

extension ExchangeDriver {
  /// Runs single updates until no tree needs an update.
  fileprivate static let updating = ExchangeDriver(settle: { tree in
    while tree.needsUpdate { tree.update() }
  })

  /// Settles a tree as soon as the tree asks for an update.
  fileprivate static let settlingAtOnce = ExchangeDriver(
    prepare: { tree in
      tree.onUpdateNeeded = { [weak tree] in MainActor.assumeIsolated { tree?.settle() } }
    },
    // A new tree already needs an update when the driver sets `onUpdateNeeded`. The tree does not
    // call the closure for this update. The driver therefore settles the tree itself.
    settle: { $0.settle() }
  )
}

extension ExchangeProgram {
  fileprivate var oneChangeForEachStep: ExchangeProgram {
    ExchangeProgram(
      trees: trees,
      steps: steps.flatMap { step in step.changes.map { ExchangeStep(changes: [$0]) } }
    )
  }

  fileprivate var inOneStep: ExchangeProgram {
    ExchangeProgram(trees: trees, steps: [ExchangeStep(changes: steps.flatMap(\.changes))])
  }
}
