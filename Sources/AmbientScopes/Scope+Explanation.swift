package import AmbientEnvironment
package import AmbientGraph

extension Scope {
  /// Explains where the value of an entry comes from, for a reader in this scope.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - probe: A reader that the result leaves out.
  /// - Returns: The writers of the key from this scope outward, and the readers of the entry.
  /// - Complexity: O(ancestors + readers of the entry).
  package func explanation(
    of entry: any AnyEnvironmentEntry,
    except probe: Source? = nil
  ) -> Explanation.Key {
    // A reader may have stored the environment of another position in the tree. Such a reader may
    // read entries outside of this scope and its ancestors.
    let isVisible = entry.isDefault || owner(of: entry) != nil
    let writers = isVisible ? writers(of: entry.key).map(\.writer) : ["an unknown writer"]
    return Explanation.Key(
      name: entry.label,
      origins: writers.map { .environment(setBy: $0) } + [.default(context: nil)],
      readBy: [entry].namesOfReaders(except: probe)
    )
  }
}
