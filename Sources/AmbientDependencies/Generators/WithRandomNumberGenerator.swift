import AmbientEnvironment
package import AmbientSupport
import AmbientTaskScopes
import Synchronization

/// A function that runs work with a random number generator.
///
/// A test can replace the generator with a predictable one.
///
/// ```swift
/// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
/// let side = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
public struct WithRandomNumberGenerator: Sendable {
  private let source: Source
  private var reporter: UnimplementedDependency?

  // @unchecked: `lock` is held while the generator is used.
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

  /// Creates a function that lets one operation at a time use a generator.
  ///
  /// - Parameter generator: The generator. Operations on other threads wait until the current
  ///   operation ends.
  public init(_ generator: some RandomNumberGenerator & Sendable) { source = Source(generator) }

  fileprivate init(reporting reporter: UnimplementedDependency) {
    self.init(SystemRandomNumberGenerator())
    self.reporter = reporter
  }

  /// Runs work with the generator.
  ///
  /// The generator is locked while the work runs. The work must therefore not call this function
  /// again.
  ///
  /// - Parameter work: The work.
  /// - Returns: The result of the work.
  /// - Throws: The error of the closure.
  public func callAsFunction<Result>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws -> Result
  ) rethrows -> Result {
    guard let reporter else { return try source.use(work) }
    var generator: any RandomNumberGenerator & Sendable = UnimplementedGenerator(reporter: reporter)
    return try work(&generator)
  }
}

extension WithRandomNumberGenerator: ReaderAware {
  package func copy(forReaderAt location: SourceLocation) -> Self {
    reporter.map { Self(reporting: $0.copy(forReaderAt: location)) } ?? self
  }
}

extension DependencyValues {
  /// The function that runs work with a random number generator.
  ///
  /// A test fails if it uses this function and does not override it.
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

/// A generator that reports that the test did not override the dependency.
private struct UnimplementedGenerator: RandomNumberGenerator {
  let reporter: UnimplementedDependency
  private var generator = SystemRandomNumberGenerator()

  init(reporter: UnimplementedDependency) { self.reporter = reporter }

  mutating func next() -> UInt64 {
    reporter.report()
    return generator.next()
  }
}
