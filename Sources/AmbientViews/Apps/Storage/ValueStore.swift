import AmbientGraph
import AmbientReflection
import Foundation

/// A store that finds values by key, and that outlives the views that use the store.
protocol ValueStore: AnyObject {
  func object(forKey key: String) -> Any?

  /// Stores an object for a key; nil removes the stored object.
  func set(_ value: Any?, forKey key: String)

  /// Returns whether two objects represent the same store.
  func hasSameValues(as other: any ValueStore) -> Bool
}

extension ValueStore {
  func hasSameValues(as other: any ValueStore) -> Bool { self === other }
}

/// The key, the default and the form of a value in a store.
///
/// The form converts the value to an object that the store accepts, and back.
struct StoredItem<Value> {
  let key: String

  /// The item's value while the store has no value that the form can convert.
  let fallback: Value

  let form: any StoredForm<Value>.Type

  func value(in store: any ValueStore) -> Value {
    store.object(forKey: key).flatMap { form.value(of: $0) } ?? fallback
  }

  /// Stores a value, and notifies all readers of the key.
  func set(_ value: Value, in store: any ValueStore) {
    let stored = form.stored(value)
    StoredReaders.notify(of: key, in: store, to: stored) { store.set(stored, forKey: key) }
    if let defaults = store as? UserDefaults { UnsavedDefaults.add(defaults) }
  }
}

extension StoredItem: SelfComparing {
  func isSame(as other: StoredItem) -> Bool {
    key == other.key && form == other.form && areSame(fallback, other.fallback)
  }
}
