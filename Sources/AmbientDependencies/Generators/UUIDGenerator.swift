import AmbientEnvironment
package import AmbientSupport
import AmbientTaskScopes
public import Foundation
import Synchronization

/// Makes identifiers, or those that a test wants them to be.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID
  private var absence: UnimplementedDependency?

  /// Makes what a closure gives.
  public init(_ generate: @escaping @Sendable () -> UUID) { self.generate = generate }

  fileprivate init(reporting absence: UnimplementedDependency) {
    self.init { UUID() }
    self.absence = absence
  }

  /// Makes the same identifier each time.
  public static func constant(_ uuid: UUID) -> Self { Self { uuid } }

  /// Makes the identifiers of the numbers from 0 on.
  public static var incrementing: Self {
    let next = Counter()
    return Self { UUID(next.next()) }
  }

  private final class Counter: Sendable {
    private let count = Atomic(0)
    func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).oldValue }
  }

  /// Makes an identifier.
  public func callAsFunction() -> UUID {
    absence?.report()
    return generate()
  }
}

extension UUIDGenerator: ReportsReader {
  package func read(at place: SourceLocation) -> Self {
    absence.map { Self(reporting: $0.read(at: place)) } ?? self
  }
}

extension UUID {
  /// The identifier of a number: its last sixteen digits are the number, the one before them the sign.
  public init(_ number: Int) {
    let digits = String(number.magnitude, radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    let text = "00000000-0000-000\(number < 0 ? 1 : 0)-\(padded.prefix(4))-\(padded.dropFirst(4))"
    // Sixteen digits behind sixteen others are always a valid form.
    self = UUID(uuidString: text) ?? UUID()
  }
}

extension DependencyValues {
  /// Makes identifiers.
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
