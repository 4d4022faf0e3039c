import Testing

/// Compares ``ExchangeModel`` with trees that pass environment values to each other.
@MainActor
@Suite struct `Trees that pass values to each other` {
  @Test(arguments: Campaign.current.batches(of: 500))
  func `Trees that pass values to each other agree with ExchangeModel`(seeds: Range<UInt64>) {
    for seed in seeds {
      let program = ExchangeGenerator.program(seed: seed, steps: Campaign.stepCount)
      if let report = ExchangeTrial.report(on: program, seed: seed) {
        Issue.record(Comment(rawValue: report))
        return
      }
    }
    if Campaign.current.isReporting { print("Exchanges \(seeds) agree.") }
  }
}
