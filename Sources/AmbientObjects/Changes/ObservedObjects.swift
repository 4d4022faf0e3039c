#if Objects
import AmbientCore
import AmbientGraph
import OpenCombine

/// The objects that the properties of one tree have read.
final class ObservedObjects {
  private var changes: [ObjectIdentifier: ObjectChanges] = [:]

  /// The changes of an object, to be given back when they are no longer of use.
  func take<Object: ObservableObject>(
    _ object: Object,
    in graph: Graph
  ) -> ObjectChanges {
    let known = changes[ObjectIdentifier(object)]
    // The address of an object that is gone may be used again.
    let taken = known?.object === object ? known : nil
    let result = taken ?? ObjectChanges(of: object, in: graph)
    if taken == nil { changes[ObjectIdentifier(object)] = result }
    result.uses += 1
    return result
  }

  /// Ends the subscription if this was the last use.
  func giveBack(_ used: ObjectChanges, of object: ObjectIdentifier) {
    used.uses -= 1
    guard used.uses == 0 else { return }
    if changes[object] === used { changes[object] = nil }
    used.retire()
  }
}

/// Where the observed objects of a tree are filed: each tree has a default of its own.
enum ObservedObjectsKey: EnvironmentKey {
  static var defaultValue: ObservedObjects { ObservedObjects() }
}
#endif
