package import AmbientEnvironment
import AmbientGraph
import AmbientSupport

/// What work that is done for a view finds here; what it is asked for from other threads, it reads under the lock.
extension Scope: ViewSurroundings {
  /// The value that somebody wrote for a key, and when; from any thread, and in a body as a dependency
  /// of it, also where nobody wrote one.
  package func written<K: EnvironmentKey>(_ key: K.Type) -> (value: K.Value, stamp: UInt64)? {
    if graph.isReading {
      return writtenInBody(key).map { value in entry(of: key).with { (value, $0.stamp) } }
    }
    return exclusivelyUnlessOwned {
      guard let entry = nearestEntry(of: key), !entry.isDefault else { return nil }
      return (entry.value, entry.stamp)
    }
  }

  /// The value that somebody wrote for a key, in a body, as a dependency of it.
  private func writtenInBody<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
    let scope = scopeToDependOn(for: key)
    guard scope.isFixed else { return scope.keyReads.writtenRead(key, in: scope).read() }
    return scope.entry(of: key).with { $0.isDefault ? nil : $0.value }
  }

  /// Whether this scope is below another one; from any thread.
  package func isBelow(_ other: any ViewSurroundings) -> Bool {
    guard let other = other as? Scope else { return false }
    return exclusivelyUnlessOwned { isWithin(other) }
  }

  /// When somebody wrote the value that is found for a key.
  package func stamp(of key: ObjectIdentifier) -> UInt64? {
    exclusivelyUnlessOwned {
      guard let (entry, _) = nearestEntry(of: key), !entry.isDefault else { return nil }
      return entry.stamp
    }
  }

  /// Who wrote the value that is found for a key; from any thread, but with its view only to the owner of
  /// the graph.
  package func writer(of key: ObjectIdentifier) -> (
    label: String, stamp: UInt64, writer: String
  )? {
    guard graph.isOwned else { return writerFromElsewhere(of: key) }
    guard let (entry, scope) = nearestEntry(of: key), !entry.isDefault else { return nil }
    return (entry.label, entry.stamp, scope.writerDescription)
  }

  /// The names of the views that read the value which is found for a key; none but for the owner of the graph.
  package func namesOfReaders(of key: ObjectIdentifier) -> [String] {
    guard graph.isOwned, let (entry, _) = nearestEntry(of: key) else { return [] }
    return [entry].namesOfReaders()
  }

  private func writerFromElsewhere(of key: ObjectIdentifier) -> (
    label: String, stamp: UInt64, writer: String
  )? {
    // The views around a writer change without the lock; its place does not.
    let found = graph.exclusively {
      () -> (entry: any AnyEnvironmentEntry, stamp: UInt64, place: SourceLocation?)? in
      guard let (entry, scope) = nearestEntry(of: key), !entry.isDefault else { return nil }
      return (entry, entry.stamp, scope.writer?.place)
    }
    guard let found else { return nil }
    return (found.entry.label, found.stamp, found.place.map { "\($0)" } ?? "the root")
  }

  /// Does some work that only reads: with the graph's lock, unless the caller owns the graph.
  func exclusivelyUnlessOwned<Result>(_ work: () -> Result) -> Result {
    graph.isOwned ? work() : graph.exclusively(work)
  }
}
