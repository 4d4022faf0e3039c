import AmbientGraph
import AmbientReflection
import Foundation

extension UserDefaults: ValueStore {
  /// Returns whether two objects represent the same defaults.
  ///
  /// `UserDefaults(suiteName:)` creates another object in each call.
  func hasSameValues(as other: any ValueStore) -> Bool {
    if self === other { return true }
    // A subclass may store its values anywhere.
    guard let other = other as? UserDefaults, type(of: self) == UserDefaults.self,
      type(of: other) == UserDefaults.self, let suite, let otherSuite = other.suite
    else { return false }
    return suite == otherSuite && hasSameVolatileDomains(as: other)
  }

  /// The name of the suite: nil within the optional for the standard one, and nil if it is unknown.
  ///
  /// Foundation has no API for the name. If its objects do not have the expected field, each object
  /// counts as a store of its own.
  private var suite: String?? {
    let field = Mirror(reflecting: self).children.first { $0.label == "suite" }
    return field.map { $0.value as? String }
  }

  /// Returns whether the volatile domains of two objects are equal; they are never stored on disk.
  private func hasSameVolatileDomains(as other: UserDefaults) -> Bool {
    let names = volatileDomainNames
    return Set(names) == Set(other.volatileDomainNames)
      && names.allSatisfy { name in
        NSDictionary(dictionary: volatileDomain(forName: name))
          .isEqual(to: other.volatileDomain(forName: name))
      }
  }
}

/// Returns whether two stores have the same values, or both are nil.
func areSameStore(_ a: (any ValueStore)?, _ b: (any ValueStore)?) -> Bool {
  if a === b { return true }
  guard let a, let b else { return false }
  return a.hasSameValues(as: b)
}

/// User defaults as an environment value, which is equal for objects that represent the same
/// defaults.
struct DefaultsInEnvironment: SelfComparing {
  let defaults: UserDefaults

  init(_ defaults: UserDefaults) { self.defaults = defaults }

  func isSame(as other: DefaultsInEnvironment) -> Bool {
    defaults.hasSameValues(as: other.defaults)
  }
}
