#if Objects
import AmbientCore
import AmbientGraph
import OpenCombine

/// What a property keeps in its view's node: the changes of the object that was read through it last.
class ObjectReads<Object: ObservableObject>: RetiringStorage, ReadObserver {
  private let graph: Graph

  /// None once the view is gone.
  private var objects: ObservedObjects?
  private var last: (object: ObjectIdentifier, changes: ObjectChanges)?

  init(in owner: PropertyOwner) {
    graph = owner.graph
    objects = owner.shared(ObservedObjectsKey.self)
  }

  /// Makes the body that reads the object now, if one does, depend on its changes.
  final func willRead(_ object: Object) {
    guard graph.isReading, let objects else { return }
    if let last, last.changes.object === object { return last.changes.track() }
    let changes = objects.take(object, in: graph)
    giveBack()
    last = (ObjectIdentifier(object), changes)
    changes.track()
  }

  /// Whether a source stands for the changes of the object that was read last.
  func isRead(through source: Source) -> Bool { last?.changes === source }

  func retire() {
    giveBack()
    objects = nil
  }

  private func giveBack() {
    if let last { objects?.giveBack(last.changes, of: last.object) }
    last = nil
  }
}
#endif
