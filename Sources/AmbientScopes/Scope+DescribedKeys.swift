package import AmbientEnvironment

extension Scope {
  /// The keys that some scope of the tree has set, and whose values are reported to hosts.
  package var describedKeys: [any EnvironmentKey.Type] { root.describedKeys }

  /// Stores a key that this scope starts to set, if hosts see the values of the key.
  func noteDescribed<K: EnvironmentKey>(_ key: K.Type) {
    guard K._isDescribed else { return }
    if mayHaveReaders { startsDescribing = true }
    if !root.describedKeys.contains(where: { $0 == key }) { root.describedKeys.append(key) }
  }

  /// Returns whether a modifier between an outer scope and this scope sets a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - outer: The outer scope; nil if there is none.
  /// - Returns: Whether a modifier between the scopes sets the key.
  package func sets(_ key: any EnvironmentKey.Type, below outer: Scope?) -> Bool {
    let id = ObjectIdentifier(key)
    var candidate: Scope? = self
    while let scope = candidate, scope !== outer {
      if let entry = scope.entries[id] { return !entry.isDefault }
      candidate = scope.parent
    }
    // If no scope up to the root is `outer`, the environment comes from another position in the
    // tree. The result is then true, although no entry was found.
    return candidate == nil && outer != nil
  }
}
