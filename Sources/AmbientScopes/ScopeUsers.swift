package import AmbientEnvironment
package import AmbientGraph
package import AmbientSupport

extension Vertex {
  /// Where it reads the environment; nil if it does not.
  package final var readingScope: Scope? {
    // Safe because nobody else names a place.
    readingPlace.map { unsafeDowncast($0, to: Scope.self) }
  }
}

/// An effect that stands among views.
package protocol ViewEffect: Effect {
  /// The names of the user's views around it, the innermost first.
  var chainOfViews: [String] { get }
}

/// An effect that writes what is found in a scope.
package protocol ScopeWriter: ViewEffect {
  /// Where in the source it writes; changed under the graph's lock.
  var place: SourceLocation { get }
}

/// What goes down the tree beside the environment, of which a scope knows no more than this.
package protocol ScopeCompanion: AnyObject {
  /// A scope that it goes with is about to close.
  func scopeWillClose(_ scope: Scope)

  /// The views in a scope that it goes with are about to get another order.
  func orderWillChange()
}

extension Graph: ViewUpdater {
  /// Where the view stands whose body the graph runs on this thread.
  package var runningSurroundings: (any ViewSurroundings)? { running?.readingScope }
}
