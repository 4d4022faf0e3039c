import AmbientTestSupport
import Testing

@MainActor
@Suite struct `Threads that write while rows come and go` {
  @Test(arguments: Campaign.current.batches(of: 250))
  func `are shown with what they wrote last`(seeds: Range<UInt64>) {
    // Objects that are changed on other threads are warned of.
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
    if Campaign.current.isReporting { print("Threads of \(seeds) are shown.") }
  }
}
