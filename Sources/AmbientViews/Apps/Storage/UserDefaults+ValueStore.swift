import AmbientGraph
import AmbientReflection
import Foundation

extension UserDefaults: ValueStore {
  /// Returns whether two objects represent the same defaults.
  ///
  /// Each call of `UserDefaults(suiteName:)` creates a new object, even for the same suite.
  func hasSameValues(as other: any ValueStore) -> Bool {
    if self === other { return true }
    // Two objects of a subclass may differ although their suites are the same, because a subclass
    // may store its values anywhere.
    guard let other = other as? UserDefaults, type(of: self) == UserDefaults.self,
      type(of: other) == UserDefaults.self, let suite, let otherSuite = other.suite
    else { return false }
    return suite == otherSuite && hasSameVolatileDomains(as: other)
  }

  /// The name of the suite.
  ///
  /// The outer optional is nil if the name is unknown. The inner optional is nil for the standard
  /// user defaults.
  ///
  /// Foundation has no API for the name. The name is read from a field by reflection. If a version
  /// of Foundation has no such field, each object counts as a store of its own.
  private var suite: String?? {
    let field = Mirror(reflecting: self).children.first { $0.label == "suite" }
    return field.map { $0.value as? String }
  }

  /// Returns whether two objects have equal values in their volatile domains.
  ///
  /// These domains are never stored on disk, so they can differ in objects of the same suite.
  private func hasSameVolatileDomains(as other: UserDefaults) -> Bool {
    let names = volatileDomainNames
    return Set(names) == Set(other.volatileDomainNames)
      && names.allSatisfy { name in
        NSDictionary(dictionary: volatileDomain(forName: name))
          .isEqual(to: other.volatileDomain(forName: name))
      }
  }
}

/// Returns whether two objects represent the same store; true if both objects are nil.
func areSameStore(_ a: (any ValueStore)?, _ b: (any ValueStore)?) -> Bool {
  if a === b { return true }
  guard let a, let b else { return false }
  return a.hasSameValues(as: b)
}

/// A wrapper of user defaults for the environment.
///
/// Two wrappers are the same if their objects represent the same user defaults.
struct DefaultsInEnvironment: SelfComparing {
  let defaults: UserDefaults

  init(_ defaults: UserDefaults) { self.defaults = defaults }

  func isSame(as other: DefaultsInEnvironment) -> Bool {
    defaults.hasSameValues(as: other.defaults)
  }
}
