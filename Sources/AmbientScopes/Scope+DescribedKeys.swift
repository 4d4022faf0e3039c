package import AmbientEnvironment

extension Scope {
  /// The keys that any scope of the tree has set, and whose values are reported to hosts.
  package var describedKeys: [any EnvironmentKey.Type] { root.describedKeys }

  /// Adds a key to ``describedKeys`` if hosts see the values of the key.
  ///
  /// The scope calls this method when it begins to set a value for the key.
  func noteDescribed<K: EnvironmentKey>(_ key: K.Type) {
    guard K._isDescribed else { return }
    if mayHaveReaders { startsDescribing = true }
    if !root.describedKeys.contains(where: { $0 == key }) { root.describedKeys.append(key) }
  }

  /// Returns whether this scope, or a scope between this scope and an outer scope, sets a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - outer: The outer scope; nil to search all scopes up to the root.
  /// - Returns: Whether a scope sets the key. If `outer` is not nil, and is neither this scope nor
  ///   an ancestor of this scope, the result is always true.
  package func sets(_ key: any EnvironmentKey.Type, below outer: Scope?) -> Bool {
    let id = ObjectIdentifier(key)
    var candidate: Scope? = self
    while let scope = candidate, scope !== outer {
      if let entry = scope.entries[id], !entry.isDefault { return true }
      candidate = scope.parent
    }
    // If the search has not met `outer`, this scope does not inherit from `outer`. The two scopes
    // may then have different values for the key.
    return candidate == nil && outer != nil
  }
}
