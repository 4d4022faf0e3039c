import AmbientEnvironment
package import AmbientSupport
import AmbientTaskScopes
import Synchronization

/// Lets work use a source of random numbers, which a test replaces by one that it can foresee.
///
/// ```swift
/// let side = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
public struct WithRandomNumberGenerator: Sendable {
  private let source: Source
  private var absence: UnimplementedDependency?

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

  fileprivate init(reporting absence: UnimplementedDependency) {
    self.init(SystemRandomNumberGenerator())
    self.absence = absence
  }

  /// Does work with the source.
  public func callAsFunction<Result>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws -> Result
  ) rethrows -> Result {
    guard let absence else { return try source.use(work) }
    var generator: any RandomNumberGenerator & Sendable = UnimplementedGenerator(absence: absence)
    return try work(&generator)
  }
}

extension WithRandomNumberGenerator: ReportsReader {
  package func read(at place: SourceLocation) -> Self {
    absence.map { Self(reporting: $0.read(at: place)) } ?? self
  }
}

extension DependencyValues {
  /// Lets work use a source of random numbers.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[RandomNumberGeneratorKey.self] }
    set { self[RandomNumberGeneratorKey.self] = newValue }
  }
}

private enum RandomNumberGeneratorKey: DependencyKey, PropertyKey {
  static let property = "withRandomNumberGenerator"
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  static let testValue = WithRandomNumberGenerator(
    reporting: UnimplementedDependency(property)
  )
}

/// Random numbers that a test did not provide.
private struct UnimplementedGenerator: RandomNumberGenerator {
  let absence: UnimplementedDependency
  private var generator = SystemRandomNumberGenerator()

  init(absence: UnimplementedDependency) { self.absence = absence }

  mutating func next() -> UInt64 {
    absence.report()
    return generator.next()
  }
}
