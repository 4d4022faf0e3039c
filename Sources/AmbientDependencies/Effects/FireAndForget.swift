import AmbientEnvironment

/// A function that starts work without waiting for it.
///
/// In a test, the function waits for the work.
///
/// ```swift
/// @Dependency(\.fireAndForget) var fireAndForget
/// await fireAndForget { try await analytics.send(event) }
/// ```
public struct FireAndForget: Sendable {
  private let start:
    @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// Creates a function from a closure that starts work.
  ///
  /// - Parameter start: A closure that receives the priority and the work.
  public init(
    _ start:
      @escaping @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void
  ) {
    self.start = start
  }

  /// Starts work; in a test, also waits for the work.
  ///
  /// - Parameters:
  ///   - priority: The priority of the work; if nil, the priority of the caller.
  ///   - work: The work. Outside of tests, an error that the work throws is ignored.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    _ work: @escaping @Sendable () async throws -> Void
  ) async {
    await start(priority, work)
  }
}

extension DependencyValues {
  /// A function that starts work without waiting for it.
  ///
  /// In a test, the function waits for the work, even if the caller is canceled. If the work throws
  /// an error, the test fails.
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
    // The separate task is not canceled together with the task that waits.
    let result = await Task(priority: priority) { try await work() }.result
    if case .failure(let error) = result { reportIssue("Caught error: \(error)") }
  }
}
