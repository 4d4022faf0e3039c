import AmbientTestSupport
import Testing

@MainActor
@Suite struct `Rows that are added and removed while other threads write` {
  @Test(arguments: Campaign.current.batches(of: 250))
  func `A row shows the last value that other threads have written`(seeds: Range<UInt64>) {
    // The library warns when another thread changes an object.
    let warnings = Warnings()
    let failure = warnings.during { () -> String? in
      for seed in seeds {
        if let failure = ThreadedTrial.failure(seed: seed, warnings) {
          return "Seed \(seed): \(failure)"
        }
      }
      return nil
    }
    if let failure { Issue.record(Comment(rawValue: failure)) }
    if Campaign.current.isReporting { print("The trials with the seeds \(seeds) passed.") }
  }
}
