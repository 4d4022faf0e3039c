import Foundation
import Testing

@MainActor
@Suite struct `The oracle` {
  /// Programs in the ordinary run, and the steps of each.
  private nonisolated static let programCount = 2_000
  private nonisolated static let stepCount = 30
  private nonisolated static let batchCount = 8

  @Test(arguments: 0..<batchCount)
  func `agrees with the library on random programs`(batch: Int) throws {
    let size = Self.programCount / Self.batchCount
    for seed in (batch * size)..<((batch + 1) * size) { try check(seed: UInt64(seed)) }
  }

  private func check(seed: UInt64) throws {
    let program = ProgramGenerator.program(seed: seed, steps: Self.stepCount)
    guard let failure = Trial.failure(of: program) else { return }
    let reduced = Reduction.smallest(of: program)
    Issue.record(Comment(rawValue: report(seed: seed, reduced, Trial.failure(of: reduced) ?? failure)))
    throw Stop()
  }

  private struct Stop: Error {}

  private func report(seed: UInt64, _ program: Program, _ failure: Trial.Failure) -> String {
    """
    Seed \(seed): the oracle and the library differ in \(failure.what) \
    \(failure.step.map { "after step \($0 + 1)" } ?? "at first").

      Expected  \(failure.expected.joined(separator: " | "))
      Found     \(failure.found.joined(separator: " | "))

    \(program)
    """
  }
}
