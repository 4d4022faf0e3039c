#if Objects
import AmbientCore
import AmbientGraph
import OpenCombine

/// The objects that dynamic properties such as `@ObservedObject` observe in one tree.
final class ObservedObjects {
  private var changes: [ObjectIdentifier: ObjectChanges] = [:]

  /// Returns the input for the changes of an object, and increments the input's number of uses.
  ///
  /// The method creates the input if there is none. The caller ends the use with
  /// ``release(_:of:)``.
  func acquire<Object: ObservableObject>(
    _ object: Object,
    in graph: Graph
  ) -> ObjectChanges {
    let stored = changes[ObjectIdentifier(object)]
    // A new object may have the address of a released object.
    let existing = stored?.object === object ? stored : nil
    let result = existing ?? ObjectChanges(of: object, in: graph)
    if existing == nil { changes[ObjectIdentifier(object)] = result }
    result.uses += 1
    return result
  }

  /// Decrements the number of uses of an object's input.
  ///
  /// When no use is left, the subscription ends, and the input leaves the graph.
  func release(_ used: ObjectChanges, of object: ObjectIdentifier) {
    used.uses -= 1
    guard used.uses == 0 else { return }
    if changes[object] === used { changes[object] = nil }
    used.retire()
  }
}

/// The key of a tree's observed objects.
///
/// Each tree creates its own default value. Nothing sets another value.
enum ObservedObjectsKey: EnvironmentKey {
  static var defaultValue: ObservedObjects { ObservedObjects() }
}
#endif
