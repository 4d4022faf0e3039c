import AmbientEnvironment

/// Starts work that nobody waits for, but tests.
public struct FireAndForget: Sendable {
  private let start:
    @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// Starts work as a closure does it.
  public init(
    _ start:
      @escaping @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void
  ) {
    self.start = start
  }

  /// Starts work.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    _ work: @escaping @Sendable () async throws -> Void
  ) async {
    await start(priority, work)
  }
}

extension DependencyValues {
  /// Starts work that nobody waits for; in tests it is waited for, cancelled or not, and an error that it
  /// throws lets the test fail.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

private enum FireAndForgetKey: DependencyKey, PropertyKey {
  static let property = "fireAndForget"
  static let liveValue = FireAndForget { priority, work in
    Task(priority: priority) { try await work() }
  }

  static let testValue = FireAndForget { priority, work in
    // A task of its own is not cancelled with the one that waits.
    let result = await Task(priority: priority) { try await work() }.result
    if case .failure(let error) = result { reportIssue("Caught error: \(error)") }
  }
}
