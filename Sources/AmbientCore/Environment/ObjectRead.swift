import AmbientEnvironment
package import AmbientGraph
import AmbientScopes

/// The object of a type as a property finds it in the surroundings of its owner.
package struct ObjectRead<Object: AnyObject> {
  private let read: KeyRead<ObjectKey<Object>>

  fileprivate init(in scope: Scope) {
    read = scope.keyReads.read(ObjectKey<Object>.self, in: scope)
  }

  /// The object of now; what reads it in a body depends on which one it is.
  package var object: Object? { read.canBeRead ? read.read() : read.currentValue() }

  /// Whether a source stands for which object it is.
  package func isRead(through source: Source) -> Bool { read === source }

  /// The views from the reader to the root; in an action, the owner stands for the reader.
  package func chainOfViews(from owner: String) -> [String] {
    (read.graph.running as? ViewNode)?.chainOfViews
      ?? [owner] + (read.scope.writer?.chainOfViews ?? [])
  }

  /// The objects that are found by their type in the same place.
  package var presentObjects: [String] { read.scope.presentObjects }

  /// Objects that are nearly of the type, and how to set them.
  package func nearMisses(modifier: String) -> [String] {
    read.scope.nearMisses(for: Object.self, modifier: modifier)
  }
}

extension PropertyOwner {
  /// What finds the object of a type where the owner is.
  package func objectRead<Object: AnyObject>(of type: Object.Type) -> ObjectRead<Object> {
    ObjectRead(in: scope)
  }
}
