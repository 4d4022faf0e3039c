import AmbientScopes

/// Who collects preferences at a place of the tree: for each key, the nearest collector above.
///
/// It is handed down in the scope, beside the environment, and is made anew only where somebody begins
/// to collect. So whoever contributes finds its collector at once, however far above it is; and where
/// nobody collects, there is nothing to hand down.
final class PreferenceRoutes: ScopeCompanion {
  private typealias Route = (key: ObjectIdentifier, collector: Collector?)

  // Whoever collects outlives what stands below.
  private struct Collector {
    unowned let object: any AnyPreferenceCollector
  }

  private let routes: [Route]

  /// The scopes in which a key is hidden, by the scope around them: all who set a preference side by
  /// side share one, and with it what is read there of the environment.
  private var hidingScopes: [ObjectIdentifier: [(key: ObjectIdentifier, scope: Scope)]] = [:]

  private init(_ routes: [Route]) { self.routes = routes }

  /// The routes of one collector below others.
  convenience init<K>(to collector: PreferenceCollector<K>, below others: PreferenceRoutes?) {
    let key = ObjectIdentifier(K.self)
    let rest = others?.routes.filter { $0.key != key } ?? []
    self.init(rest + [(key, Collector(object: collector))])
  }

  /// The collector of a key, if somebody collects it.
  ///
  /// - Complexity: O(keys that are collected).
  func collector<K: PreferenceKey>(of key: K.Type) -> PreferenceCollector<K>? {
    guard let route = routes.first(where: { $0.key == ObjectIdentifier(key) }) else { return nil }
    // Safe because collectors are filed under the identity of their key.
    return route.collector.map { unsafeDowncast($0.object, to: PreferenceCollector<K>.self) }
  }

  /// Notes that what is below one place of the tree gets another order.
  func orderWillChange() {
    for route in routes { route.collector?.object.orderWillChange() }
  }

  /// A scope within another one, in which nobody collects a key.
  func hidingScope<K: PreferenceKey>(of key: K.Type, in scope: Scope) -> Scope {
    let known = hidingScopes[ObjectIdentifier(scope)]
    if let known = known?.first(where: { $0.key == ObjectIdentifier(key) }) { return known.scope }
    let rest = routes.filter { $0.key != ObjectIdentifier(key) }
    let made = Scope(parent: scope, companion: rest.isEmpty ? nil : PreferenceRoutes(rest))
    hidingScopes[ObjectIdentifier(scope), default: []].append((ObjectIdentifier(key), made))
    return made
  }

  /// Closes the scopes within another one, which closes itself.
  func scopeWillClose(_ scope: Scope) {
    for (_, scope) in hidingScopes.removeValue(forKey: ObjectIdentifier(scope)) ?? [] {
      scope.close()
    }
  }
}

/// A collector of a preference, whatever its key.
protocol AnyPreferenceCollector: AnyObject {
  func orderWillChange()
}

extension Scope {
  /// Who collects the preferences that are set in this scope; nil where nobody does.
  var preferences: PreferenceRoutes? { companion as? PreferenceRoutes }

  /// Makes the scope of a subtree whose preferences somebody collects.
  convenience init<K>(collectingIn collector: PreferenceCollector<K>, below parent: Scope) {
    let routes = PreferenceRoutes(to: collector, below: parent.preferences)
    self.init(parent: parent, companion: routes)
  }

  /// Who collects a preference that is set in this scope.
  func collector<K: PreferenceKey>(of key: K.Type) -> PreferenceCollector<K>? {
    preferences?.collector(of: key)
  }

  /// This scope, or one within it, such that nobody collects a preference there.
  func withoutCollector<K: PreferenceKey>(of key: K.Type) -> Scope {
    guard let preferences, preferences.collector(of: key) != nil else { return self }
    return preferences.hidingScope(of: key, in: self)
  }
}
