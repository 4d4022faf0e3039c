import AmbientGraph
import AmbientReflection
import Foundation

extension UserDefaults: ValueStore {
  /// Whether both are objects for the same defaults: `UserDefaults(suiteName:)` makes another one each time.
  func keepsSameValues(as other: any ValueStore) -> Bool {
    if self === other { return true }
    // A subclass may keep its values anywhere.
    guard let other = other as? UserDefaults, type(of: self) == UserDefaults.self,
      type(of: other) == UserDefaults.self, let suite, let otherSuite = other.suite
    else { return false }
    return suite == otherSuite && hasSameVolatileDomains(as: other)
  }

  /// The name of its suite, none within the optional for the standard one; nil if it cannot be known.
  ///
  /// Foundation does not give it away. Where its objects have no such field, each is a store of its own.
  private var suite: String?? {
    let field = Mirror(reflecting: self).children.first { $0.label == "suite" }
    return field.map { $0.value as? String }
  }

  /// What is not kept belongs to the object.
  private func hasSameVolatileDomains(as other: UserDefaults) -> Bool {
    let names = volatileDomainNames
    return Set(names) == Set(other.volatileDomainNames)
      && names.allSatisfy { name in
        NSDictionary(dictionary: volatileDomain(forName: name))
          .isEqual(to: other.volatileDomain(forName: name))
      }
  }
}

/// Whether two stores keep the same values, or neither is there.
func areSameStore(_ a: (any ValueStore)?, _ b: (any ValueStore)?) -> Bool {
  if a === b { return true }
  guard let a, let b else { return false }
  return a.keepsSameValues(as: b)
}

/// User defaults as a value of the environment, of which objects for the same defaults are the same.
struct DefaultsInEnvironment: SelfComparing {
  let defaults: UserDefaults

  init(_ defaults: UserDefaults) { self.defaults = defaults }

  func isSame(as other: DefaultsInEnvironment) -> Bool {
    defaults.keepsSameValues(as: other.defaults)
  }
}
