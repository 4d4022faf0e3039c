public import AmbientCore
package import AmbientSupport

/// A value that is kept for a scene: as long as it is there, and for as long as its host keeps it.
///
/// ```swift
/// struct Reader: View {
///   @SceneStorage("page") private var page = 1
///
///   var body: some View { Stepper("Page \(page)", value: $page) }
/// }
/// ```
///
/// It is kept in the `sceneValues` of the surroundings, of which each window of an app and each other tree
/// has its own unless the host sets others. All properties for the same key show the same value. Outside a view it is the value
/// where nothing is kept, and writes are lost.
///
/// - Invalidation: A change re-runs the bodies that read the value, or a binding to it, in their last run.
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

  /// The value of now.
  ///
  /// Set while a body runs, it warns and stays as it is.
  public var wrappedValue: Value {
    get { property.place.value }
    nonmutating set { property.place.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(property.place, \.value) }
}

// The values of a scene guard themselves; what is read in bodies belongs to the tree that runs them.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: LiteralText,
    storage: inout AnyObject?
  ) {
    property.install(in: owner, name: name, storage: &storage)
  }
}

private struct SceneValuesKey: EnvironmentKey {
  static var defaultValue: SceneValues { SceneValues() }
}

extension EnvironmentValues {
  /// Where `@SceneStorage` keeps its values; a host that keeps them for the next time sets its own, for
  /// the windows of an app with `AppSession.makeSceneValues`.
  public var sceneValues: SceneValues {
    get { self[SceneValuesKey.self] }
    set { self[SceneValuesKey.self] = newValue }
  }

  fileprivate var sceneStore: any ValueStore { sceneValues }
}
