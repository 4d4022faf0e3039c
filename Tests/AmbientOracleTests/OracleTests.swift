import Testing

/// Compares the library with the oracle, a naive implementation of the same rules.
@MainActor
@Suite struct `The oracle` {
  @Test(arguments: Campaign.current.batches)
  func `The library agrees with the oracle on random programs`(seeds: Range<UInt64>) {
    for seed in seeds {
      let program = ProgramGenerator.program(seed: seed, steps: Campaign.stepCount)
      if let failure = Trial.failure(of: program) {
        // One failure is enough: other programs of the batch mostly fail for the same reason.
        return report(failure, of: program, seed: seed)
      }
    }
    if Campaign.current.isReporting { print("Programs \(seeds) agree.") }
  }

  private func report(_ failure: Trial.Failure, of program: Program, seed: UInt64) {
    let reduced = Reduction.smallest(of: program)
    let failure = Trial.failure(of: reduced) ?? failure
    let time = failure.step.map { "after step \($0 + 1)" } ?? "after the first update"
    let message = """
      Seed \(seed): the oracle and the library differ \(time) in \(failure.subject).

        Expected  \(failure.expected.joined(separator: " | "))
        Found     \(failure.found.joined(separator: " | "))

      \(reduced)
      """
    Issue.record(Comment(rawValue: message))
  }
}
