import AmbientGraph
import Foundation

/// A place where values are kept under names, for longer than a view is in a tree.
protocol ValueStore: AnyObject {
  /// What is kept under a name.
  func object(forKey key: String) -> Any?

  /// Keeps something under a name; nil to keep nothing.
  func set(_ value: Any?, forKey key: String)
}

extension UserDefaults: ValueStore {}

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

  /// Keeps another value, and tells all who read an item of this name.
  func set(_ value: Value, in store: any ValueStore) {
    store.set(form.stored(value), forKey: key)
    StoredReaders.storeChanged(key)
  }
}

extension StoredItem: SelfComparing {
  func isSame(as other: StoredItem) -> Bool {
    key == other.key && form == other.form && areSame(fallback, other.fallback)
  }
}
