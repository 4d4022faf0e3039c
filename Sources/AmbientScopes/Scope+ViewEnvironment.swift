package import AmbientEnvironment
import AmbientGraph
import AmbientSupport

/// The environment as code that works for a view reads it. Threads that do not own the graph read
/// it under the graph's lock.
extension Scope: ViewEnvironment {
  /// Returns the value that a writer has set for a key, and the time of that write; nil for a
  /// default.
  ///
  /// It can be called on any thread. In a body, the value becomes a dependency of the body, even if
  /// no value is set.
  package func written<K: EnvironmentKey>(_ key: K.Type) -> (value: K.Value, stamp: UInt64)? {
    if graph.isReading {
      return writtenInBody(key).map { value in entry(of: key).with { (value, $0.stamp) } }
    }
    return exclusivelyUnlessOwned {
      guard let entry = nearestEntry(of: key), !entry.isDefault else { return nil }
      return (entry.value, entry.stamp)
    }
  }

  /// Returns the value that a writer has set for a key, and makes it a dependency of the body.
  private func writtenInBody<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
    let scope = scopeToDependOn(for: key)
    guard scope.isFixed else { return scope.keyReads.writtenRead(key, in: scope).read() }
    return scope.entry(of: key).with { $0.isDefault ? nil : $0.value }
  }

  /// Returns whether this scope is `other` or one of its descendants, on any thread.
  package func isBelow(_ other: any ViewEnvironment) -> Bool {
    guard let other = other as? Scope else { return false }
    return exclusivelyUnlessOwned { isWithin(other) }
  }

  /// Returns the time at which a writer has set the current value of a key; nil for a default.
  package func stamp(of key: ObjectIdentifier) -> UInt64? {
    exclusivelyUnlessOwned {
      guard let (entry, _) = nearestEntry(of: key), !entry.isDefault else { return nil }
      return entry.stamp
    }
  }

  /// Returns the writer of the current value of a key, on any thread; nil for a default.
  ///
  /// The description names the view of the writer only if the caller owns the graph.
  package func writer(of key: ObjectIdentifier) -> (
    label: String, stamp: UInt64, writer: String
  )? {
    guard graph.isOwned else { return writerOffThread(of: key) }
    guard let (entry, scope) = nearestEntry(of: key), !entry.isDefault else { return nil }
    return (entry.label, entry.stamp, scope.writerDescription)
  }

  /// Returns the names of the views that read the value of a key.
  ///
  /// The result is empty if the caller does not own the graph.
  package func namesOfReaders(of key: ObjectIdentifier) -> [String] {
    guard graph.isOwned, let (entry, _) = nearestEntry(of: key) else { return [] }
    return [entry].namesOfReaders()
  }

  private func writerOffThread(of key: ObjectIdentifier) -> (
    label: String, stamp: UInt64, writer: String
  )? {
    // Only the source location of the writer is read. It changes under the lock, and the chain of
    // views does not.
    let match = graph.exclusively {
      () -> (entry: any AnyEnvironmentEntry, stamp: UInt64, place: SourceLocation?)? in
      guard let (entry, scope) = nearestEntry(of: key), !entry.isDefault else { return nil }
      return (entry, entry.stamp, scope.writer?.place)
    }
    guard let match else { return nil }
    return (match.entry.label, match.stamp, match.place.map { "\($0)" } ?? "the root")
  }

  /// Runs work that only reads, under the graph's lock unless the caller owns the graph.
  func exclusivelyUnlessOwned<Result>(_ work: () -> Result) -> Result {
    graph.isOwned ? work() : graph.exclusively(work)
  }
}
