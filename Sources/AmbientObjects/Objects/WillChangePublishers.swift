#if Objects
import AmbientCore
import AmbientViews
import OpenCombine
import Synchronization

/// Returns the publisher of an object that declares none.
///
/// OpenCombine stores the publisher in the object's published properties. For an object without
/// any, it makes a new publisher at each request, so subscribers would miss the values that the
/// object sends. The publishers of such objects are cached here. So are those of objects whose
/// properties live in a store, together with the observers of the store.
func willChangePublisher(of object: AnyObject) -> ObservableObjectPublisher {
  let properties = publishingProperties(of: object)
  guard properties.useStores || !properties.storePublisher else {
    return Reflection(object).objectWillChange
  }
  let made = properties.storePublisher ? Reflection(object).objectWillChange : nil
  let (publisher, isNew, _) = cachedPublishers.withLock {
    let (publisher, isNew) = $0.publisher(of: object, or: made)
    // Released entries are freed after the lock is released: their deinitializers may request a
    // publisher.
    return (UncheckedSendable(publisher), isNew, UncheckedSendable($0.takeRemoved()))
  }
  if isNew, properties.useStores {
    // Outside of the lock, because the code reads values from the stores.
    let observers = observeStores(of: object, publishing: publisher.value)
    cachedPublishers.withLock { $0.keep(observers, for: object) }
  }
  return publisher.value
}

/// The kinds of publishing properties that an object's type has.
private struct PublishingProperties {
  /// Whether there is a published property, in which OpenCombine stores the publisher.
  let storePublisher: Bool

  /// Whether the value of any property lives in a store.
  let useStores: Bool
}

private func publishingProperties(of object: AnyObject) -> PublishingProperties {
  let type = ObjectIdentifier(type(of: object))
  if let cached = publishingTypes.withLock({ $0[type] }) { return cached }
  let reflection = Reflection(object)
  let made = PublishingProperties(
    storePublisher: reflection.objectWillChange === reflection.objectWillChange,
    useStores: !storedProperties(of: object).isEmpty
  )
  publishingTypes.withLock { $0[type] = made }
  return made
}

private let publishingTypes = Mutex<[ObjectIdentifier: PublishingProperties]>([:])

private let cachedPublishers = Mutex(CachedPublishers())

private func storedProperties(of object: AnyObject) -> [any PublishedStorage] {
  var properties: [any PublishedStorage] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let present = mirror {
    properties += present.children.compactMap { $0.value as? any PublishedStorage }
    mirror = present.superclassMirror
  }
  return properties
}

/// Makes an object publish before any of its properties changes in a store.
private func observeStores(
  of object: AnyObject,
  publishing publisher: ObservableObjectPublisher
) -> [AnyObject] {
  // Publishers are safe to use on any thread. Of the object, only its existence is checked.
  let (reference, publisher) = (
    UncheckedSendable(WeakObject(object: object)), UncheckedSendable(publisher)
  )
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

/// Presents an object's properties to OpenCombine's default implementation, which the object
/// overrides.
private final class Reflection: OpenCombine.ObservableObject, CustomReflectable {
  private let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  var customMirror: Mirror { Mirror(reflecting: object) }
}

/// The publishers of objects, for the lifetime of the objects.
private struct CachedPublishers: @unchecked Sendable {
  // `@unchecked`: a mutex guards the value, and publishers are safe to use on any thread.

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
    var observers: [AnyObject] = []
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 16
  private var removed: [Any] = []

  /// Removes and returns the entries of released objects.
  mutating func takeRemoved() -> [Any] {
    defer { removed = [] }
    return removed
  }

  /// Returns the publisher of an object, and whether this is the first request for it.
  mutating func publisher(
    of object: AnyObject,
    or made: ObservableObjectPublisher?
  ) -> (ObservableObjectPublisher, isNew: Bool) {
    // A new object may have the address of a released one.
    if let cached = entries[ObjectIdentifier(object)], cached.object === object {
      return (cached.publisher, false)
    }
    if entries.count >= limit {
      // The strong references taken here may by now be the last ones to their objects.
      removed = entries.values.compactMap { $0.object }
      removed += entries.values.filter { $0.object == nil }.map { $0 as Any }
      entries = entries.filter { $0.value.object != nil }
      limit = max(16, entries.count * 2)
    }
    let publisher = made ?? ObservableObjectPublisher()
    if let old = entries[ObjectIdentifier(object)] { removed.append(old) }
    entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    return (publisher, true)
  }

  /// Stores the observers of an object's stores.
  mutating func keep(_ observers: [AnyObject], for object: AnyObject) {
    entries[ObjectIdentifier(object)]?.observers = observers
  }
}
#endif
