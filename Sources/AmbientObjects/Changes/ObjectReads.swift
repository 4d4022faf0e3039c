#if Objects
import AmbientCore
import AmbientGraph
import OpenCombine

/// The storage that a node keeps for a property such as `@ObservedObject`.
///
/// The storage remembers the object that was last read through the property, and the source that
/// represents the changes of this object.
class ObjectReads<Object: ObservableObject>: RetiringStorage, ReadObserver {
  private let graph: Graph

  /// The observed objects of the tree; nil after the view has left the tree.
  private var objects: ObservedObjects?
  private var last: (object: ObjectIdentifier, changes: ObjectChanges)?

  init(in owner: PropertyOwner) {
    graph = owner.graph
    objects = owner.shared(ObservedObjectsKey.self)
  }

  /// Makes the running body, if there is one, depend on the object's changes.
  final func willRead(_ object: Object) {
    guard graph.isReading, let objects else { return }
    if let last, last.changes.object === object { return last.changes.track() }
    let changes = objects.acquire(object, in: graph)
    releaseLast()
    last = (ObjectIdentifier(object), changes)
    changes.track()
  }

  /// Returns whether `source` represents the changes of the object that was last read through the
  /// property.
  func isRead(through source: Source) -> Bool { last?.changes === source }

  func retire() {
    releaseLast()
    objects = nil
  }

  private func releaseLast() {
    if let last { objects?.release(last.changes, of: last.object) }
    last = nil
  }
}
#endif
