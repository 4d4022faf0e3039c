package import AmbientEnvironment
package import AmbientGraph
package import AmbientSupport

extension Vertex {
  /// The scope in which the vertex reads the environment; nil if it reads no environment.
  package final var readingScope: Scope? {
    // Safe because only this module and the core override `readingContext`, always with a scope.
    readingContext.map { unsafeDowncast($0, to: Scope.self) }
  }
}

/// A node of a view tree: an effect that does the work of one view.
package protocol ViewEffect: Effect {
  /// The names of the program's own views that contain the effect, the innermost first.
  var chainOfViews: [String] { get }
}

/// An effect that writes values into a scope.
package protocol ScopeWriter: ViewEffect {
  /// The location of the writer's modifier in the source code.
  ///
  /// The property changes under the graph's lock.
  var sourceLocation: SourceLocation { get }
}

/// An object that scopes pass down the tree along with the environment.
package protocol InheritedContext: AnyObject {
  /// Called when a scope whose `inheritedContext` is this object is about to close.
  func scopeWillClose(_ scope: Scope)

  /// Called before views change their order in a scope whose `inheritedContext` is this object.
  func orderWillChange()
}

extension Graph: ViewUpdater {
  /// The environment of the view whose body the graph runs on this thread.
  package var runningViewEnvironment: (any ViewEnvironment)? { running?.readingScope }
}
