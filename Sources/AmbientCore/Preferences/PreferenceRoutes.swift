import AmbientScopes

/// The preference collectors at a position of the tree: for each key, the collector of the nearest
/// ancestor.
///
/// Scopes pass the routes down the tree, beside the environment. New routes are created only where
/// a preference gets another collector or loses its collector. The scopes below share these routes.
/// A view that sets a preference therefore finds the collector without a search of its ancestors.
/// In a tree without collectors, scopes have no routes.
final class PreferenceRoutes: InheritedContext {
  private typealias Route = (key: ObjectIdentifier, collector: Collector?)

  // Unowned, because only descendants of the collector's node use the route. The collector outlives
  // these descendants.
  private struct Collector {
    unowned let object: any AnyPreferenceCollector
  }

  private let routes: [Route]

  /// The scopes in which a key has no collector, by the identity of the parent scope.
  ///
  /// The value of a view that sets a preference replaces the values of the view's descendants. The
  /// scope of the descendants therefore has no collector for the key. Sibling views that set the
  /// same preference share one such scope, and so they share its cached environment values.
  private var hidingScopes: [ObjectIdentifier: [(key: ObjectIdentifier, scope: Scope)]] = [:]

  private init(_ routes: [Route]) { self.routes = routes }

  /// Creates routes with a new collector for one key; all other keys keep their collectors.
  convenience init<K>(to collector: PreferenceCollector<K>, below others: PreferenceRoutes?) {
    let key = ObjectIdentifier(K.self)
    let rest = others?.routes.filter { $0.key != key } ?? []
    self.init(rest + [(key, Collector(object: collector))])
  }

  /// Returns the collector of a key, or nil if the key is not collected.
  ///
  /// - Complexity: O(collected keys).
  func collector<K: PreferenceKey>(of key: K.Type) -> PreferenceCollector<K>? {
    guard let route = routes.first(where: { $0.key == ObjectIdentifier(key) }) else { return nil }
    // Safe because each collector is stored with the identity of its key.
    return route.collector.map { unsafeDowncast($0.object, to: PreferenceCollector<K>.self) }
  }

  /// Notifies all collectors before views change their order.
  func orderWillChange() {
    for route in routes { route.collector?.object.orderWillChange() }
  }

  /// Returns a child of `scope` in which a key has no collector; all other collectors stay.
  func hidingScope<K: PreferenceKey>(of key: K.Type, in scope: Scope) -> Scope {
    let cached = hidingScopes[ObjectIdentifier(scope)]
    if let match = cached?.first(where: { $0.key == ObjectIdentifier(key) }) { return match.scope }
    let rest = routes.filter { $0.key != ObjectIdentifier(key) }
    let new = Scope(parent: scope, inheritedContext: rest.isEmpty ? nil : PreferenceRoutes(rest))
    hidingScopes[ObjectIdentifier(scope), default: []].append((ObjectIdentifier(key), new))
    return new
  }

  func scopeWillClose(_ scope: Scope) {
    for (_, scope) in hidingScopes.removeValue(forKey: ObjectIdentifier(scope)) ?? [] {
      scope.close()
    }
  }
}

protocol AnyPreferenceCollector: AnyObject {
  func orderWillChange()
}

extension Scope {
  /// The collectors for preferences that are set in this scope; nil if no preference is collected.
  var preferences: PreferenceRoutes? { inheritedContext as? PreferenceRoutes }

  /// Creates the scope of a subtree whose values for a preference go to `collector`.
  convenience init<K>(collectingIn collector: PreferenceCollector<K>, below parent: Scope) {
    let routes = PreferenceRoutes(to: collector, below: parent.preferences)
    self.init(parent: parent, inheritedContext: routes)
  }

  /// Returns the collector of a preference that is set in this scope; nil if the preference has no
  /// collector in this scope.
  func collector<K: PreferenceKey>(of key: K.Type) -> PreferenceCollector<K>? {
    preferences?.collector(of: key)
  }

  /// Returns this scope if it has no collector for the preference, or else a child without one.
  func withoutCollector<K: PreferenceKey>(of key: K.Type) -> Scope {
    guard let preferences, preferences.collector(of: key) != nil else { return self }
    return preferences.hidingScope(of: key, in: self)
  }
}
