extension TestHost {
  /// Settles again and again, letting tasks run in between, until a condition holds.
  ///
  /// Records an issue, with what shows, if it does not hold after the given time.
  ///
  /// ```swift
  /// await host.settle { host.texts == ["loaded"] }
  /// ```
  public func settle(
    within limit: Duration = .seconds(10),
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    until condition: () -> Bool
  ) async {
    let end = ContinuousClock.now + limit
    // Where other tests keep the main actor busy, time goes by without a turn for the tasks.
    var turns = 100
    settle()
    while !condition() {
      turns -= 1
      guard turns > 0 || ContinuousClock.now < end else {
        return Place(fileID, filePath, line, column).record(
          """
          The condition did not hold within \(limit).

          \(tree)
          """
        )
      }
      // Long enough to let other threads work, too short to be felt.
      try? await Task.sleep(for: .milliseconds(1))
      settle()
    }
  }
}
