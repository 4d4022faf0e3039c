import AmbientEnvironment
package import AmbientSupport
import AmbientTaskScopes
public import Foundation
import Synchronization

/// A generator of unique identifiers.
///
/// A test can choose the identifiers.
///
/// ```swift
/// withDependencies {
///   $0.uuid = .incrementing
/// } operation: {
///   @Dependency(\.uuid) var uuid
///   print(uuid())  // 00000000-0000-0000-0000-000000000000
/// }
/// ```
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID
  private var reporter: UnimplementedDependency?

  /// Creates a generator from a closure that returns an identifier.
  ///
  /// - Parameter generate: The closure. The generator runs it once for each identifier.
  public init(_ generate: @escaping @Sendable () -> UUID) { self.generate = generate }

  fileprivate init(reporting reporter: UnimplementedDependency) {
    self.init { UUID() }
    self.reporter = reporter
  }

  /// Returns a generator that always returns the same identifier.
  ///
  /// - Parameter uuid: The identifier.
  /// - Returns: The generator.
  public static func constant(_ uuid: UUID) -> Self { Self { uuid } }

  /// A generator that returns `UUID(0)`, `UUID(1)`, `UUID(2)` and so on.
  public static var incrementing: Self {
    let next = Counter()
    return Self { UUID(next.next()) }
  }

  private final class Counter: Sendable {
    private let count = Atomic(0)
    func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).oldValue }
  }

  /// Returns an identifier.
  public func callAsFunction() -> UUID {
    reporter?.report()
    return generate()
  }
}

extension UUIDGenerator: ReaderAware {
  package func copy(forReaderAt location: SourceLocation) -> Self {
    reporter.map { Self(reporting: $0.copy(forReaderAt: location)) } ?? self
  }
}

extension UUID {
  /// Creates an identifier from a number.
  ///
  /// The last sixteen hexadecimal digits are the magnitude of the number. The digit before them is
  /// 1 for a negative number.
  ///
  /// - Parameter number: The number, such as 1 for `00000000-0000-0000-0000-000000000001`.
  public init(_ number: Int) {
    let digits = String(number.magnitude, radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    let text = "00000000-0000-000\(number < 0 ? 1 : 0)-\(padded.prefix(4))-\(padded.dropFirst(4))"
    // The text always has the form of an identifier.
    self = UUID(uuidString: text) ?? UUID()
  }
}

extension DependencyValues {
  /// The generator of identifiers.
  ///
  /// A test fails if it uses the generator without an override.
  public var uuid: UUIDGenerator {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }
}

private enum UUIDKey: DependencyKey, PropertyKey {
  static let property = "uuid"
  static let liveValue = UUIDGenerator { UUID() }
  static let testValue = UUIDGenerator(reporting: UnimplementedDependency(property))
}
