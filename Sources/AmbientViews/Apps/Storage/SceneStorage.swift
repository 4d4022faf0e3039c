public import AmbientCore
package import AmbientSupport

/// A property whose value is stored for a scene, and is restored if the host restores scenes.
///
/// ```swift
/// struct Reader: View {
///   @SceneStorage("page") private var page = 1
///
///   var body: some View { Stepper("Page \(page)", value: $page) }
/// }
/// ```
///
/// The store is `sceneValues` in the environment. By default, each window of an app has its own
/// store, and so does each view tree outside of an app. All properties with the same key in a store
/// have the same value. Outside of a view, the property always has its default, and discards new
/// values.
///
/// - Invalidation: A change runs the bodies that read the value in their last run, directly or
///   through a binding.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  init(_ key: String, _ fallback: Value, _ form: any StoredForm<Value>.Type) {
    property = StoredProperty(
      StoredItem(key: key, fallback: fallback, form: form),
      in: nil,
      or: \.sceneStore
    )
  }

  /// The current value.
  ///
  /// Setting the value while a body runs causes a warning, and has no other effect.
  public var wrappedValue: Value {
    get { property.location.value }
    nonmutating set { property.location.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(property.location, \.value) }
}

// @unchecked: the store has a lock. The graph stores a copy of the value for bodies. Only the
// thread that owns the graph uses this copy.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: StaticText,
    storage: inout AnyObject?
  ) {
    property.install(in: owner, name: name, storage: &storage)
  }
}

private struct SceneValuesKey: EnvironmentKey {
  static var defaultValue: SceneValues { SceneValues() }
}

extension EnvironmentValues {
  /// The store of `@SceneStorage` properties.
  ///
  /// A host that restores values sets a store of its own here. For the windows of an app, the host
  /// sets `AppSession.makeSceneValues` instead.
  public var sceneValues: SceneValues {
    get { self[SceneValuesKey.self] }
    set { self[SceneValuesKey.self] = newValue }
  }

  fileprivate var sceneStore: any ValueStore { sceneValues }
}
