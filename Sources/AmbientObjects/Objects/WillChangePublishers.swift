#if Objects
import AmbientCore
import OpenCombine
import Synchronization

/// The publisher of an object that declares none of its own.
///
/// OpenCombine keeps it in the published properties. Where there are none it makes another one at each
/// request, on which nobody would hear what an object sends by hand; those are kept here.
func willChangePublisher(of object: AnyObject) -> ObservableObjectPublisher {
  let type = ObjectIdentifier(type(of: object))
  switch publishingTypes.withLock({ $0[type] }) {
  case true?: return Reflection(object).objectWillChange
  case false?: return keptPublisher(of: object)
  case nil:
    let reflection = Reflection(object)
    let keepsPublisher = reflection.objectWillChange === reflection.objectWillChange
    publishingTypes.withLock { $0[type] = keepsPublisher }
    return willChangePublisher(of: object)
  }
}

/// Whether the objects of a type keep their publisher in published properties.
private let publishingTypes = Mutex<[ObjectIdentifier: Bool]>([:])

private let keptPublishers = Mutex(KeptPublishers())

private func keptPublisher(of object: AnyObject) -> ObservableObjectPublisher {
  let (publisher, dropped) = keptPublishers.withLock { kept in
    let dropped = kept.removeUnused()
    return Unchecked((kept.publisher(of: object), dropped))
  }.value
  // What is dropped ends outside the lock: its end may be the user's.
  withExtendedLifetime(dropped) {}
  return publisher
}

/// Shows the properties of an object to OpenCombine's own implementation, which the object overrides.
private final class Reflection: OpenCombine.ObservableObject, CustomReflectable {
  private let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  var customMirror: Mirror { Mirror(reflecting: object) }
}

/// The publishers of objects without published properties, for as long as the objects live.
private struct KeptPublishers: @unchecked Sendable {
  // `@unchecked`: guarded by the mutex around it; publishers guard themselves.

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 16

  /// Takes out the publishers of objects that are gone, once there are twice as many entries as last time.
  ///
  /// - Returns: What was taken out, and the objects that were looked at and may have no other owner by now.
  mutating func removeUnused() -> ([ObservableObjectPublisher], [AnyObject]) {
    guard entries.count >= limit else { return ([], []) }
    let alive = entries.values.compactMap { $0.object }
    let unused = entries.filter { $0.value.object == nil }
    for key in unused.keys { entries[key] = nil }
    limit = max(16, entries.count * 2)
    return (unused.values.map(\.publisher), alive)
  }

  mutating func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // The address of an object that is gone may be used again.
    if let known = entries[ObjectIdentifier(object)], known.object === object {
      return known.publisher
    }
    let made = ObservableObjectPublisher()
    entries[ObjectIdentifier(object)] = Entry(object: object, publisher: made)
    return made
  }
}
#endif
