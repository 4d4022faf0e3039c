import AmbientEnvironment
package import AmbientGraph
import AmbientScopes

/// Reads an environment object by its type, for a dynamic property.
package struct ObjectRead<Object: AnyObject> {
  private let read: KeyRead<ObjectKey<Object>>

  fileprivate init(in scope: Scope) {
    read = scope.keyReads.read(ObjectKey<Object>.self, in: scope)
  }

  /// The object that applies to the owner now; nil if no ancestor sets one.
  ///
  /// If a body reads the object, the body runs again when another object is set.
  package var object: Object? { read.canBeRead ? read.read() : read.currentValue() }

  package func isRead(through source: Source) -> Bool { read === source }

  /// Returns the names of the views from the reader to the root.
  ///
  /// If no body is running, for example in an action, the first name is `owner`.
  ///
  /// - Parameter owner: The name of the view that has the property.
  /// - Returns: The names.
  package func chainOfViews(from owner: String) -> [String] {
    (read.graph.running as? ViewNode)?.chainOfViews
      ?? [owner] + (read.scope.writer?.chainOfViews ?? [])
  }

  package var presentObjects: [String] { read.scope.presentObjects }

  /// Returns hints about environment objects whose class is a subclass or superclass of `Object`.
  ///
  /// - Parameter modifier: The name of the modifier in the hints.
  /// - Returns: The hints.
  package func nearMisses(modifier: String) -> [String] {
    read.scope.nearMisses(for: Object.self, modifier: modifier)
  }
}

extension PropertyOwner {
  /// Returns a value that reads the object of the given type from the owner's environment.
  package func objectRead<Object: AnyObject>(of type: Object.Type) -> ObjectRead<Object> {
    ObjectRead(in: scope)
  }
}
