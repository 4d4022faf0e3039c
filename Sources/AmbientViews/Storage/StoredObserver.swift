import AmbientEnvironment
import AmbientGraph
import Dispatch
import Synchronization

/// A property of an object, not of a view, whose value is kept in a store.
package protocol PublishedStorage {
  /// Notifies the object of changes of the value, for as long as the result is held.
  ///
  /// - Parameter willChange: Called on the main thread; false if the object is gone.
  /// - Returns: What listens.
  func observe(_ willChange: @escaping @Sendable () -> Bool) -> AnyObject
}

/// Hears of changes of an item on behalf of an object.
final class StoredObserver<Value>: StoredReader, @unchecked Sendable {
  private let item: StoredItem<Value>
  private let store: any ValueStore
  private let willChange: @Sendable () -> Bool

  // Guarded by the lock: the value that the object was notified of last. Stores and items do not change.
  private let lock = Mutex(())
  private var last: Value

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
    notify(of: stored.flatMap { item.form.value(of: $0) } ?? item.fallback)
  }

  func storeChanged() { notify(of: item.value(in: store)) }

  private func notify(of value: Value) {
    let isChange = lock.exclusively {
      if areSame(last, value) { return false }
      last = value
      return true
    }
    guard isChange else { return }
    if MainQueue.isCurrent {
      tell()
    } else {
      // Objects publish on the main thread, whoever writes to the store.
      DispatchQueue.main.async { self.tell() }
    }
  }

  private func tell() { if !willChange() { StoredReaders.remove(self, of: item.key) } }
}
