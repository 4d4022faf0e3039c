package import AmbientEnvironment
import AmbientGraph
import AmbientSupport

/// Code that runs for a view can read the environment of the view on any thread. All threads except
/// the owner of the graph take the graph's lock for each read.
extension Scope: ViewEnvironment {
  /// Returns the value that a writer has set for a key, and the time of that write; nil for a
  /// default.
  ///
  /// This method can be called on any thread. A body that calls this method depends on the key,
  /// even if no ancestor has set a value.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value, and the time of the write on the `LogicalClock`.
  package func written<K: EnvironmentKey>(_ key: K.Type) -> (value: K.Value, stamp: UInt64)? {
    if graph.isReading {
      return writtenInBody(key).map { value in entry(of: key).with { (value, $0.stamp) } }
    }
    return exclusivelyUnlessOwned {
      guard let entry = nearestEntry(of: key), !entry.isDefault else { return nil }
      return (entry.value, entry.stamp)
    }
  }

  /// Returns the value that a writer has set for a key, and makes the body depend on the value.
  private func writtenInBody<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
    let scope = scopeToDependOn(for: key)
    guard scope.isFixed else { return scope.keyReads.writtenRead(key, in: scope).read() }
    return scope.entry(of: key).with { $0.isDefault ? nil : $0.value }
  }

  /// Returns whether this scope is `other` or a descendant of `other`.
  ///
  /// This method can be called on any thread.
  ///
  /// - Parameter other: The other scope.
  /// - Returns: True for `other` itself and its descendants; false for scopes of different trees.
  package func isBelow(_ other: any ViewEnvironment) -> Bool {
    guard let other = other as? Scope else { return false }
    return exclusivelyUnlessOwned { isWithin(other) }
  }

  /// Returns the time at which a writer set the current value of a key; nil for a default.
  ///
  /// - Parameter key: The identity of the key's type.
  /// - Returns: The time on the `LogicalClock`.
  package func stamp(of key: ObjectIdentifier) -> UInt64? {
    exclusivelyUnlessOwned {
      guard let (entry, _) = nearestEntry(of: key), !entry.isDefault else { return nil }
      return entry.stamp
    }
  }

  /// Returns the writers of a key in this scope and its ancestors, the innermost first.
  ///
  /// This method can be called on any thread. The descriptions name the views of the writers only
  /// if the caller owns the graph.
  ///
  /// - Parameter key: The identity of the key's type.
  /// - Returns: The name of the key, the time of the write, and a description of the writer, for
  ///   each writer.
  /// - Complexity: O(ancestors).
  package func writers(of key: ObjectIdentifier) -> [(
    label: String, stamp: UInt64, writer: String
  )] {
    guard graph.isOwned else { return writersOffThread(of: key) }
    return entriesThatSet(key).map { ($0.entry.label, $0.entry.stamp, $0.scope.writerDescription) }
  }

  /// Returns the names of the views that read the value of a key.
  ///
  /// The result is empty if the caller does not own the graph.
  ///
  /// - Parameter key: The identity of the key's type.
  /// - Returns: The names, in the order of the tree.
  package func namesOfReaders(of key: ObjectIdentifier) -> [String] {
    guard graph.isOwned, let (entry, _) = nearestEntry(of: key) else { return [] }
    return [entry].namesOfReaders()
  }

  private func writersOffThread(of key: ObjectIdentifier) -> [(
    label: String, stamp: UInt64, writer: String
  )] {
    // The owner changes the views around a writer without the lock, so this thread must not read
    // their names. The source location of a writer changes only under the lock, so this thread may
    // read the location.
    let found = graph.exclusively {
      entriesThatSet(key).map { entry, scope in
        (entry, entry.stamp, scope.writer?.sourceLocation, scope.nameWithoutWriter)
      }
    }
    return found.map { entry, stamp, sourceLocation, nameWithoutWriter in
      (entry.label, stamp, sourceLocation.map { "a view, \($0)" } ?? nameWithoutWriter)
    }
  }

  /// Returns the entries of a key that are not defaults, each with its scope, the innermost first.
  private func entriesThatSet(
    _ key: ObjectIdentifier
  ) -> [(entry: any AnyEnvironmentEntry, scope: Scope)] {
    var found: [(entry: any AnyEnvironmentEntry, scope: Scope)] = []
    var candidate: Scope? = self
    while let scope = candidate {
      if let entry = scope.entries[key], !entry.isDefault { found.append((entry, scope)) }
      candidate = scope.parent
    }
    return found
  }

  /// Runs work that only reads.
  ///
  /// If the caller does not own the graph, the work runs under the graph's lock.
  func exclusivelyUnlessOwned<Result>(_ work: () -> Result) -> Result {
    graph.isOwned ? work() : graph.exclusively(work)
  }
}
