import AmbientCore
import AmbientGraph
import AmbientReflection
import AmbientSupport

/// The common part of `@AppStorage` and `@SceneStorage`: an item and its store.
struct StoredProperty<Value> {
  private let item: StoredItem<Value>
  private let ownStore: (any ValueStore)?
  private let keyPath: KeyPath<EnvironmentValues, any ValueStore>
  private var installedLocation: StoredLocation<Value>?

  /// Creates a property for an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - ownStore: The store of the item; nil to use the store of the environment.
  ///   - keyPath: The key path of the store in the environment.
  init(
    _ item: StoredItem<Value>,
    in ownStore: (any ValueStore)?,
    or keyPath: KeyPath<EnvironmentValues, any ValueStore>
  ) {
    self.item = item
    self.ownStore = ownStore
    self.keyPath = keyPath
  }

  /// The location of the item in the store.
  ///
  /// Outside of a view, a property without a store of its own uses the default of the environment
  /// value that `keyPath` refers to.
  var location: StoredLocation<Value> {
    installedLocation
      ?? StoredLocation(
        item,
        in: ownStore ?? EnvironmentValues()[keyPath: keyPath],
        or: Environment(keyPath),
        label: item.key,
        graph: nil
      )
  }
}

extension StoredProperty {
  /// Observes the value for an observable object that contains the property.
  ///
  /// - Parameter willChange: The closure to call for each change, on the main thread. The closure
  ///   returns false if the object no longer exists.
  /// - Returns: The observer. The observation ends when the observer is released.
  func observe(_ willChange: @escaping @Sendable () -> Bool) -> AnyObject {
    StoredObserver(item, in: ownStore ?? EnvironmentValues()[keyPath: keyPath], willChange)
  }
}

extension StoredProperty: BuiltInProperty {
  mutating func install(in owner: PropertyOwner, name: StaticText, storage: inout AnyObject?) {
    let existing = storage as? StoredLocation<Value>
    if let existing, existing.isLocation(of: item, in: ownStore) {
      return installedLocation = existing
    }
    existing?.retire()
    let keyPath = keyPath
    var environmentStore = Environment(keyPath)
    var unusedStorage: AnyObject?
    environmentStore.install(in: owner, name: name, storage: &unusedStorage)
    let location = StoredLocation(
      item,
      in: ownStore,
      or: environmentStore,
      label: owner.name.map { "\($0).\(name.description)" } ?? name.description,
      graph: owner.graph
    )
    storage = location
    installedLocation = location
  }
}

extension StoredProperty: SelfComparing {
  /// Returns whether two properties have the same item, and find their store in the same way.
  func isSame(as other: StoredProperty) -> Bool {
    areSameStore(ownStore, other.ownStore) && item.isSame(as: other.item)
      && keyPath == other.keyPath
  }
}
