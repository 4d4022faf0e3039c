import AmbientEnvironment
import Synchronization

/// Lets work use a source of random numbers, which a test replaces by one that it can foresee.
///
/// ```swift
/// let side = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
public struct WithRandomNumberGenerator: Sendable {
  private let source: Source

  // @unchecked: the lock is held while the generator is used.
  private final class Source: @unchecked Sendable {
    private let lock = Mutex<Void>(())
    private var generator: any RandomNumberGenerator & Sendable

    init(_ generator: any RandomNumberGenerator & Sendable) { self.generator = generator }

    func use<Result>(
      _ work: (inout any RandomNumberGenerator & Sendable) throws -> Result
    ) rethrows -> Result {
      try lock.exclusively { try work(&generator) }
    }
  }

  /// Lets work use a source, one piece of work at a time.
  public init(_ generator: some RandomNumberGenerator & Sendable) { source = Source(generator) }

  /// Does work with the source.
  public func callAsFunction<Result>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws -> Result
  ) rethrows -> Result {
    try source.use(work)
  }
}

extension DependencyValues {
  /// Lets work use a source of random numbers.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[RandomNumberGeneratorKey.self] }
    set { self[RandomNumberGeneratorKey.self] = newValue }
  }
}

private enum RandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  static let testValue = WithRandomNumberGenerator(UnforeseenGenerator())
}

/// Random numbers that nobody asked for in a test.
private struct UnforeseenGenerator: RandomNumberGenerator {
  private let report: @Sendable () -> Void = unimplemented(
    "@Dependency(\\.withRandomNumberGenerator)"
  )
  private var generator = SystemRandomNumberGenerator()

  mutating func next() -> UInt64 {
    report()
    return generator.next()
  }
}
