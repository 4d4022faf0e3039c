#if Objects
import AmbientCore
import AmbientViews
import OpenCombine
import Synchronization

/// Returns the publisher of an object whose class does not declare its own `objectWillChange`.
///
/// OpenCombine stores the publisher in the object's published properties. For an object without
/// published properties, OpenCombine makes a new publisher at each request. A subscriber of one
/// publisher would not receive the values that the object sends with another publisher. This
/// function therefore caches the publishers of such objects. It also caches the publishers of
/// objects with `@AppStorage` properties, together with the observers of these properties.
func willChangePublisher(of object: AnyObject) -> ObservableObjectPublisher {
  let properties = publishingProperties(of: object)
  guard properties.useStores || !properties.storePublisher else {
    return Reflection(object).objectWillChange
  }
  let storedPublisher = properties.storePublisher ? Reflection(object).objectWillChange : nil
  let (publisher, isNew, _) = cachedPublishers.withLock {
    let (publisher, isNew) = $0.publisher(of: object, or: storedPublisher)
    // Removed references are released after the lock is unlocked, because a deinitializer may
    // request a publisher.
    return (UncheckedSendable(publisher), isNew, UncheckedSendable($0.takeRemoved()))
  }
  if isNew, properties.useStores {
    // The lock is unlocked here, because reading values from the stores may run other code.
    let observers = observeStores(of: object, publishing: publisher.value)
    cachedPublishers.withLock { $0.keep(observers, for: object) }
  }
  return publisher.value
}

/// The kinds of publishing properties that an object's type has.
private struct PublishingProperties {
  /// Whether there is a published property, in which OpenCombine stores the publisher.
  let storePublisher: Bool

  /// Whether there is a property whose value is in a store, such as an `@AppStorage` property.
  let useStores: Bool
}

private func publishingProperties(of object: AnyObject) -> PublishingProperties {
  let type = ObjectIdentifier(type(of: object))
  if let cached = publishingTypes.withLock({ $0[type] }) { return cached }
  let reflection = Reflection(object)
  let properties = PublishingProperties(
    // Two requests return the same publisher only if a property stores the publisher.
    storePublisher: reflection.objectWillChange === reflection.objectWillChange,
    useStores: !storedProperties(of: object).isEmpty
  )
  publishingTypes.withLock { $0[type] = properties }
  return properties
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

/// Makes an object announce changes of its `@AppStorage` properties, whose values are in stores.
///
/// The caller must keep the returned observers until the object is released.
private func observeStores(
  of object: AnyObject,
  publishing publisher: ObservableObjectPublisher
) -> [AnyObject] {
  // The closures may run on any thread, and the publisher is safe to use on any thread. The
  // closures do not use the object; they only check whether it still exists.
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

/// An object that has the mirror of another object.
///
/// OpenCombine's default implementation of `objectWillChange` searches the mirror of an object for
/// published properties. A call on the reflected object itself would not reach this default
/// implementation, because Ambient implements the `objectWillChange` of that object.
private final class Reflection: OpenCombine.ObservableObject, CustomReflectable {
  private let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  var customMirror: Mirror { Mirror(reflecting: object) }
}

/// The publishers of objects.
///
/// When the cache is full, publishers of released objects are removed.
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

  /// Removes and returns the references that the caller has to release after unlocking the lock.
  mutating func takeRemoved() -> [Any] {
    defer { removed = [] }
    return removed
  }

  /// Returns the publisher of an object, and whether this call added the publisher to the cache.
  ///
  /// If the cache has no publisher of the object, the method adds `storedPublisher`, or a new
  /// publisher if `storedPublisher` is nil.
  mutating func publisher(
    of object: AnyObject,
    or storedPublisher: ObservableObjectPublisher?
  ) -> (ObservableObjectPublisher, isNew: Bool) {
    // A new object may have the address of a released object.
    if let cached = entries[ObjectIdentifier(object)], cached.object === object {
      return (cached.publisher, false)
    }
    if entries.count >= limit {
      // Reading a weak reference creates a strong reference. If the object's other references are
      // released in the meantime, the strong reference is the last one, and its release may run
      // other code. The strong references are therefore also released after the lock is unlocked.
      removed = entries.values.compactMap { $0.object }
      removed += entries.values.filter { $0.object == nil }.map { $0 as Any }
      entries = entries.filter { $0.value.object != nil }
      limit = max(16, entries.count * 2)
    }
    let publisher = storedPublisher ?? ObservableObjectPublisher()
    if let old = entries[ObjectIdentifier(object)] { removed.append(old) }
    entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    return (publisher, true)
  }

  /// Stores the observers of an object's `@AppStorage` properties.
  mutating func keep(_ observers: [AnyObject], for object: AnyObject) {
    entries[ObjectIdentifier(object)]?.observers = observers
  }
}
#endif
