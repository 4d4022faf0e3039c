#if Objects
import AmbientCore
import AmbientViews
import OpenCombine
import Synchronization

/// The publisher of an object that declares none of its own.
///
/// OpenCombine keeps it in the published properties. Where there are none it makes another one at each
/// request, on which nobody would hear what an object sends by hand; those are kept here. So are those of
/// objects with properties that are kept in a store, with what notifies the object of changes there.
func willChangePublisher(of object: AnyObject) -> ObservableObjectPublisher {
  let properties = publishingProperties(of: object)
  guard properties.areStored || !properties.keepPublisher else {
    return Reflection(object).objectWillChange
  }
  let made = properties.keepPublisher ? Reflection(object).objectWillChange : nil
  let (publisher, isNew, _) = keptPublishers.withLock {
    let (publisher, isNew) = $0.publisher(of: object, or: made)
    // What is forgotten goes away when the lock is open again: its end may ask for a publisher.
    return (Unchecked(publisher), isNew, Unchecked($0.takeForgotten()))
  }
  if isNew, properties.areStored {
    // Outside the lock, because stores are asked for their values.
    let observers = observeStores(of: object, publishing: publisher.value)
    keptPublishers.withLock { $0.keep(observers, for: object) }
  }
  return publisher.value
}

/// What is known of the properties of an object's type.
private struct PublishingProperties {
  /// Whether there is a published one, in which OpenCombine keeps the publisher.
  let keepPublisher: Bool

  /// Whether one is kept in a store.
  let areStored: Bool
}

private func publishingProperties(of object: AnyObject) -> PublishingProperties {
  let type = ObjectIdentifier(type(of: object))
  if let known = publishingTypes.withLock({ $0[type] }) { return known }
  let reflection = Reflection(object)
  let made = PublishingProperties(
    keepPublisher: reflection.objectWillChange === reflection.objectWillChange,
    areStored: !storedProperties(of: object).isEmpty
  )
  publishingTypes.withLock { $0[type] = made }
  return made
}

private let publishingTypes = Mutex<[ObjectIdentifier: PublishingProperties]>([:])

private let keptPublishers = Mutex(KeptPublishers())

private func storedProperties(of object: AnyObject) -> [any PublishedStorage] {
  var properties: [any PublishedStorage] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let present = mirror {
    properties += present.children.compactMap { $0.value as? any PublishedStorage }
    mirror = present.superclassMirror
  }
  return properties
}

/// Lets an object publish before a property changes that is kept in a store.
private func observeStores(
  of object: AnyObject,
  publishing publisher: ObservableObjectPublisher
) -> [AnyObject] {
  // Publishers guard themselves; of the object, only whether it is still there is asked.
  let (reference, publisher) = (Unchecked(WeakObject(object: object)), Unchecked(publisher))
  return storedProperties(of: object).map { property in
    property.observe {
      guard reference.value.object != nil else { return false }
      publisher.value.send()
      return true
    }
  }
}

private final class WeakObject {
  weak let object: AnyObject?
  init(object: AnyObject) { self.object = object }
}

/// Shows the properties of an object to OpenCombine's own implementation, which the object overrides.
private final class Reflection: OpenCombine.ObservableObject, CustomReflectable {
  private let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  var customMirror: Mirror { Mirror(reflecting: object) }
}

/// The publishers of objects, for as long as the objects live.
private struct KeptPublishers: @unchecked Sendable {
  // `@unchecked`: guarded by the mutex around it; publishers guard themselves.

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
    var observers: [AnyObject] = []
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 16
  private var forgotten: [Any] = []

  /// Hands over what was kept for objects that are gone.
  mutating func takeForgotten() -> [Any] {
    defer { forgotten = [] }
    return forgotten
  }

  /// The publisher of an object, and whether it is the first request for it.
  mutating func publisher(
    of object: AnyObject,
    or made: ObservableObjectPublisher?
  ) -> (ObservableObjectPublisher, isNew: Bool) {
    // The address of an object that is gone may be used again.
    if let known = entries[ObjectIdentifier(object)], known.object === object {
      return (known.publisher, false)
    }
    if entries.count >= limit {
      // Objects that are only looked at here may have no other owner by now.
      forgotten = entries.values.compactMap { $0.object }
      forgotten += entries.values.filter { $0.object == nil }.map { $0 as Any }
      entries = entries.filter { $0.value.object != nil }
      limit = max(16, entries.count * 2)
    }
    let publisher = made ?? ObservableObjectPublisher()
    if let old = entries[ObjectIdentifier(object)] { forgotten.append(old) }
    entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    return (publisher, true)
  }

  /// Holds what listens for an object.
  mutating func keep(_ observers: [AnyObject], for object: AnyObject) {
    entries[ObjectIdentifier(object)]?.observers = observers
  }
}
#endif
