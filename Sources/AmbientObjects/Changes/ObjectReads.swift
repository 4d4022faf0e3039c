#if Objects
import AmbientCore
import AmbientGraph
import OpenCombine

/// The state that an object property keeps in its view's node: the object that it read last, and
/// that object's changes.
class ObjectReads<Object: ObservableObject>: RetiringStorage, ReadObserver {
  private let graph: Graph

  /// The observed objects of the tree; nil once the view has left it.
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

  /// Returns whether a source is the changes of the object that was read last.
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
