import AmbientGraph
import AmbientReflection
import Foundation

/// A place where values are kept under names, for longer than a view is in a tree.
protocol ValueStore: AnyObject {
  /// What is kept under a name.
  func object(forKey key: String) -> Any?

  /// Keeps something under a name; nil to keep nothing.
  func set(_ value: Any?, forKey key: String)

  /// Whether what is kept in one is kept in the other.
  func keepsSameValues(as other: any ValueStore) -> Bool
}

extension ValueStore {
  /// An object is a store of its own, unless it says otherwise.
  func keepsSameValues(as other: any ValueStore) -> Bool { self === other }
}

/// One of the values in a store.
struct StoredItem<Value> {
  let key: String

  /// The value where nothing is kept.
  let fallback: Value

  let form: any StoredForm<Value>.Type

  /// The value that is kept now.
  func value(in store: any ValueStore) -> Value {
    store.object(forKey: key).flatMap { form.value(of: $0) } ?? fallback
  }

  /// Keeps another value, and notifies all readers of items of this name.
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
