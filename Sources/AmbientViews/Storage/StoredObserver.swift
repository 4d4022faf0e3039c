import AmbientEnvironment
import AmbientGraph
import AmbientReflection
import AmbientSupport
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

  // Guarded by the lock: the value that the object was notified of last, how many there were before it, and
  // how many properties are about to keep one. Stores and items do not change.
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
    // Until the write is over, the old value is there, of which the object has been notified before.
    guard lock.exclusively({ writes == 0 }) else { return }
    notify(of: item.value(in: store))
  }

  private func notify(of value: Value) {
    guard isNews(value) else { return }
    if MainQueue.isCurrent {
      tell()
    } else {
      // Objects publish on the main thread, whoever writes to the store.
      DispatchQueue.main.async { self.tell() }
    }
  }

  /// Notes the value, unless it is the one that the object was notified of last.
  private func isNews(_ value: Value) -> Bool {
    while true {
      // Values are compared, and go away, outside of the lock: that is code of the program.
      let (known, change) = lock.exclusively { (last, changes) }
      if areSame(known, value) { return false }
      var value = value
      let isDone = lock.exclusively {
        guard changes == change else { return false }
        changes += 1
        swap(&last, &value)
        return true
      }
      if isDone { return true }
    }
  }

  private func tell() { if !willChange() { StoredReaders.remove(self, of: item.key) } }
}
