public import AmbientCore

/// Queries for the bodies that ran.
extension TestHost {
  /// Reports which bodies run during some work.
  ///
  /// The host settles before and after the work. Only this call reports these runs: neither
  /// ``takeBodies()`` nor ``takeRuns()`` returns them again.
  ///
  /// ```swift
  /// #expect(host.bodies { host.tap("More") } == ["Counter"])
  /// ```
  ///
  /// - Parameter work: The work, such as an action of a user.
  /// - Returns: The names of the views, modifiers and styles, in the order in which they ran.
  /// - Throws: The error of the closure.
  public func bodies(during work: () throws -> Void) rethrows -> [String] {
    try runs(during: work).map(\.view)
  }

  /// Reports which bodies run during some asynchronous work.
  ///
  /// - Parameter work: The work, such as an action and the wait for its effect.
  /// - Returns: The names of the views, modifiers and styles, in the order in which they ran.
  /// - Throws: The error of the closure.
  public func bodies(during work: () async throws -> Void) async rethrows -> [String] {
    try await runs(during: work).map(\.view)
  }

  /// Reports which bodies run during some work, each with the reason.
  ///
  /// The host settles before and after the work. Only this call reports these runs: neither
  /// ``takeBodies()`` nor ``takeRuns()`` returns them again.
  ///
  /// ```swift
  /// let runs = host.runs { host.tap("More") }
  /// #expect(runs.map(\.reason) == [.changed("Counter.count")])
  /// ```
  ///
  /// - Parameter work: The work, such as an action of a user.
  /// - Returns: The runs, in their order.
  /// - Throws: The error of the closure.
  public func runs(during work: () throws -> Void) rethrows -> [BodyRun] {
    settle()
    let log = beginLog()
    defer { endLog(log) }
    try work()
    settle()
    return log.runs
  }

  /// Reports which bodies run during some asynchronous work, each with the reason.
  ///
  /// - Parameter work: The work, such as an action and the wait for its effect.
  /// - Returns: The runs, in their order.
  /// - Throws: The error of the closure.
  public func runs(during work: () async throws -> Void) async rethrows -> [BodyRun] {
    settle()
    let log = beginLog()
    defer { endLog(log) }
    try await work()
    settle()
    return log.runs
  }

  /// Returns the names of the bodies that ran since the last call, in the order in which they ran.
  ///
  /// A call of ``takeBodies()`` or ``takeRuns()`` removes the runs that it returns. The first call
  /// includes the bodies of the first update.
  ///
  /// ```swift
  /// let host = TestHost { Counter() }
  /// #expect(host.takeBodies() == ["Counter"])
  /// #expect(host.takeBodies() == [])
  /// ```
  @discardableResult
  public func takeBodies() -> [String] { takeRuns().map(\.view) }

  /// Returns the bodies that ran since the last call, each with the reason.
  ///
  /// The call removes the runs that it returns, as ``takeBodies()`` does.
  @discardableResult
  public func takeRuns() -> [BodyRun] { takeLoggedRuns() }
}

/// A list in which a host collects the bodies that run.
@MainActor
final class RunLog {
  var runs: [BodyRun] = []
}
