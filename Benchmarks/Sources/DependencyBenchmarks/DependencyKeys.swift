import Ambient
import AmbientDependencies

nonisolated enum RetriesKey: DependencyKey {
  static let liveValue = 3
  static let testValue = 3
}

nonisolated struct TintKey: EnvironmentKey { static let defaultValue = 0 }
nonisolated struct PulseKey: EnvironmentKey { static let defaultValue = 0 }

nonisolated extension EnvironmentValues {
  /// The value that is read as a dependency, and set in views and in scopes.
  var tint: Int {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// A value whose changes make a body run again.
  var pulse: Int {
    get { self[PulseKey.self] }
    set { self[PulseKey.self] = newValue }
  }
}

nonisolated extension DependencyValues {
  /// The value that most code reads.
  var retries: Int {
    get { self[RetriesKey.self] }
    set { self[RetriesKey.self] = newValue }
  }
}

/// Code that reads a dependency repeatedly.
nonisolated protocol DependencyReader: Sendable {
  init()
  func sum(_ count: Int) -> Int
}

/// Reads by the type of a key.
nonisolated struct KeyReader: DependencyReader {
  @Dependency(RetriesKey.self) private var retries

  @inline(never) func sum(_ count: Int) -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= retries }
    return sum
  }
}

/// Reads an environment value by its key path.
nonisolated struct PathReader: DependencyReader {
  @Dependency(\.tint) private var tint

  @inline(never) func sum(_ count: Int) -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= tint }
    return sum
  }
}

/// Reads a value that is not an environment value.
nonisolated struct OtherPathReader: DependencyReader {
  @Dependency(\.retries) private var retries

  @inline(never) func sum(_ count: Int) -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= retries }
    return sum
  }
}

// `@unchecked`: the property never changes.
/// Reads an environment value in an object.
nonisolated final class ObjectReader: DependencyReader, @unchecked Sendable {
  @Dependency(\.tint) private var tint

  @inline(never) func sum(_ count: Int) -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= tint }
    return sum
  }
}
