import AmbientSupport
import AmbientGraph

extension Scope {
  /// The value that somebody wrote for a key, and when; from any thread, and in a body as a dependency
  /// of it, also where nobody wrote one.
  final func written<K: EnvironmentKey>(_ key: K.Type) -> (value: K.Value, stamp: UInt64)? {
    if graph.isReading {
      return writtenInBody(key).map { value in entry(of: key).with { (value, $0.stamp) } }
    }
    return exclusivelyUnlessOwned {
      guard let entry = nearestEntry(of: key), !entry.isDefault else { return nil }
      return (entry.value, entry.stamp)
    }
  }

  /// The value that somebody wrote for a key, in a body, as a dependency of it.
  @usableFromInline
  final func writtenInBody<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
    let scope = scopeToDependOn(for: key)
    guard scope.isFixed else { return scope.keyReads.writtenRead(key, in: scope).read() }
    return scope.entry(of: key).with { $0.isDefault ? nil : $0.value }
  }

  /// Whether this scope is below another one; from any thread.
  final func isBelow(_ other: Scope) -> Bool { exclusivelyUnlessOwned { isWithin(other) } }

  /// When somebody wrote the value that is found for a key.
  final func stamp(of key: ObjectIdentifier) -> UInt64? {
    exclusivelyUnlessOwned {
      guard let (entry, _) = nearestEntry(of: key), !entry.isDefault else { return nil }
      return entry.stamp
    }
  }

  /// Does some work of a view that stands here, so that all code which it runs finds the values of now.
  package final func acting<Result>(_ work: () throws -> Result) rethrows -> Result {
    try TaskScope.$current.withValue(taskScope(in: .current), operation: work)
  }

  /// The scope of work that is done for a view which stands here; the same one each time, until
  /// something else is overridden around it.
  final func taskScope(in outer: TaskScope?) -> TaskScope {
    let outer = outer?.withoutOwnView
    let defaults = outer?.defaults ?? .ofNow
    if let last = lastTaskScope, last.outer === outer, last.defaults === defaults { return last }
    let scope = TaskScope(in: outer, defaults: defaults, view: self)
    if !isClosed { lastTaskScope = scope }
    return scope
  }

  /// Does some work that only reads: with the graph's lock, unless the caller owns the graph.
  func exclusivelyUnlessOwned<Result>(_ work: () -> Result) -> Result {
    graph.isOwned ? work() : graph.exclusively(work)
  }
}
