public import Testing

extension TestHost {
  /// Settles repeatedly, and lets tasks run in between, until a condition holds.
  ///
  /// If the condition does not hold in time, the test fails, and the message contains the element
  /// tree.
  ///
  /// ```swift
  /// await host.settle { host.texts == ["loaded"] }
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The time after which the test fails.
  ///   - sourceLocation: The line at which the test fails.
  ///   - condition: The condition. It is evaluated each time that the host has settled.
  public func settle(
    within limit: Duration = .seconds(10),
    sourceLocation: SourceLocation = #_sourceLocation,
    until condition: () -> Bool
  ) async {
    let end = ContinuousClock.now + limit
    // Before the test fails, the condition is checked at least this number of times, even after the
    // time limit. Other tests may keep the main actor busy until the time limit has passed, before
    // the tasks have run.
    var turns = 100
    settle()
    while !condition() {
      turns -= 1
      guard turns > 0 || ContinuousClock.now < end else {
        return fail(
          """
          The condition did not hold within \(limit).

          \(tree)
          """,
          at: sourceLocation
        )
      }
      // The pause is long enough for other threads to work, and too short to slow a test down.
      try? await Task.sleep(for: .milliseconds(1))
      settle()
    }
  }
}
