import AmbientCore
import AmbientGraph
import AmbientReflection
import AmbientSupport

/// What `@AppStorage` and `@SceneStorage` have in common: an item, and where it is kept.
struct StoredProperty<Value> {
  private let item: StoredItem<Value>
  private let ownStore: (any ValueStore)?
  private let keyPath: KeyPath<EnvironmentValues, any ValueStore>
  private var installedPlace: StoredPlace<Value>?

  /// Makes a property of an item: in a store, or in the one that a key path leads to.
  init(
    _ item: StoredItem<Value>,
    in ownStore: (any ValueStore)?,
    or keyPath: KeyPath<EnvironmentValues, any ValueStore>
  ) {
    self.item = item
    self.ownStore = ownStore
    self.keyPath = keyPath
  }

  /// The way to the item; outside a view, where nothing is set in the surroundings.
  var place: StoredPlace<Value> {
    installedPlace
      ?? StoredPlace(
        item,
        in: ownStore ?? EnvironmentValues()[keyPath: keyPath],
        or: Environment(keyPath),
        label: item.key,
        graph: nil
      )
  }
}

extension StoredProperty {
  /// Notifies an object that has the property, outside a view, of changes of the value.
  func observe(_ willChange: @escaping @Sendable () -> Bool) -> AnyObject {
    StoredObserver(item, in: ownStore ?? EnvironmentValues()[keyPath: keyPath], willChange)
  }
}

extension StoredProperty: BuiltInProperty {
  mutating func install(in owner: PropertyOwner, name: LiteralText, storage: inout AnyObject?) {
    let known = storage as? StoredPlace<Value>
    if let known, known.leads(to: item, in: ownStore) { return installedPlace = known }
    known?.retire()
    let keyPath = keyPath
    var surroundings = Environment(keyPath)
    var nothing: AnyObject?
    surroundings.install(in: owner, name: name, storage: &nothing)
    let made = StoredPlace(
      item,
      in: ownStore,
      or: surroundings,
      label: owner.name.map { "\($0).\(name.description)" } ?? name.description,
      graph: owner.graph
    )
    storage = made
    installedPlace = made
  }
}

extension StoredProperty: SelfComparing {
  /// Two are the same if they lead to the same item; where they are installed does not matter.
  func isSame(as other: StoredProperty) -> Bool {
    areSameStore(ownStore, other.ownStore) && item.isSame(as: other.item)
      && keyPath == other.keyPath
  }
}
