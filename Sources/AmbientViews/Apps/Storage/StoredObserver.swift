import AmbientEnvironment
import AmbientFoundation
import AmbientGraph
import AmbientReflection
import AmbientSupport
import Dispatch
import Synchronization

/// A property wrapper, such as `@AppStorage`, that can notify the object that contains the
/// property.
package protocol PublishedStorage {
  /// Observes the value, so that the object can announce changes.
  ///
  /// - Parameter willChange: The closure to call for each change, on the main thread. The closure
  ///   returns false if the object no longer exists.
  /// - Returns: The observer. The observation ends when the observer is released.
  func observe(_ willChange: @escaping @Sendable () -> Bool) -> AnyObject
}

/// An observer that notifies an observable object of changes of a stored item.
final class StoredObserver<Value>: StoredReader, @unchecked Sendable {
  private let item: StoredItem<Value>
  private let store: any ValueStore
  private let willChange: @Sendable () -> Bool

  // Guarded by the lock: the value of the last notification, the number of notifications, and the
  // number of writes in progress. All other fields are constant.
  private let lock = Mutex(())
  private var last: Value
  private var changes = 0
  private var writes = 0

  init(
    _ item: StoredItem<Value>,
    in store: any ValueStore,
    _ willChange: @escaping @Sendable () -> Bool
  ) {
    self.item = item
    self.store = store
    self.willChange = willChange
    last = item.value(in: store)
    StoredReaders.add(self, of: item.key)
  }

  deinit { StoredReaders.remove(self, of: item.key) }

  func storeWillChange(in written: any ValueStore, to stored: Any?) {
    guard areSameStore(store, written) else { return }
    lock.exclusively { writes += 1 }
    notify(of: stored.flatMap { item.form.value(of: $0) } ?? item.fallback)
  }

  func storeHasChanged(in written: any ValueStore) {
    guard areSameStore(store, written) else { return }
    lock.exclusively { writes -= 1 }
    storeChanged()
  }

  func storeChanged() {
    // During a write, the store may still have the old value, and the object was already notified
    // of the new value.
    guard lock.exclusively({ writes == 0 }) else { return }
    notify(of: item.value(in: store))
  }

  private func notify(of value: Value) {
    guard recordIfChanged(value) else { return }
    if MainQueue.isCurrent {
      notifyObject()
    } else {
      // The store may be written on any thread, but objects announce changes on the main thread.
      DispatchQueue.main.async { self.notifyObject() }
    }
  }

  /// Records a value, and returns whether it differs from the value of the last notification.
  private func recordIfChanged(_ value: Value) -> Bool {
    while true {
      // Values are compared and released while the lock is unlocked. Comparisons and releases may
      // run code of the program, and that code may write the item. If another thread recorded a
      // value in the meantime, the comparison is repeated.
      let (previous, change) = lock.exclusively { (last, changes) }
      if areSame(previous, value) { return false }
      var value = value
      let isRecorded = lock.exclusively {
        guard changes == change else { return false }
        changes += 1
        swap(&last, &value)
        return true
      }
      if isRecorded { return true }
    }
  }

  private func notifyObject() {
    if !willChange() { StoredReaders.remove(self, of: item.key) }
  }
}
